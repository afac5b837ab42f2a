/** Numbers and tables of the benches. */
import {execFileSync} from 'node:child_process';
import {availableParallelism, cpus, totalmem} from 'node:os';

/** Middle value; of an even number of values the mean of both in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) {
    return NaN;
  }
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How often each bench repeats: `RUNS`, or what it proposes. */
export function runs(proposed: number): number {
  const wanted = Number(process.env.RUNS ?? proposed);
  if (!Number.isInteger(wanted) || wanted < 1) {
    throw new Error(`RUNS is "${process.env.RUNS}": use a number from 1.`);
  }
  return wanted;
}

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
export const seconds = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '—');
export const ratio = (value: number, reference: number): string =>
  Number.isFinite(value / reference) ? `${(value / reference).toFixed(2)}×` : '—';
/** Whole number, or a dash where nothing was measured. */
export const whole = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value)) : '—';

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

/** What the figures hold for: date, commit, machine. */
export function circumstances(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {encoding: 'utf8'});
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `commit ${commit.trim()}`,
    `Node ${process.version}`,
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
  ].join(', ');
}
