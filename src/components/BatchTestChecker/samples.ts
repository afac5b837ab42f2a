/** A configuration that is in order. */
export const sample = `version: '1'
name: Navigation regression
jobs:
  - name: Obstacle avoidance
    type: generic
    images:
      base: registry.example.com/northgate-logistics/nav-test:1.4.0
    records:
      labels:
        - (aisle AND night) OR dock
    parameters:
      script: [python3, -m, pytest, --junitxml=/cos/artifacts/report.xml, tests]
      resource: medium
on:
  bundlePush:
    category: [navigation]
`;

/** The same with the mistakes that are made most. */
export const faultySample = `version: 1
name: Navigation regression
jobs:
  - name: Obstacle avoidance
    type: generics
    image:
      base: registry.example.com/northgate-logistics/nav-test:1.4.0
    records:
      labels:
        - NOT (aisle AND night)
        - 20260312
    parameters:
      scripts: [python3, -m, pytest, tests]
      resource: huge
on:
  bundlePush:
    category: navigation
`;
