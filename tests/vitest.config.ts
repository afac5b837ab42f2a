import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {pace} from './pace';

const root = path.resolve(import.meta.dirname, '..');

/** Unit tests, content checks, tests of the built site, build-failure and deployment tests; the browser tests have their own runner. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@site': root,
      '@docusaurus/Translate': path.join(root, 'tests/translate.ts'),
    },
  },
  test: {
    include: [
      'tests/{unit,content,build-failure,lazy-sections,site,deploy}/**/*.test.{ts,tsx}',
      'packages/*/tests/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // Tests that depend on the time zone set it.
    env: {TZ: 'UTC'},
    // A busy machine is not a failure.
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
    // Concurrent tests are builds, which use several cores each.
    maxConcurrency: 2,
    // A whole list of findings is worth more than its first lines.
    chaiConfig: {truncateThreshold: 0},
  },
});
