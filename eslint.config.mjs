import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {importX} from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '**/.docusaurus/',
      'node_modules/',
      'coverage/',
      'static/',
      'test-results/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // A name for a shape may read better as a type.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/array-type': 'off',
      // A fake in a test does nothing, at once.
      '@typescript-eslint/no-empty-function': 'off',
      // The one rule that asks for types, which takes as long as all others together: an error in a
      // promise that nobody waits for is lost. Strict TypeScript finds most of what the others would.
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: ['**/*.{mjs,js,mts}', 'scripts/**', 'tests/**', '*.ts'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['*.js'],
    languageOptions: {sourceType: 'commonjs'},
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'jsx-a11y': jsxA11y, '@docusaurus': docusaurus},
    languageOptions: {globals: globals.browser},
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Every text of the interface goes through <Translate> or translate().
      '@docusaurus/no-untranslated-text': [
        'error',
        {
          ignoredStrings: [
            '·',
            '—',
            '×',
            '/',
            '→',
            '404',
            'coScene',
            'coStudio',
            'coCLI',
            'GitHub',
          ],
        },
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['**/*.{ts,mts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver': {node: {extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js']}}},
    rules: {
      // A package is imported by its name, which leads to its one entry.
      'import-x/no-relative-packages': 'error',
      // A package gets from the site what it needs as options.
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            {target: './packages', from: ['./src', './scripts', './docs', './tests']},
            // Within the site, imports go one way: pages, theme → components → data → config.
            {target: './src/config', from: ['./src/{components,data,pages,theme}/**']},
            {target: './src/data', from: ['./src/{components,pages,theme}/**']},
            {target: './src/components', from: ['./src/{pages,theme}/**']},
          ],
        },
      ],
    },
  },
  {
    files: ['{src,packages/*/src}/**/*.tsx'],
    ignores: ['packages/browser-utils/src/LineIcon.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="viewBox"][value.value=/^0 0 (\\d+) \\1$/]',
          message: 'Use LineIcon: all icons of the site have its strokes and its 24 × 24 square',
        },
      ],
    },
  },
  {
    files: ['packages/**'],
    rules: {'no-restricted-imports': ['error', {patterns: ['@site/*']}]},
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      // The other rules prepare for the React compiler, which the site does not use.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
);
