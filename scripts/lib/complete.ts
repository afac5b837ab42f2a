/** Does what `docusaurus build` has left to be done with the built pages, outside of its large process. */
import {EventEmitter, once} from 'node:events';
import {readPages} from '../../src/plugins/built-pages/complete';
import {readEarly} from '../../src/plugins/built-pages/early';
import {doJob, leftJob} from '../../src/plugins/built-pages/job';
import {readBeside} from '../../src/plugins/built-pages/read';

/** How many processes read pages side by side, this one among them. */
const processes = 2;

/**
 * What the process that started this one says: `bundled LANGUAGE`, `rendered LANGUAGE`. Without such a
 * process all of it has been said.
 * @returns Waits until something has been said.
 */
function listen(): (message: string) => Promise<unknown> {
  const heard = new Set<string>();
  const news = new EventEmitter();
  process.on('message', (message: string) => {
    heard.add(message);
    news.emit(message);
  });
  process.send?.('ready');
  return async (message) => process.send && !heard.has(message) && once(news, message);
}

/**
 * Completes languages, one after the other, each as soon as it is rendered. Pages are read from when
 * they begin to be rendered, if nothing else is to be done.
 * @param siteDir Where `docusaurus build` was run.
 * @throws What a plugin has to say against the pages, with the language.
 */
export async function completeLanguages(
  siteDir: string,
  languages: readonly string[],
): Promise<void> {
  const until = listen();
  const stop = new AbortController();
  const read = readBeside(processes, stop.signal);
  const complete = async (language: string) => {
    await until(`bundled ${language}`);
    const {site, readers} = leftJob(siteDir, language);
    const readRest = await readEarly(
      site,
      (page) => read({reading: {site, readers}, page}),
      until(`rendered ${language}`),
    );
    const pages = await readPages(site, readRest);
    await doJob(leftJob(siteDir, language), pages);
  };
  try {
    for (const language of languages) {
      await complete(language).catch((error: unknown) => {
        throw new Error(`[${language}] ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  } finally {
    stop.abort();
    process.removeAllListeners('message');
  }
}
