/** Reads deploy/Dockerfile, so that tests run what the container runs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const dockerfile = readFileSync(path.resolve('deploy/Dockerfile'), 'utf8');

/** What an instruction was given, each time that it occurs. */
export const given = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, value]) => value!);

/** What the container starts: nginx and its arguments. */
export const nginxCommand = (): string[] => JSON.parse(given('CMD')[0] ?? '[]') as string[];
