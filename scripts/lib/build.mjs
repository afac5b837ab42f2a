/**
 * What `npm run build` does, on Node alone.
 *
 * Each language is built by a process of its own: the bundler gives memory back only at its end, so
 * one process for both needs half as much again, and two side by side twice as much. What takes
 * little memory is done beside it (`buildLanguages`). `docusaurus build` writes the same files.
 *
 * A language that is built already from the same sources is left as it is: nobody waits for English
 * after a change of a Chinese page. `--force`, or `npm run clear` before, builds both anyway.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {
  claimsFolder,
  languageFolder,
  wholeFile,
} from '../../src/plugins/compiled-ahead/folders.mjs';
import {root, runScript, runTool} from './setup.mjs';

/** The languages of `src/config/locales.ts`, which Node cannot read; a test compares them. */
export const languages = ['zh', 'en'];

/**
 * Where each language has its pages, as `collections` of `src/config/translation.ts` says; a test
 * compares them.
 */
export const pageFolders = {
  zh: ['docs/', 'src/pages/'],
  en: [
    'i18n/en/docusaurus-plugin-content-docs/current/',
    'i18n/en/docusaurus-plugin-content-pages/',
  ],
};

/** Says what each language in `build/` was made from. */
const stampFile = path.join(root, 'node_modules/.cache/site-build.json');

/** Folders that no page is made from. */
const besides = ['.github/', 'tests/'];

/**
 * Variables that change what is built: the settings of README.md, and what the tools read. All others
 * (a terminal's, a build server's number of the run) must not make a build necessary.
 */
const settings = new RegExp(
  `^(?:${[
    'SITE_URL|ALGOLIA_.*|SEARCH_FALLBACK|ANALYTICS_.*|FEEDBACK_ENDPOINT',
    'LEAN|FASTER|PAGE_CACHE|COMPILE_AHEAD|BASE_URL_ISSUE_BANNER',
    'NODE_ENV|BABEL_ENV|BROWSERSLIST.*|DOCUSAURUS_.*|DISABLE_RSPACK_.*',
    'SKIP_HTML_MINIFICATION|USE_SIMPLE_CSS_MINIFIER|WEBPACK_URL_LOADER_LIMIT',
    'TZ|LANG|LC_ALL',
  ].join('|')})$`,
);

/**
 * Whether a language is built without this file, but for its title: a page of another language that has
 * a page of its own in its place. Parts that pages import (`_part.mdx`) are nobody's own. What reads pages
 * of both languages (`message-schemas`, `extension-api`, `changelog`) compares them, and does so whichever
 * is built.
 */
function isForeign(file, language, files) {
  if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) {
    return false;
  }
  return languages.some(
    (other) =>
      other !== language &&
      pageFolders[other].some(
        (folder, collection) =>
          file.startsWith(folder) &&
          files.has(pageFolders[language][collection] + file.slice(folder.length)),
      ),
  );
}

/** What a page in the other language reads of this one, for its keywords (`src/config/translation.ts`). */
const titleLine = (text) => /^title:.*$/m.exec(text.toString())?.[0] ?? '';

/**
 * Hashes of all that the build of each language depends on: the files that git knows or would add,
 * the commit (pages carry dates from the history), the installed packages, Node, and the settings.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string> | undefined} by language; nothing where git cannot tell the files
 */
export function sourceHashes(folder, env) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const hashes = new Map(languages.map((language) => [language, createHash('sha256')]));
    const add = (...parts) => hashes.forEach((hash) => hash.update(JSON.stringify(parts)));
    add(process.version, git('rev-parse', 'HEAD'), git('rev-parse', '--is-shallow-repository'));
    for (const [name, value] of Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (settings.test(name)) {
        add(name, value);
      }
    }
    const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const files = new Set(
      [...listed.split('\0').filter(Boolean), 'node_modules/.package-lock.json'].filter((file) =>
        statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile(),
      ),
    );
    for (const file of [...files].sort()) {
      if (!besides.some((prefix) => file.startsWith(prefix))) {
        const text = readFileSync(path.join(folder, file));
        const digest = createHash('sha256').update(text).digest('hex');
        hashes.forEach((hash, language) => {
          const seen = isForeign(file, language, files) ? titleLine(text) : digest;
          hash.update(JSON.stringify([file, seen]));
        });
      }
    }
    return Object.fromEntries(
      [...hashes].map(([language, hash]) => [language, hash.digest('hex')]),
    );
  } catch {
    return undefined;
  }
}

