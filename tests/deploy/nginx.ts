/** nginx with the shipped configuration, on a copy of the built site. */
import {execFileSync, spawn} from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {precompress} from '../../scripts/lib/precompress';
import {freePort} from '../free-port';
import {nginxCommand} from './dockerfile';

const build = path.resolve('build');
const binary = '/usr/sbin/nginx';

/** nginx and its files belong to nobody, as in the container. */
const nobody = 65534;

/** Replaces parts of a file of `deploy/`, which must contain them. */
function change(file: string, parts: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [part, by] of parts) {
    if (!text.includes(part)) {
      throw new Error(
        `${file} no longer contains "${part}": change tests/deploy/nginx.ts as well.`,
      );
    }
    text = text.replaceAll(part, by);
  }
  writeFileSync(file, text);
}

export interface RunningNginx {
  url: string;
  /** Served copy of the site. */
  site: string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx unprivileged on a read-only copy of `build/`, with the command of the container and the files of
 * `deploy/`, changing only the port and the folders.
 * @param quality of the Brotli files; the best requires a minute, and tests do not need it
 * @throws if nginx or a build is missing
 */
export async function startNginx(quality = 4): Promise<RunningNginx> {
  if (!existsSync(path.join(build, '_deploy')) || !existsSync(path.join(build, 'en/index.html'))) {
    throw new Error('There is no build of both languages: run "npm run build" first.');
  }
  if (!existsSync(binary)) {
    const packages = 'nginx-light libnginx-mod-http-brotli-static';
    throw new Error(`There is no nginx: run "sudo apt-get install ${packages}".`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const site = path.join(folder, 'site');
  const config = path.join(folder, 'config');
  const writable = path.join(folder, 'tmp');
  cpSync(build, site, {recursive: true, preserveTimestamps: true});
  await precompress(site, quality);
  cpSync('deploy', config, {recursive: true});
  // Chosen late: another process may use the port meanwhile.
  const port = await freePort();
  // In this order, because the folders of this run are below /tmp themselves.
  change(path.join(config, 'nginx.conf'), [
    [' /tmp/', ` ${writable}/`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['access_log /dev/stdout', 'access_log off'],
    ['/etc/nginx/site', config],
    ['/srv/site', site],
  ]);
  change(path.join(config, 'site.conf'), [['/srv/site', site]]);
  mkdirSync(writable);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(writable, nobody, nobody);
  }
  execFileSync('chmod', ['-R', 'a+rX,a-w', site, config]);
  const [, ...args] = nginxCommand().map((part) => part.replace('/etc/nginx/site', config));
  const child = spawn(binary, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    ...(isRoot && {uid: nobody, gid: nobody}),
  });
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => {
    complaints += data.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, {recursive: true, force: true});
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    ) {
      return {url, site, stop};
    }
    await pause(100);
  }
  await stop();
  throw new Error(`nginx did not start with deploy/nginx.conf: ${complaints}`);
}
