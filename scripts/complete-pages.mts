/**
 * The second step of a language in `npm run build`: does what `docusaurus build` has left to be done
 * with the built pages (`src/plugins/built-pages/job.ts`), outside of its large process. It begins to
 * read pages while others are still being rendered, and is told `rendered` by the process that
 * started it.
 *
 *   node --import tsx scripts/complete-pages.mts LANGUAGE PROCESSES
 */
import {once} from 'node:events';
import {readPages} from '../src/plugins/built-pages/complete';
import {readEarly} from '../src/plugins/built-pages/early';
import {doJob, leftJob} from '../src/plugins/built-pages/job';
import {readBeside} from '../src/plugins/built-pages/read';

const [language = '', processes = '1'] = process.argv.slice(2);
const left = () => leftJob(process.cwd(), language);
const stop = new AbortController();
try {
  const rendered = process.send ? once(process, 'message') : Promise.resolve();
  process.send?.('started');
  const read = await readBeside(left(), Number(processes), stop.signal);
  const {site} = left();
  const pages = await readPages(site, await readEarly(site, read, rendered));
  stop.abort();
  await doJob(left(), pages);
} catch (error) {
  console.error(`[${language}] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
stop.abort();
if (process.connected) {
  process.disconnect();
}
