import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {pace} from '../pace';

const port = Number(process.env.E2E_PORT ?? 4173);
/** An external server (a preview, nginx) can be tested instead of the one started here. */
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${port}`;

/** Browser that `npm test` prefers (`scripts/lib/chromium.mjs`); the other one breaks lines differently. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
);

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'spec/**/*.spec.ts'],
  outputDir: '../../test-results/e2e',
  // A missing picture is a failure: it is only written on request, and reviewed.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/e2e/look/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Tests that are too slow for each change: `npm run test:full`.
  grepInvert:
    process.env.TEST_FULL || process.env.npm_lifecycle_event === 'test:look' ? undefined : /@full/,
  // A retry distinguishes a slow machine from a fault; a test that needed it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 2,
  timeout: 45_000 * pace,
  expect: {timeout: 10_000 * pace},
  reporter: [['list'], ['json', {outputFile: '../../test-results/e2e.json'}]],
  use: {
    baseURL,
    viewport: {width: 1280, height: 900},
    // Overrides the time zone of the machine. Tests that depend on another value set it.
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording every test takes a fifth of the time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? chromium,
      args: [
        // Chromium's sandbox does not start as root, which containers usually are.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(process.env.E2E_BASE_URL
    ? {}
    : {
        webServer: {
          command: `npx tsx ../../scripts/serve-build.mts ${port}`,
          port,
          reuseExistingServer: false,
        },
      }),
});