/**
 * Hash of names, sizes and times of all files below a folder: whoever changed, added or removed
 * one since is found out.
 *
 * @param {string} folder
 * @param {readonly string[]} [without] names of folders in it that do not count
 * @returns {string | undefined} nothing where there is no such folder
 */
export function filesHash(folder, without = []) {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    return undefined;
  }
  const hash = createHash('sha256');
  const lines = readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const {size, mtimeMs} = statSync(file);
      return `${path.relative(folder, file)} ${size} ${mtimeMs}\n`;
    })
    .filter((line) => !without.some((name) => line.startsWith(name + path.sep)));
  lines.sort().forEach((line) => hash.update(line));
  return hash.digest('hex');
}

/** What the languages in `build/` were made from and consist of: `{zh: {sources, files}, …}`. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(stamp) {
  mkdirSync(path.dirname(stampFile), {recursive: true});
  writeFileSync(stampFile, JSON.stringify(stamp));
}

const output = path.join(root, 'build');
const [defaultLanguage, ...otherLanguages] = languages;

/** Hash of what is built of a language; the folder of the default one holds those of the others. */
const builtHash = (language) =>
  language === defaultLanguage
    ? filesHash(output, otherLanguages)
    : filesHash(path.join(output, language));

/**
 * Takes languages out of the way of the default one, whose build clears the folder of the site.
 * @returns {() => void} puts them back
 */
function setAside(kept) {
  const aside = path.join(root, 'node_modules/.cache/site-aside');
  rmSync(aside, {recursive: true, force: true});
  mkdirSync(aside, {recursive: true});
  kept.forEach((language) => renameSync(path.join(output, language), path.join(aside, language)));
  return () => {
    mkdirSync(output, {recursive: true});
    kept.forEach((language) => renameSync(path.join(aside, language), path.join(output, language)));
    rmSync(aside, {recursive: true});
  };
}

/** What the process of a language is told. */
const languageEnv = {
  // Pages are rendered in the process that bundled them. Each thread for it reads and compiles the
  // code of all pages again and takes 120 MB: with two, rendering takes twice the processor time and is
  // done no sooner.
  DOCUSAURUS_SSG_WORKER_THREAD_COUNT: process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ?? '1',
  // The bundler gives memory back at once, 40 MB less.
  MIMALLOC_PURGE_DELAY: '0',
  // Versions are pinned: nobody has to look for others in each build.
  NO_UPDATE_NOTIFIER: '1',
  STAGED: '1',
};

/**
 * The processes of a build end after some seconds, and V8 of Node 20 spends a quarter of their time on
 * making code faster: here it does so with what has run ten times as much as by default. Takes 15 % of the
 * processor's time off. Later versions of V8 are slower to do it by themselves, and don't know the option.
 */
const nodeOptions = process.versions.v8.startsWith('11.') ? ['--interrupt-budget=700000'] : [];

// On two processors, threads that help to collect garbage take turns with the work itself: without them a
// build takes 14 % less of the processors' time.
if (availableParallelism() <= 2) {
  nodeOptions.push('--single-threaded-gc');
}

/**
 * At most so many processes compile pages: two processors stay for the bundler. Where there are no more,
 * one process compiles those of the last language with what the first leaves of them, in a tenth less time.
 */
const compilers = Math.max(1, availableParallelism() - 2);

/** Forgets which pages were being compiled, and, if wanted, those of earlier builds. */
function clearCompiled(wanted) {
  const folders = [claimsFolder(root)];
  if (process.env.PAGE_CACHE === '0') {
    folders.push(...wanted.map((language) => languageFolder(root, language)));
  }
  folders.forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}

/**
 * Languages for which a process compiles pages: where none are kept of an earlier build, and two of
 * them are built. One process has time for all pages of the last language.
 */
function compiledAhead(wanted) {
  const isWanted = wanted.length > 1 && process.env.COMPILE_AHEAD !== '0';
  const beside = isWanted ? wanted.slice(-compilers) : [];
  return beside.filter((language) => !existsSync(wholeFile(root, language)));
}

/**
 * Lets small processes compile pages (`src/plugins/compiled-ahead`): for each language one, which helps
 * with the next ones when it is done.
 * @returns {(language: string) => void} ends that of a language
 */
function compileAhead(wanted) {
  const ahead = compiledAhead(wanted);
  const stops = new Map(ahead.map((language) => [language, new AbortController()]));
  ahead.forEach((language, index) => {
    // What fails in it the bundler will say.
    void runScript('scripts/compile-pages.ts', ahead.slice(index), {
      env: {NODE_ENV: 'production', BABEL_ENV: 'production'},
      nodeOptions,
      signal: stops.get(language).signal,
      canWait: language !== wanted[0],
    });
  });
  return (language) => stops.get(language)?.abort();
}

