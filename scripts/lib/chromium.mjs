/** Finds a Chromium for scripts and tests, and installs one if possible. */
import {execFileSync} from 'node:child_process';
import {installWithApt, runTool} from './setup.mjs';

/** Chromium without a user interface, which halves the duration of the browser tests. */
const headless = 'chromium-headless-shell';
const browsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Reports whether a browser starts: its libraries may be missing although the file exists. */
function starts(file) {
  try {
    execFileSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000});
    return true;
  } catch {
    return false;
  }
}

/** Reports whether Chinese text would render as boxes. A system without `fc-list` has a desktop with fonts. */
function lacksFonts() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family']).length === 0;
  } catch {
    return false;
  }
}

/**
 * Path of a working Chromium, or instructions. `CHROMIUM_PATH` selects one.
 * @param {{headed?: boolean}} [options] `headed`: one with a user interface, whose timings match those of readers
 * @returns {Promise<{path: string} | {problem: string}>}
 */
export async function findChromium(options = {}) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    return starts(configured)
      ? {path: configured}
      : {problem: `CHROMIUM_PATH names ${configured}, which does not start: correct or unset it.`};
  }
  const {chromium} = await import('@playwright/test');
  const files = [
    chromium.executablePath(),
    ...(options.headed ? browsers : [`/usr/bin/${headless}`, ...browsers]),
  ];
  const installs = [
    () => {},
    // Older Debian has no such package.
    () => installWithApt([options.headed ? 'chromium' : headless]),
    () => installWithApt(['chromium']),
    () => runTool('playwright', ['install', 'chromium']),
  ];
  for (const install of installs) {
    await install();
    const path = files.find(starts);
    if (path) {
      if (lacksFonts()) {
        await installWithApt(['fonts-noto-cjk', 'fonts-liberation']);
      }
      return {path};
    }
  }
  return {
    problem:
      'There is no Chromium: run "npx playwright install --with-deps chromium", or install Chrome and set CHROMIUM_PATH to it.',
  };
}
