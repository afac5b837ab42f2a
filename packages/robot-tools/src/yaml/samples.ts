/** Samples with common mistakes, by the kind of file. */
export const faultySamples = {
  cos: `version: 1
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
`,
  device: `mod:
name: default
conf:
  enabled: true
  listen_dirs:
    - data/amr/bags
  collect_dir:
    - /data/amr/bags
  skip_period_hours: two
topic:
  - /error_status
upload:
  rate_limit: 5MB
  network_rule:
    enabled: yes
    black_interfaces: wwan0
`,
};