/** @returns {[promise: Promise<void>, keep: () => void]} a promise, and what keeps it */
function promised() {
  let keep;
  const promise = new Promise((resolve) => {
    keep = resolve;
  });
  return [promise, keep];
}

/**
 * Builds languages. Where processors are left for it, a small process compiles the pages of each from the
 * beginning: of the first one until it is bundled, of others until their turn comes. The next language is read while pages of the one before
 * are rendered. When these are written, it is bundled (`src/plugins/bundler/turns.ts`), and another process
 * completes the pages of one language after the other (`scripts/lib/complete.ts`), with processes beside it
 * that read pages: those of the last one from when they begin to be rendered. Of a language alone, that
 * process is there from then on. What fails first stops all others.
 *
 * @returns {Promise<number>} 0, or the exit code of what failed first
 */
async function buildLanguages(wanted, kept) {
  const stop = new AbortController();
  const {signal} = stop;
  let failure = 0;
  const ended = (code) => {
    if (code !== 0 && failure === 0) {
      failure = code;
      stop.abort();
    }
  };
  clearCompiled(wanted);
  const stopCompiling = compileAhead(wanted);
  const said = [];
  let send;
  const tell = (message) => {
    said.push(message);
    send?.(message);
  };
  const finish = async () => {
    const onMessage = (_ready, answer) => {
      send = answer;
      said.forEach(answer);
    };
    // For it and the processes that it starts: while English is bundled most memory is taken, and each of
    // them takes 20 to 30 MB less.
    const options = {
      nodeOptions: [...nodeOptions, '--max-semi-space-size=4'],
      signal,
      onMessage,
    };
    ended(await runScript('scripts/finish-build.ts', wanted, options));
  };
  let finished;
  let turn = Promise.resolve();
  const all = [];
  for (const language of wanted) {
    const putBack = language === defaultLanguage ? setAside(kept) : undefined;
    const before = turn;
    const [bundled, sayBundled] = promised();
    const [written, sayWritten] = promised();
    const rendered = runTool('docusaurus', ['build', '--locale', language], {
      env: {...languageEnv, SPARE_MEMORY: wanted.length > 1 ? '1' : '0'},
      nodeOptions,
      signal,
      onMessage(message, answer) {
        if (message === 'loaded') {
          void before.then(() => {
            if (language !== wanted[0]) {
              stopCompiling(language);
            }
            answer('bundle');
          });
        } else if (message === 'bundled') {
          tell(`bundled ${language}`);
          sayBundled();
          if (wanted.length === 1) {
            finished ??= finish();
          }
        } else if (message === 'written') {
          // Whether links lead somewhere it finds out meanwhile.
          tell(`rendered ${language}`);
          sayWritten();
        }
      },
    }).then((code) => {
      putBack?.();
      ended(code);
      if (failure === 0) {
        finished ??= finish();
      }
    });
    turn = Promise.race([written, rendered]);
    all.push(rendered);
    await Promise.race([bundled, rendered]);
    stopCompiling(language);
    if (failure !== 0) {
      break;
    }
  }
  wanted.forEach(stopCompiling);
  await Promise.all(all);
  tell('ended');
  await finished;
  return failure;
}

/**
 * Builds both languages into `build/`.
 *
 * @param {{force?: boolean}} [options] `force`: also what has not changed since the last build
 * @returns {Promise<number>} 0, or the exit code of the step that failed
 */
export async function buildSite({force = false} = {}) {
  const sources = sourceHashes(root, process.env);
  const stamp = readStamp();
  const kept = languages.filter(
    (language) =>
      !force &&
      sources &&
      stamp[language]?.sources === sources[language] &&
      stamp[language].files === builtHash(language),
  );
  if (kept.length === languages.length) {
    console.log('[build] build/ is made from these sources already; --force builds it anyway.');
    return 0;
  }
  kept.forEach((language) => {
    console.log(
      `[build] ${language} is made from these sources already; --force builds it anyway.`,
    );
  });
  rmSync(stampFile, {force: true});
  const wanted = languages.filter((language) => !kept.includes(language));
  const code = await buildLanguages(wanted, kept);
  // Whoever saved a file meanwhile gets it with the next build.
  const after = code === 0 && sources ? sourceHashes(root, process.env) : undefined;
  if (after) {
    writeStamp(
      Object.fromEntries(
        languages
          .filter((language) => after[language] === sources[language])
          .map((language) => [language, {sources: sources[language], files: builtHash(language)}]),
      ),
    );
  }
  return code;
}
