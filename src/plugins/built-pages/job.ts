/**
 * All that has to be done with the built pages of a language, as data: `npm run build` does it in
 * processes of its own, without the 800 MB of that of Docusaurus.
 */
import {readFileSync} from 'node:fs';
import {completePages, type ReadResult, type Worker} from './complete';
import {cacheFile} from './files';
import {load} from './load';
import type {Reading} from './read';
import type {Task, WorkOf} from './work';
import type {Locale} from '../../config/locales';
import {putFile} from '../kept-file.mjs';

export interface Job extends Reading {
  tasks: readonly (Task & {name: string})[];
}

/** Loads the code of plugins and gives it the site and what they need besides. */
const workersOf = ({site, tasks}: Job): Worker[] =>
  tasks.map(({name, module, data}) => {
    const workOf = load<WorkOf>(module);
    return {name, work: workOf(site, data)};
  });

const fileOf = (siteDir: string, locale: Locale) => cacheFile(siteDir, locale, 'job');

/** Leaves a job to another process; the pages can be read before it is known what else is to be done. */
export function leaveJob(job: Reading | Job): void {
  const {siteDir, locale} = job.site;
  putFile(fileOf(siteDir, locale), JSON.stringify(job));
}

/** The job that was left for a language; its tasks are known when its pages are rendered. */
export const leftJob = (siteDir: string, locale: Locale): Job =>
  JSON.parse(readFileSync(fileOf(siteDir, locale), 'utf8')) as Job;

/** Does a job with what was read of the pages; gives what remains to be done. */
export const doJob = (job: Job, pages: readonly ReadResult[]): Promise<Task[]> =>
  completePages(job.site, workersOf(job), pages);
