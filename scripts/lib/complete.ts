/** Does what `docusaurus build` has left to be done with the built pages, outside of its large process. */
import {EventEmitter, once} from 'node:events';
import type {Locale} from '../../src/config/locales';
import {keptOf, readPages} from '../../src/plugins/built-pages/complete';
import {readEarly} from '../../src/plugins/built-pages/early';
import {doJob, leftJob} from '../../src/plugins/built-pages/job';
import {readBeside} from '../../src/plugins/built-pages/read';
import {tasksThere} from '../../src/plugins/built-pages/task';
import type {Task} from '../../src/plugins/built-pages/work';
import {messageOf} from '../../src/plugins/message-of';

/**
 * How many processes read pages beside the first one when no language is being built any more: before,
 * there is no memory for them. This one keeps them busy, and completes what has been read.
 */
const more = 2;

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

/** Says with what is thrown of which language it is. */
async function of<Result>(language: Locale, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw new Error(`[${language}] ${messageOf(error)}`);
  }
}

/**
 * Has what remains done by another process.
 * @param ready When there is memory for that process.
 */
function later(ready: Promise<unknown>) {
  const stop = new AbortController();
  let doThere: ReturnType<typeof tasksThere> | undefined;
  let turn = ready;
  return {
    add(language: Locale, task: Task): void {
      turn = turn.then(() => {
        doThere ??= tasksThere(stop.signal);
        return of(language, doThere(task));
      });
      // Whoever waits for the end is told.
      turn.catch(() => undefined);
    },
    end: (): Promise<unknown> => turn.finally(() => stop.abort()),
  };
}

/**
 * Completes languages, one after the other, each as soon as it is rendered and read. Pages are read from
 * when they begin to be rendered.
 * @param siteDir Where `docusaurus build` was run.
 * @param languages At least one.
 * @returns The end of what remains, which another process does.
 * @throws What a plugin has to say against the pages, with the language.
 */
export async function completeLanguages(
  siteDir: string,
  languages: readonly Locale[],
): Promise<{rest: Promise<unknown>}> {
  const until = listen();
  const stop = new AbortController();
  const {read, join} = readBeside(stop.signal);
  const allRendered = Promise.all(languages.map((language) => until(`rendered ${language}`)));
  void allRendered.then(() => Array.from({length: more}).forEach(join));
  const rest = later(allRendered);
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
      tasks.forEach((task) => rest.add(language, task));
    }
    return {rest: rest.end()};
  } finally {
    stop.abort();
    process.removeAllListeners('message');
  }
}
