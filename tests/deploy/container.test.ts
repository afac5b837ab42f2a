/** The Dockerfile, as far as it can be tested without building a container. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {validate} from 'dockerfile-utils';
import {expect, it} from 'vitest';
import {dockerfile, given} from './dockerfile';

it('the Dockerfile is valid, and names the version of each image', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(given('FROM').filter((image) => !/^\S+:\S*\d/.test(image))).toEqual([]);
});

it('the Dockerfile accepts every setting of a build as an argument', () => {
  const readme = readFileSync(path.resolve('README.md'), 'utf8');
  const [table = ''] = /## Settings\n[^]*?\n(?:\|.*\n)+/.exec(readme) ?? [];
  const settings = [...table.matchAll(/`([A-Z][A-Z_]+)(?:=\S+)?`/g)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(5);
  const args = given('ARG').map((arg) => arg.replace(/=.*/, ''));
  expect(args.sort()).toEqual([...new Set(settings)].sort());
});

it('the container runs unprivileged, on an unprivileged port', () => {
  const [port] = given('EXPOSE');
  expect(given('USER')).toEqual(['www-data']);
  expect(Number(port)).toBeGreaterThan(1024);
  const nginx = readFileSync(path.resolve('deploy/nginx.conf'), 'utf8');
  expect(nginx).toContain(`listen ${port} `);
});
