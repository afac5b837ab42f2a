/** The Dockerfile, as far as it can be tried where no container can be built. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {validate} from 'dockerfile-utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {instructions, nginxCommand} from '../../scripts/lib/dockerfile';
import {startNginx, type RunningNginx} from '../../scripts/lib/nginx';

const file = 'deploy/Dockerfile';
const text = readFileSync(path.resolve(file), 'utf8');
const stages = text.split(/^(?=FROM )/m).slice(1);
const last = instructions(stages.at(-1)!);

describe('the Dockerfile', () => {
  it('is valid', () => {
    expect(validate(text)).toEqual([]);
  });

  it('names the version of each image', () => {
    for (const stage of stages) {
      expect(instructions(stage).FROM).toMatch(/^\S+:\S*\d+\.?\d*\S*/);
    }
  });

  it('takes every setting of a build as an argument', () => {
    const table = /## Settings\n.*?\n(?:\|.*\n)+/s.exec(
      readFileSync(path.resolve('README.md'), 'utf8'),
    );
    const settings = [...table![0].matchAll(/`([A-Z][A-Z_]+)(?:=\S+)?`/g)].map(([, name]) => name);
    const given = [...stages[0]!.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(5);
    expect(given.sort()).toEqual([...new Set(settings)].sort());
  });

  it('runs without root rights, on a port that needs none', () => {
    expect(last.USER).not.toMatch(/^(?:root|0)\b/);
    expect(Number(last.EXPOSE)).toBeGreaterThan(1024);
    expect(readFileSync(path.resolve('deploy/nginx.conf'), 'utf8')).toContain(
      `listen ${last.EXPOSE} `,
    );
  });

  it('copies the configuration to where its command and its includes look for it', () => {
    expect(last.COPY).toContain('deploy/nginx.conf deploy/site.conf /etc/nginx/site/');
    expect(last.COPY).toContain('/site/build /srv/site');
    expect(nginxCommand()).toContain('/etc/nginx/site/nginx.conf');
  });
});

describe('the health check', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx({compress: false});
  }, 120_000);
  afterAll(() => nginx?.stop(), 60_000);

  const check = (port: string) => {
    const command = JSON.parse(last.HEALTHCHECK!.replace(/^.*?CMD /, '')) as string[];
    const [program, ...args] = command.map((part) => part.replace('8080', port));
    return promisify(execFile)(program!, args);
  };

  it('is content while nginx answers', async () => {
    await check(new URL(nginx.url).port);
  });

  it('fails when nothing answers', async () => {
    await expect(check('1')).rejects.toThrow();
  });
});
