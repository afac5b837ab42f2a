/** Finds a Chromium for scripts and tests, and installs one where that is possible. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {installWithApt} from './apt.mjs';
import {runTool} from './setup.mjs';

/** Chromium without a user interface: the browser tests take half of the time in it. */
const headless = 'chromium-headless-shell';
const whole = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Whether a browser starts: a file may be there while the libraries it needs are not. */
function starts(file) {
  try {
    execFileSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000});
    return true;
  } catch {
    return false;
  }
}

async function findInstalled(names) {
  const {chromium} = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...files, macOs].find(starts);
}

/** Debian's fonts by what `fc-list` finds them with. Without them Chinese text is a row of boxes. */
const fonts = {':lang=zh': 'fonts-noto-cjk', 'Liberation Sans': 'fonts-liberation'};

function missingFonts() {
  try {
    return Object.entries(fonts)
      .filter(([pattern]) => execFileSync('fc-list', [pattern, 'family']).length === 0)
      .map(([, name]) => name);
  } catch {
    // A system without fc-list has a desktop, and its fonts.
    return [];
  }
}

/**
 * Path of a Chromium that starts, or a sentence that says what to do.
 * @param {{whole?: boolean}} [options] `whole`: one with a user interface, whose times are those of readers
 * @returns {Promise<{path: string} | {problem: string}>}
 */
export async function findChromium(options = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    return starts(wanted)
      ? {path: wanted}
      : {problem: `CHROMIUM_PATH names ${wanted}, which does not start: correct or unset it.`};
  }
  const names = options.whole ? whole : [headless, ...whole];
  const installs = [
    async () => {},
    // Older Debian has no such package.
    ...(options.whole ? [] : [() => installWithApt('Chromium', [headless])]),
    () => installWithApt('Chromium', ['chromium']),
    () => runTool('playwright', ['install', 'chromium']),
  ];
  for (const install of installs) {
    await install();
    const found = await findInstalled(names);
    if (found) {
      const missing = missingFonts();
      if (missing.length > 0) {
        await installWithApt('fonts', missing);
      }
      return {path: found};
    }
  }
  return {
    problem:
      'There is no Chromium: run "npx playwright install --with-deps chromium", or install Chrome and set CHROMIUM_PATH to it.',
  };
}
