/** What a command costs: time, processor, memory of it and of all that it starts. Linux only. */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, openSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface Cost {
  exitCode: number;
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of all processors, user and system. */
  cpu: number;
  /** Most that the tree had resident at once, sampled, in MiB. Shared pages count once for each. */
  memory: number;
}

const sampleEvery = 200;

/** Bytes that a process and all below it have resident. */
function residentBytes(root: number, pageSize: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in parentheses may hold spaces; what follows it is separated by single ones.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      resident.set(Number(name), Number(fields[21]) * pageSize);
    } catch {
      // It has ended meanwhile.
    }
  }
  const sum = (id: number): number =>
    (children.get(id) ?? []).reduce((total, child) => total + sum(child), resident.get(id) ?? 0);
  return sum(root);
}

/** `0m1.250s`, as the shell's `times` writes it, in seconds. */
function secondsOf(text: string): number {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/**
 * Runs a command and measures it.
 *
 * @param command Program and arguments.
 * @param options `log`: file that its output is appended to.
 * @returns also when it fails: see `exitCode`
 */
export async function measure(
  command: readonly string[],
  {cwd, log, env = {}}: {cwd: string; log: string; env?: NodeJS.ProcessEnv},
): Promise<Cost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-times-'));
  const report = path.join(folder, 'times');
  const pageSize = Number(execFileSync('getconf', ['PAGESIZE']));
  const output = openSync(log, 'a');
  const start = performance.now();
  const child = spawn(
    'sh',
    ['-c', '"$@"; code=$?; times > "$TIMES_FILE"; exit $code', 'sh', ...command],
    {cwd, stdio: ['ignore', output, output], env: {...process.env, ...env, TIMES_FILE: report}},
  );
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid!, pageSize));
  }, sampleEvery);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  clearInterval(timer);
  const wall = (performance.now() - start) / 1000;
  const cpu = readFileSync(report, 'utf8')
    .split(/\s+/)
    .reduce((total, text) => total + secondsOf(text), 0);
  rmSync(folder, {recursive: true});
  return {exitCode, wall, cpu, memory: peak / 2 ** 20};
}
