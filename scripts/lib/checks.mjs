/** The checks of `npm run lint`, in the order in which they run; `npm test` runs the same ones. */
export const lintChecks = [
  {name: 'eslint', tool: 'eslint', args: ['.', '--max-warnings', '0'], fix: ['--fix']},
  {name: 'stylelint', tool: 'stylelint', args: ['**/*.css'], fix: ['--fix']},
  {name: 'markdownlint', tool: 'markdownlint', args: [], fix: ['--fix']},
  {name: 'spacing', tool: 'tsx', args: ['scripts/spacing.mts'], fix: ['--fix']},
  // Last, so that it formats what the others have changed.
  {
    name: 'prettier',
    tool: 'prettier',
    args: ['.', '--log-level', 'warn'],
    check: ['--check'],
    fix: ['--write'],
  },
];
