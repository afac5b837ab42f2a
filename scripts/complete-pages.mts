/**
 * The second step of a language in `npm run build`: does what `docusaurus build` has left to be done
 * with the built pages (`src/plugins/built-pages/job.ts`), outside of its large process.
 *
 *   tsx scripts/complete-pages.mts LANGUAGE PROCESSES
 */
import {doJob, leftJob} from '../src/plugins/built-pages/job';

const [language = '', processes = '1'] = process.argv.slice(2);
try {
  await doJob(leftJob(process.cwd(), language), Number(processes));
} catch (error) {
  console.error(`[${language}] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
