/**
 * All that has to be done with the built pages of a language, as data: `npm run build` does it in a
 * process of its own when that of Docusaurus has ended, which takes 800 MB with it.
 */
import {fork} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {completePages, readHere, type ReadPages, type Worker} from './complete';
import type {Results} from './kept';
import type {BuiltSite, PageTask, ShownPage, WorkModule} from './work';

export interface Job {
  site: BuiltSite;
  tasks: readonly (PageTask & {name: string})[];
}

/** Loads the code of plugins and gives it the site and what they need besides. */
export const workersOf = ({site, tasks}: Job): Promise<Worker[]> =>
  Promise.all(
    tasks.map(async ({name, module, data}) => {
      const {default: workOf} = (await import(pathToFileURL(module).href)) as WorkModule<unknown>;
      return {name, work: workOf(site, data)};
    }),
  );

const jobFile = (siteDir: string, locale: string) =>
  path.join(siteDir, 'node_modules/.cache/built-pages', `${locale}.job.json`);

/** Leaves a job to another process. */
export function leaveJob(job: Job): void {
  const file = jobFile(job.site.siteDir, job.site.locale);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(job));
}

/** The job that was left for a language. */
export const leftJob = (siteDir: string, locale: string): Job =>
  JSON.parse(readFileSync(jobFile(siteDir, locale), 'utf8')) as Job;

/** What `reader.ts` is sent. */
export interface Order {
  job: Job;
  pages: readonly ShownPage[];
}
/** What it answers: results, or why there are none. */
export interface Answer {
  results?: Results[];
  error?: string;
}

/** Has pages read by another process. */
function readThere(order: Order): Promise<Results[]> {
  return new Promise((resolve, reject) => {
    // Not __dirname: tsx does not know it in a module that an .mts file imports.
    const child = fork(path.join(path.dirname(__filename), 'reader.ts'));
    child.once('message', ({results, error}: Answer) =>
      results ? resolve(results) : reject(new Error(error)),
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`A process that reads pages ended with ${code ?? 'a signal'}.`)),
    );
    child.send(order);
  });
}

/** Fewer pages are read sooner than another process has started. */
const leastPages = 40;

/** Has pages read by several processes side by side, this one among them. */
function readBeside(job: Job, workers: readonly Worker[], processes: number): ReadPages {
  const here = readHere(workers);
  return async (pages) => {
    const count = Math.min(processes, Math.max(1, Math.floor(pages.length / leastPages)));
    // This process reads already while the others start, so it gets twice as many.
    const placeOf = (index: number) => (index % (count + 1)) % count;
    const [own = [], ...shares] = Array.from({length: count}, (_, place) =>
      pages.filter((_page, index) => placeOf(index) === place),
    );
    const others = Promise.all(shares.map((share) => readThere({job, pages: share})));
    // A process of which nobody waits for the end yet must not end this one.
    others.catch(() => undefined);
    const results = [await here(own), ...(await others)];
    return pages.map((_page, index) => results[placeOf(index)]!.shift()!);
  };
}

/**
 * Does a job.
 * @param processes How many may read pages side by side.
 */
export async function doJob(job: Job, processes = 1): Promise<void> {
  const workers = await workersOf(job);
  await completePages(job.site, workers, readBeside(job, workers, processes));
}
