/** Finds a Chromium for the browser tests, and installs one, and its fonts, where that is possible. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {installWithApt} from './apt.mjs';
import {runTool} from './setup.mjs';

/** Chromium without a user interface: what takes it 45 s takes the others 95. Readers have one of these. */
const shell = 'chromium-headless-shell';
const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

const fixedPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const minutes = 60_000;

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser starts: a file may be there while the libraries it needs are not. */
function starts(file) {
  try {
    execFileSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000});
    return true;
  } catch {
    return false;
  }
}

async function ownBrowser() {
  const {chromium} = await import('playwright-core');
  return chromium.executablePath();
}

async function candidates(whole) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    await ownBrowser(),
    ...(whole ? names : [shell, ...names]).flatMap((name) =>
      folders.map((folder) => path.join(folder, name)),
    ),
    ...fixedPlaces,
  ];
}

async function installed(whole) {
  return (await candidates(whole)).find((file) => isExecutable(file) && starts(file));
}

/** Whether the system has no font of such a kind. One that cannot say has a desktop, and its fonts. */
function lacksFont(pattern) {
  try {
    return execFileSync('fc-list', [pattern, 'family'], {encoding: 'utf8'}).trim() === '';
  } catch {
    return false;
  }
}

/** What pages are set in where there is no desktop: without these, Chinese is a row of boxes, and narrower. */
const fonts = {':lang=zh': 'fonts-noto-cjk', 'Liberation Sans': 'fonts-liberation'};

async function installFonts() {
  const missing = Object.entries(fonts).filter(([pattern]) => lacksFont(pattern));
  if (missing.length > 0) {
    await installWithApt(
      'fonts',
      missing.map(([, name]) => name),
    );
  }
}

/** Older Debian has no such package. */
const installShell = () => installWithApt('Chromium', [shell]);

const installChromium = () => installWithApt('Chromium', ['chromium']);

async function installWithPlaywright() {
  console.log('Installing Chromium (playwright install) …');
  await runTool('playwright', ['install', 'chromium'], {timeout: 15 * minutes});
}

/**
 * Path of a Chromium that starts, or the sentence that says what to do.
 * @param {{whole?: boolean}} [options] `whole`: one with a user interface, whose times are those of readers
 * @returns {Promise<{path: string} | {problem: string}>}
 */
export async function findChromium({whole = false} = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    return isExecutable(wanted) && starts(wanted)
      ? {path: wanted}
      : {problem: `CHROMIUM_PATH names ${wanted}, which does not start: correct or unset it.`};
  }
  const installs = [undefined, ...(whole ? [] : [installShell]), installChromium];
  for (const install of [...installs, installWithPlaywright]) {
    await install?.();
    const found = await installed(whole);
    if (found) {
      await installFonts();
      return {path: found};
    }
  }
  return {
    problem:
      'No Chromium could be found or installed: run "sudo apt-get install chromium", or install Chrome and set CHROMIUM_PATH to it.',
  };
}
