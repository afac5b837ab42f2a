/** The Dockerfile, as far as it can be tried where no container can be built. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {validate} from 'dockerfile-utils';
import {describe, expect, it} from 'vitest';
import {instructions} from './dockerfile';

const text = readFileSync(path.resolve('deploy/Dockerfile'), 'utf8');
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
    const table = /## Settings\n[^]*?\n(?:\|.*\n)+/.exec(
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
});
