import {execFileSync} from 'node:child_process';
import {mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {readEarly} from '../../src/plugins/built-pages/early';
import {completePages, insert, keptOf, readPages} from '../../src/plugins/built-pages/complete';
import {leaveJob} from '../../src/plugins/built-pages/job';
import {openPage, pagePath} from '../../src/plugins/built-pages/pages';
import {readWith, type ReadPage} from '../../src/plugins/built-pages/read';
import {share} from '../../src/plugins/built-pages/share';
import type {BuiltSite, PageWork, Reader, Readers} from '../../src/plugins/built-pages/work';
import {leftFound, pageHash} from '../../src/plugins/content-security/found';
import {hashOf} from '../../src/plugins/content-security/inline-code';
import securityWork from '../../src/plugins/content-security/work';
import {textOf} from '../../src/plugins/html';
import {readable} from '../../src/plugins/built-pages/kept';
import readers from '../../src/plugins/built-pages/readers';

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${title}</body></html>`;

let outDir = '';
let siteUrl = '';
beforeEach(() => {
  siteUrl = 'https://a.example';
  outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  mkdirSync(path.join(outDir, 'docs'));
  mkdirSync(path.join(outDir, 'en'));
  for (const file of ['index', '404', 'docs/overview', 'en/index']) {
    writeFileSync(path.join(outDir, `${file}.html`), html(file));
  }
  writeFileSync(path.join(outDir, 'docs/overview.md'), '# overview');
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** The pages of the language at the root. */
const site = (): BuiltSite => ({
  siteDir: path.join(outDir, 'site'),
  siteUrl,
  outDir,
  baseUrl: '/',
  locale: 'zh',
  language: 'zh-CN',
  locales: ['zh', 'en'],
  defaultLocale: 'zh',
});

/** What is read for a plugin, and what it does with it. */
type Plugin = PageWork & {read?: Reader};

/** Completes them with the work of these plugins. */
async function run(...plugins: Plugin[]): Promise<void> {
  const named = plugins.map((work, index) => ({name: `test-${index}`, work}));
  const readers = named.flatMap(({name, work}) => (work.read ? [[name, work.read]] : []));
  const read = readWith(site(), Object.fromEntries(readers) as Readers);
  await completePages(site(), named, await readPages(site(), keptOf(site()), read));
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('built pages', () => {
  test('are read once each, in one language, before anything is added', async () => {
    const seen: string[] = [];
    const work = {
      read: ({file}: {file: string}) => void seen.push(file),
      finish: () => Promise.resolve(void seen.push('finish')),
      headTags: ({file}: {file: string}) => (seen.push(`head ${file}`), []),
    };
    await run(work);
    const files = ['404.html', 'docs/overview.html', 'index.html'];
    // They are read from the disk side by side.
    expect(seen.splice(0, files.length).sort()).toEqual(files);
    expect(seen).toEqual(['finish', ...files.map((file) => `head ${file}`)]);
  });

  test('get the lines of all plugins at the end of their head', async () => {
    await run(
      {headTags: ({path: address}) => [`<meta name="a" content="${address}">`]},
      {headTags: ({file}) => (file === 'index.html' ? ['<meta name="b">', '<meta name="c">'] : [])},
    );
    expect(read('docs/overview.html')).toContain(
      '</title><meta name="a" content="/docs/overview"></head>',
    );
    expect(read('index.html')).toContain(
      '<meta name="a" content="/"><meta name="b"><meta name="c"></head>',
    );
    expect(read('en/index.html')).toBe(html('en/index'));
    expect(
      readdirSync(outDir, {recursive: true}).filter((file) => /new/.test(String(file))),
    ).toEqual([]);
  });

  test('refuse a script that runs, and a page without a head', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(insert('<head></head>', [data], 'a.html')).toBe(`<head>${data}</head>`);
    for (const script of ['<script>go()</script>', '<script src="/a.js"></script>']) {
      expect(() => insert('<head></head>', [script], 'a.html')).toThrow(/a\.html: a script/);
    }
    expect(() => insert('<p>', ['<meta>'], 'a.html')).toThrow(/a\.html.*no <\/head>/);
  });

  test('are shown without the names of scripts and style sheets, which change on all pages', () => {
    expect(
      readable(
        '<link rel=stylesheet href="/assets/css/s.0a1b.css"><link rel=preload href=/en/assets/js/a.js>' +
          '<script src="/assets/js/main.0a1b.js" defer></script><a href="/assets/js/main.js">' +
          '<img src="/assets/images/a.0a1b.png"><link rel="icon" href="/img/a.svg">',
      ),
    ).toBe(
      '<link rel=stylesheet href=""><link rel=preload href=>' +
        '<script src="" defer></script><a href="/assets/js/main.js">' +
        '<img src="/assets/images/a.0a1b.png"><link rel="icon" href="/img/a.svg">',
    );
  });

  test('have the address that readers use', () => {
    expect(
      ['index.html', 'docs/overview.html', 'docs/index.html'].map((file) => pagePath('/en/', file)),
    ).toEqual(['/en/', '/en/docs/overview', '/en/docs']);
  });
});

describe('inline scripts', () => {
  const security = (): Plugin => ({
    ...securityWork(site()),
    read: readers(site())['content-security'],
  });
  const script = (text: string) => `<script>${text}</script>`;
  const found = () => {
    const left = leftFound(site().siteDir);
    return left.get(pageHash(read('index.html')));
  };
  const put = (...lines: string[]) =>
    writeFileSync(
      path.join(outDir, 'index.html'),
      html('').replace('</head>', `${lines.join('')}$&`),
    );

  test('are found in the pages as they are written', async () => {
    put(script('one()'), '<script src="/assets/js/main.0a1b.js"></script>', script('two()'));
    await run(security(), {headTags: () => ['<meta name="a">']});
    expect(found()).toEqual({scripts: ['one()', 'two()'].map(hashOf), handlers: []});
    put(script('three()'));
    expect(found()).toBeUndefined();
  });

  test('are found whole where one holds the name of another, in this build and the next', async () => {
    for (const name of ['a', 'b']) {
      const text = `x='<script src=/assets/js/${name}.js>'`;
      put(script(text));
      await run(security());
      expect(found()?.scripts).toEqual([hashOf(text)]);
    }
  });
});

describe('a build after another', () => {
  /** Pages that are parsed, and what a plugin makes of each page. */
  async function build(): Promise<{parsed: string[]; results: Record<string, unknown>}> {
    const parsed: string[] = [];
    const results: Record<string, unknown> = {};
    await run({
      read: ({file}, root) => {
        parsed.push(file);
        return file === '404.html' ? undefined : {text: textOf(root)};
      },
      take: ({file}, result) => void (results[file] = result),
    });
    return {parsed: parsed.sort(), results};
  }
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  };
  const all = ['404.html', 'docs/overview.html', 'index.html'];

  test('parses nothing again, and has the same results', async () => {
    const first = await build();
    expect(first.parsed).toEqual(all);
    const second = await build();
    expect(second.parsed).toEqual([]);
    expect(second.results).toEqual(first.results);
    expect(Object.keys(second.results)).toEqual(all);
  });

  test('parses a page that has changed, and one that is there again after a build without it', async () => {
    await build();
    put('index.html', html('changed'));
    rmSync(path.join(outDir, 'docs/overview.html'));
    const second = await build();
    expect(second.parsed).toEqual(['index.html']);
    expect(second.results['index.html']).toEqual({text: 'changedchanged'});
    put('docs/overview.html', html('docs/overview'));
    expect((await build()).parsed).toEqual(['docs/overview.html']);
  });

  test('parses a page that has the HTML of another: its address differs', async () => {
    await build();
    put('copy.html', html('index'));
    expect((await build()).parsed).toEqual(['copy.html']);
  });

  test.each([
    ['code of a plugin changes', () => put('site/src/plugins/a.ts', 'two')],
    ['packages change', () => put('site/node_modules/.package-lock.json', '{}')],
    ['the address of the site changes', () => void (siteUrl = 'https://b.example')],
    [
      'what is kept is broken',
      () => put('site/node_modules/.cache/built-pages/zh.results.json', '{"key'),
    ],
  ])('parses all when %s', async (_name, change) => {
    await build();
    change();
    expect((await build()).parsed).toEqual(all);
  });
});

describe('pages read by several processes', () => {
  const names = Array.from({length: 90}, (_, index) => `page-${index}`);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const script = path.resolve('scripts/lib/complete.ts');

  /** Runs the step of `npm run build` with a plugin that notes who has read each page. */
  function complete({bad = '', isTaskBad = false} = {}): string {
    names.forEach((name) => writeFileSync(path.join(outDir, `${name}.html`), html(name)));
    const put = (file: string, text: string) => {
      writeFileSync(path.join(outDir, file), text);
      return path.join(outDir, file);
    };
    const readersFile = put(
      'readers.mjs',
      `export default () => ({
        test({file}) {
          if (file === '${bad}') throw new Error(file + ' is bad');
          return {file, by: process.pid};
        },
      });`,
    );
    const module = put(
      'work.mjs',
      `import {writeFileSync} from 'node:fs';
      export default (site, {out, task}) => {
        const readers = {};
        return {
          take: ({file}, result) => { readers[file] = result.file === file && result.by; },
          finish: async () => writeFileSync(out, JSON.stringify({...readers, work: process.pid})),
          rest: () => [task],
        };
      };`,
    );
    const task = {
      module: put(
        'task.mjs',
        `import {writeFileSync} from 'node:fs';
        export default async ({out, isTaskBad}) => {
          if (isTaskBad) throw new Error('no ink');
          writeFileSync(out, String(process.pid));
        };`,
      ),
      data: {out: path.join(outDir, 'task.txt'), isTaskBad},
    };
    const siteDir = path.join(outDir, 'site');
    leaveJob({
      site: {...site(), siteDir},
      readers: readersFile,
      tasks: [{name: 'test', module, data: {out: path.join(outDir, 'readers.json'), task}}],
    });
    const run = put(
      'run.mts',
      `import {completeLanguages} from ${JSON.stringify(script)};
      await (await completeLanguages(${JSON.stringify(siteDir)}, ['zh'])).rest;`,
    );
    return execFileSync(process.execPath, [tsx, run], {encoding: 'utf8', stdio: 'pipe'});
  }

  test('have each its own result', () => {
    expect(complete()).toContain('93 pages, 93 of them new');
    const {work, ...readers} = JSON.parse(read('readers.json')) as Record<string, number>;
    expect(Object.keys(readers)).toHaveLength(93);
    const ids = new Set(Object.values(readers));
    expect(ids.size).toBe(4);
    expect([...ids].every((id) => id > 0)).toBe(true);
    // What remains is done by one of them.
    expect(ids).toContain(Number(read('task.txt')));
    expect(ids).not.toContain(work);
  }, 60_000);

  test.each(['page-0.html', 'page-1.html'])(
    'stop the build: %s',
    (file) => {
      expect(() => complete({bad: file})).toThrow(`[zh] ${file} is bad`);
    },
    60_000,
  );

  test('stop the build where what remains fails', () => {
    expect(() => complete({isTaskBad: true})).toThrow('[zh] no ink');
  }, 60_000);
});

describe('pages read while others are rendered', () => {
  /** Writes a page of the language. */
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  };

  test('are read once, and again if they are not the same in the end', async () => {
    const seen: string[] = [];
    const read: ReadPage = async (page) => {
      seen.push(page.file);
      const {key, html} = await openPage(site(), page);
      return {key, results: {test: html}};
    };
    let end = () => {};
    const rendered = new Promise<void>((resolve) => {
      end = resolve;
    });
    put('index.html', '<html><body>half');
    // Docusaurus may remove this folder at any time.
    put('__server/assets/a.html', html('a'));
    const kept = keptOf(site());
    const reading = readEarly(site(), kept, read, rendered);
    await vi.waitFor(() => expect(seen).toContain('docs/overview.html'));
    expect(seen).not.toContain('index.html');
    put('index.html', html('index'));
    await vi.waitFor(() => expect(seen).toContain('index.html'));
    put('404.html', html('changed'));
    put('late.html', html('late'));
    end();
    const readRest = await reading;
    seen.length = 0;
    const pages = await readPages(site(), kept, readRest);
    expect(seen.sort()).toEqual(['404.html', 'late.html']);
    expect(Object.fromEntries(pages.map(({page, results}) => [page.file, results.test]))).toEqual({
      '404.html': html('changed'),
      'docs/overview.html': html('docs/overview'),
      'index.html': html('index'),
      'late.html': html('late'),
    });
  });
});

describe('readers that share pages', () => {
  test('read one page at a time each, and are joined by others when many wait', async () => {
    let started = 0;
    const one = () => {
      let isBusy = false;
      started += 1;
      return async (page: string) => {
        expect(isBusy).toBe(false);
        isBusy = true;
        await setTimeout(1);
        isBusy = false;
        return `${page} read`;
      };
    };
    const {give, join} = share(one());
    join(one);
    join(one);
    expect(await give('a')).toBe('a read');
    expect(started).toBe(1);
    const names = Array.from({length: 60}, (_, index) => `${index}`);
    const results = await Promise.all(names.map(give));
    expect(results).toEqual(names.map((name) => `${name} read`));
    expect(started).toBe(3);
  });

  test('are joined by others while pages wait', async () => {
    const {give, join} = share<string, string>(() => new Promise(() => undefined));
    const first = give('never');
    const rest = Array.from({length: 30}, (_, index) => give(`${index}`));
    join(() => (page) => Promise.resolve(page));
    expect(await Promise.all(rest)).toHaveLength(30);
    expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits');
  });

  test('pass on what one of them throws, and go on', async () => {
    const {give} = share((page: string) =>
      page === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve(page),
    );
    const both = Promise.allSettled([give('bad'), give('a')]);
    expect((await both).map(({status}) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
