import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteDir} from './site';

export interface Outcome {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface Runner {
  /** Tool that must be installed; without it samples of this kind are not run. */
  tool: string;
  command: string;
  args: readonly string[];
}

const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');

/** Files that a sample finds in its folder, by path. */
export type SampleFiles = Readonly<Record<string, string>>;

/** How a sample is run, by the extension of its title. */
export const runners: Record<string, Runner> = {
  '.sh': {tool: 'curl', command: 'sh', args: []},
  '.py': {tool: 'python3', command: 'python3', args: []},
  '.mts': {tool: process.execPath, command: process.execPath, args: [tsx]},
};

const installed = new Map<string, boolean>();

export function isInstalled(tool: string): boolean {
  const known = installed.get(tool) ?? spawnSync(tool, ['--version']).status === 0;
  installed.set(tool, known);
  return known;
}

/** Runs a sample the way a reader would: saved under its title, in a folder of its own. */
export async function runSample(
  title: string,
  code: string,
  args: readonly string[],
  environment: Record<string, string>,
  files: SampleFiles = {},
): Promise<Outcome> {
  const runner = runners[path.extname(title)];
  if (!runner) {
    throw new Error(`no way to run ${title}`);
  }
  const directory = mkdtempSync(path.join(tmpdir(), 'sample-'));
  const file = path.join(directory, title);
  for (const [name, content] of Object.entries({...files, [title]: code})) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    writeFileSync(path.join(directory, name), content);
  }
  // Nothing of the machine's own settings may reach the sample, a proxy least of all.
  const env = {PATH: process.env.PATH, HOME: directory, NO_PROXY: '*', ...environment};
  try {
    return await new Promise((resolve) => {
      execFile(
        runner.command,
        [...runner.args, file, ...args],
        {cwd: directory, env, timeout: 60_000},
        (error, stdout, stderr) =>
          resolve({exitCode: error ? Number(error.code ?? 1) : 0, stdout, stderr}),
      );
    });
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
}
