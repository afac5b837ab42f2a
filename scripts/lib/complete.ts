/** Does what `docusaurus build` has left to be done with the built pages, outside of its large process. */
import {EventEmitter, once} from 'node:events';
import type {Locale} from '../../src/config/locales';
import {keptOf, readPages} from '../../src/plugins/built-pages/complete';
import {readEarly} from '../../src/plugins/built-pages/early';
import {doJob, leftJob} from '../../src/plugins/built-pages/job';
import {startHelpers} from '../../src/plugins/built-pages/helpers';
import type {Task} from '../../src/plugins/built-pages/work';
import {messageOf} from '../../src/plugins/message-of';

/**
 * How many processes read pages beside the first one, and how many more when no language is being built
 * any more: before, there is no memory for them. This one keeps them busy, and completes what has been read.
 */
const helping = {atOnce: 1, inTheEnd: 2};

/**
 * What the process that started this one says: `bundled LANGUAGE`, `rendered LANGUAGE`, and `ended` when no
 * other one writes into the folder of the site any more. Without such a process all of it has been said.
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

/** Says with what is thrown of which language it is. */
async function of<Result>(language: Locale, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw new Error(`[${language}] ${messageOf(error)}`);
  }
}

/**
 * Completes languages, one after the other, each as soon as it is rendered and read. Pages are read from
 * when they begin to be rendered.
 * @param siteDir Where `docusaurus build` was run.
 * @param languages At least one.
 * @returns The end of what remains, which other processes do, and that of the builds of the languages.
 * @throws What a plugin has to say against the pages, with the language.
 */
export async function completeLanguages(
  siteDir: string,
  languages: readonly Locale[],
): Promise<{rest: Promise<unknown>; ended: Promise<unknown>}> {
  const until = listen();
  const ended = until('ended').then(() => process.removeAllListeners('message'));
  const stop = new AbortController();
  const {read, doTask, join} = startHelpers(stop.signal);
  const add = (count: number) => Array.from({length: count}).forEach(join);
  add(helping.atOnce);
  void ended.then(() => add(helping.inTheEnd));
  const rest: Promise<unknown>[] = [];
  const doLater = (language: Locale, task: Task) => {
    const done = ended.then(() => of(language, doTask(task)));
    // Whoever waits for the end is told.
    done.catch(() => undefined);
    rest.push(done);
  };
  const readLanguage = async (language: Locale) => {
    await until(`bundled ${language}`);
    const {site, readers: module} = leftJob(siteDir, language);
    const kept = keptOf(site);
    const readRest = await readEarly(
      site,
      kept,
      (page) => read({reading: {site, readers: module}, page}),
      until(`rendered ${language}`),
    );
    return readPages(site, kept, readRest);
  };
  try {
    const reading = languages.map((language) => ({language, pages: readLanguage(language)}));
    // Whoever asks for them is told.
    reading.forEach(({pages}) => void pages.catch(() => undefined));
    for (const {language, pages} of reading) {
      const results = await of(language, pages);
      const tasks = await of(language, doJob(leftJob(siteDir, language), results));
      tasks.forEach((task) => doLater(language, task));
    }
    return {rest: Promise.all(rest).finally(() => stop.abort()), ended};
  } catch (error) {
    stop.abort();
    throw error;
  }
}
