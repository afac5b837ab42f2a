/**
 * Classes of Infima, the styles of the theme, that no page and no script of the built site names: the build
 * leaves out their rules, 2 KB of what each first visit loads. `tests/e2e/frame.spec.ts` compares the list with
 * the built site: a class that is needed is deleted from it.
 */
const names = (block: string, rest: string): string[] =>
  rest.split(' ').map((name) => block + name);

const spaces = ['margin', 'padding'].flatMap((property) =>
  ['', '-top', '-right', '-bottom', '-left', '-vert', '-horiz'].flatMap((side) =>
    names(`${property}${side}--`, 'none xs sm md lg xl'),
  ),
);

const usedSpaces = new Set([
  ...names('margin', '--none -top--sm -top--md -top--lg -left--sm -bottom--sm -bottom--md'),
  ...names('margin-vert--', 'md lg xl'),
  ...names('padding', '--none -top--md -bottom--lg'),
]);

export const unusedClasses: readonly string[] = [
  ...spaces.filter((name) => !usedSpaces.has(name)),
  'container--fluid',
  ...names('row--', 'no-gutters align-top align-bottom align-center align-stretch align-baseline'),
  ...names('col--', '1 2 4 5 7 8 9 10 11 12'),
  ...names('col--offset-', '1 2 4 5 6 7 8 9 10 11 12'),
  ...names('shadow--', 'md tl'),
  ...names('text--', 'primary secondary success info warning danger left justify right'),
  ...names('text--', 'capitalize lowercase uppercase light normal semibold italic break'),
  'text--no-decoration',
  ...names('alert', '--primary __heading __icon'),
  ...names('avatar__', 'photo photo--sm photo--lg photo--xl intro name subtitle'),
  'avatar--vertical',
  ...names('badge--', 'primary success info warning danger'),
  ...names('breadcrumbs--', 'sm lg'),
  ...names('button--', 'active link lg block success info warning danger'),
  ...names('button-group', ' --block'),
  ...names('card', '--full-height __image __header __body __footer'),
  'dropdown--nocaret',
  ...names('hero', '--primary --dark __subtitle'),
  ...names('navbar__', 'items--center search-input'),
  ...names('pagination', '--sm --lg __item __item--active __item--disabled __link'),
  ...names('pills', '__item __item--active --block'),
];
