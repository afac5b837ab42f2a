/** Reads deploy/Dockerfile, so that tests run what the container runs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The instructions of one stage; where one occurs several times, all of them, a line each.
 * @param stage text of the Dockerfile from one FROM to the next
 */
export function instructions(stage: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  const lines = stage
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines) {
    const [, name, value] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name && value) {
      found[name] = found[name] ? `${found[name]}\n${value}` : value;
    }
  }
  return found;
}

/** What the container starts: nginx and its arguments. */
export function nginxCommand(): string[] {
  const text = readFileSync(path.resolve('deploy/Dockerfile'), 'utf8');
  const {CMD} = instructions(text.slice(text.lastIndexOf('\nFROM ')));
  return JSON.parse(CMD ?? '[]') as string[];
}
