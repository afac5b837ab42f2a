/** Does what `docusaurus build` has left to be done with the built pages, outside of its large process. */
import {EventEmitter, once} from 'node:events';
import type {Locale} from '../../src/config/locales';
import {keptOf, readPages} from '../../src/plugins/built-pages/complete';
import {readEarly} from '../../src/plugins/built-pages/early';
import {doJob, leftJob} from '../../src/plugins/built-pages/job';
import {readBeside} from '../../src/plugins/built-pages/read';
import {messageOf} from '../../src/plugins/message-of';

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
  languages: readonly Locale[],
): Promise<void> {
  const until = listen();
  const stop = new AbortController();
  const read = readBeside(processes, stop.signal);
  const complete = async (language: Locale) => {
    await until(`bundled ${language}`);
    const {site, readers} = leftJob(siteDir, language);
    const kept = keptOf(site);
    const readRest = await readEarly(
      site,
      kept,
      (page) => read({reading: {site, readers}, page}),
      until(`rendered ${language}`),
    );
    const pages = await readPages(site, kept, readRest);
    await doJob(leftJob(siteDir, language), pages);
  };
  try {
    for (const language of languages) {
      await complete(language).catch((error: unknown) => {
        throw new Error(`[${language}] ${messageOf(error)}`);
      });
    }
  } finally {
    stop.abort();
    process.removeAllListeners('message');
  }
}
