import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {pace} from './pace';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Unit tests, content checks, tests of the built site, build-failure and deployment tests; browser tests have a
 * separate runner.
 */
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
    // Tolerates a busy machine.
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
    // Concurrent tests are builds, which use several cores each.
    maxConcurrency: 2,
    // Prints complete lists of findings.
    chaiConfig: {truncateThreshold: 0},
  },
});
