/** Reads deploy/Dockerfile, so that tests run the same commands as the container. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const dockerfile = readFileSync(path.resolve('deploy/Dockerfile'), 'utf8');

/** Arguments of an instruction, for each occurrence. */
export const given = (instruction: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, value]) => value!);

/** Command of the container: nginx and its arguments. */
export const nginxCommand = (): string[] => JSON.parse(given('CMD')[0] ?? '[]') as string[];
