import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

const deploy = path.join(__dirname, '../../deploy');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Path of nginx, installed with apt-get where that is allowed. */
export function findNginx(): string {
  const places = [
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ];
  const found = () => places.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = {
      stdio: 'ignore',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    } as const;
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'nginx-light'],
      options,
    );
  }
  const nginx = found();
  if (!nginx) {
    throw new Error('These tests need nginx: run "sudo apt-get install nginx-light".');
  }
  return nginx;
}

/**
 * Starts nginx with the shipped configuration on `root`.
 * @returns its address, and what stops it and removes its folder
 */
export async function startNginx(root: string): Promise<{url: string; stop: () => Promise<void>}> {
  const nginx = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  mkdirSync(path.join(folder, 'logs'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((file) =>
    existsSync(file),
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include ${types};
  access_log off;
  ${temporary}
  include ${deploy}/cache.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${deploy}/site.conf;
  }
}
`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(url);
      break;
    } catch (error) {
      if (attempt > 100 || child.exitCode !== null) {
        throw new Error(`nginx did not start with ${deploy}/site.conf`, {cause: error});
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
