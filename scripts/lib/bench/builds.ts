/** Times builds of a site: cold, with nothing changed, with one page changed. */
import {appendFileSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {measure, type Cost} from './process';
import {median} from './table';

/** A site that can be built. */
export interface Subject {
  name: string;
  folder: string;
  /** Program and arguments, run in the folder. */
  command: readonly string[];
  /** File of a page, relative to the folder. */
  page: string;
}

/** How a build begins. */
export type Kind = 'cold' | 'nothing changed' | 'one page changed';

export type Costs = Record<Kind, Cost[]>;

/** @returns nothing when the build fails: the end of its output has been printed then */
async function build({name, folder, command}: Subject): Promise<Cost | undefined> {
  const log = path.join(path.dirname(folder), `${path.basename(folder)}.log`);
  const cost = await measure(command, {cwd: folder, log, env: {CI: '1', NO_UPDATE_NOTIFIER: '1'}});
  if (cost.exitCode !== 0) {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15);
    console.error(`${name} ended with ${cost.exitCode}:\n${lines.join('\n')}`);
    process.exitCode = 1;
    return undefined;
  }
  return cost;
}

/**
 * Builds each site `rounds` times, in turn, so that a drift of the machine meets them all.
 * A build that fails has no figures; the others go on. `cold`: output and caches removed; packages and the system's file cache stay.
 */
export async function timeBuilds(
  subjects: readonly Subject[],
  rounds: number,
  kinds: readonly Kind[],
): Promise<Map<string, Costs>> {
  const results = new Map<string, Costs>(
    subjects.map(({name}) => [name, {cold: [], 'nothing changed': [], 'one page changed': []}]),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of subjects) {
      for (const kind of kinds) {
        if (kind === 'cold') {
          for (const part of ['build', '.docusaurus', 'node_modules/.cache']) {
            rmSync(path.join(subject.folder, part), {recursive: true, force: true});
          }
        } else if (kind === 'one page changed') {
          appendFileSync(path.join(subject.folder, subject.page), `\n${round}\n`);
        }
        const cost = await build(subject);
        if (cost) {
          results.get(subject.name)![kind].push(cost);
          console.error(
            `${subject.name}, ${kind}, ${round}/${rounds}: ${cost.wall.toFixed(1)} s, ${cost.cpu.toFixed(1)} s CPU, ${Math.round(cost.memory)} MiB`,
          );
        }
      }
    }
  }
  return results;
}

export const medianOf = (costs: readonly Cost[], field: 'wall' | 'cpu' | 'memory'): number =>
  median(costs.map((cost) => cost[field]));
