/** Debian packages that the tests need. */
import {existsSync} from 'node:fs';
import {run} from './setup.mjs';

const minutes = 60_000;

/**
 * Installs packages where that is allowed: as root, where there is apt-get. One call at a time: another
 * one would find apt-get's files locked.
 *
 * @param {string} what they are called in a sentence
 * @param {readonly string[]} packages
 */
export async function installWithApt(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing ${what} (apt-get) …`);
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  // The system may be looking for updates by itself.
  const apt = ['-q', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', [...apt, 'update'], {env, timeout: 5 * minutes});
  await run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', ...packages], {
    env,
    timeout: 15 * minutes,
  });
}
