/** The Markdown version of every page, compared with its HTML, and the indexes. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {elements, hasClass, textOf, parseHtml} from 'docusaurus-plugin-post-build';
import {buildDir, listedPages, readBuilt} from './built';

/** Letters and digits only, without link targets: the common part of both forms of a text. */
const bare = (text: string) =>
  text.replace(/\]\([a-z]+:[^)\s]*\)/g, ']').replace(/[^\p{L}\p{N}]+/gu, '');

/** Legal texts that the host of the site serves separately (`deploy/README.md`). */
const officialTexts = ['/legal/privacy/zh/privacy.html', '/legal/terms/zh/terms.html'];

interface MarkdownPage {
  facts: Record<string, string>;
  /** Text below the front matter. */
  body: string;
  headings: string[];
  /** The body without code. */
  prose: string;
  /** True if a fence is unclosed. */
  isOpen: boolean;
}

function parse(text: string): MarkdownPage {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text) ?? [];
  const facts = Object.fromEntries(
    head.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).replace(/^"(.*)"$/, '$1')];
    }),
  );
  let fence: string | undefined;
  const prose: string[] = [];
  for (const line of body.split('\n')) {
    const mark = /^[\s>]*(?:[-\d.]+ )?(`{3,})/.exec(line)?.[1];
    if (fence) {
      fence = line.trim().replace(/^> ?/, '').trim() === fence ? undefined : fence;
    } else if (mark) {
      fence = mark;
    } else {
      prose.push(line);
    }
  }
  return {
    facts,
    body,
    headings: prose.flatMap((line) => /^#{1,6} (.+)/.exec(line)?.[1] ?? []),
    prose: prose.join('\n').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, ''),
    isOpen: fence !== undefined,
  };
}

/** Parts of a page that are not its text. */
const isInterface = (element: Element) =>
  /^(?:button|form|nav|footer|svg|script|style|noscript|label|textarea)$/.test(element.tagName) ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'said') ||
  element.properties.dataMarkdown === 'off' ||
  element.properties.ariaHidden === 'true';

const contentOf = (root: Root) =>
  select('.theme-doc-markdown', root) ?? select('article.markdown', root) ?? select('main', root);

/** Texts of a page, each short enough to locate where it is missing. */
const textsOf = (content: Element): string[] =>
  [...elements(content, isInterface)]
    .filter(({tagName}) => /^(?:h[1-6]|p|li|td|th|caption|summary|dt|dd|pre)$/.test(tagName))
    .filter((element) => !select('p, ul, ol, table, div', element))
    .map((element) => textOf(element, isInterface));

const markdownPath = (address: string) =>
  address.endsWith('/') ? `${address}index.md` : `${address}.md`;

const exists = (address: string) =>
  [address, `${address}.html`, `${address}/index.html`].some((name) =>
    existsSync(path.join(buildDir, decodeURIComponent(name))),
  );

const leftover =
  /(?<!\\)<\/?[a-z][^\n>]*>|^import .+ from |^export (?:default|const) |^:::.*|\{\/\*|&(?:#\w+|nbsp|lt|gt|amp);/im;

for (const [locale, prefix, language] of [
  ['zh', '', 'zh-CN'],
  ['en', '/en', 'en'],
] as const) {
  describe(`Markdown pages, ${locale}`, () => {
    const pages = listedPages().filter((page) => page.locale === locale);

    test('each page has one with its headings, texts and working links', () => {
      expect(pages.length).toBeGreaterThan(200);
      const faults: string[] = [];
      for (const {path: address, file} of pages) {
        const fault = (what: string) => faults.push(`${markdownPath(address)}: ${what}`);
        if (!existsSync(path.join(buildDir, markdownPath(address)))) {
          fault('is missing');
          continue;
        }
        const text = readBuilt(markdownPath(address));
        const {facts, body, headings, prose, isOpen} = parse(text);
        const root = parseHtml(readBuilt(file));
        const content = contentOf(root)!;

        const other = prefix ? address.slice(prefix.length) : `/en${address}`;
        const named = [facts.url, facts.translation].map((url) => new URL(url ?? '').pathname);
        if (named.join() !== [address, markdownPath(other)].join()) fault(`names ${named.join()}`);
        if (facts.language !== language || !facts.title) fault('has wrong facts');
        if (!/^(?:\d{4}-\d\d-\d\d)?$/.test(facts.last_updated ?? '')) fault('has no date');
        if (!facts.index?.endsWith(`${prefix}/llms.txt`)) fault('does not name llms.txt');
        const links = selectAll('[type="text/markdown"]', root).map(
          ({properties}) => properties.href,
        );
        if (links.join() !== markdownPath(address)) fault('is not named by the page');

        if (isOpen) fault('has a fence that is not closed');
        if (/\p{Cf}/u.test(text)) fault('has invisible characters');
        if (body.length > 50_000) {
          fault(`has ${body.length} characters`);
        }
        const [left] = leftover.exec(prose) ?? [];
        if (left) fault(`has left over ${left}`);

        const expected = [...elements(content, isInterface)]
          .filter(({tagName}) => /^h[1-6]$/.test(tagName))
          .map((heading) => bare(textOf(heading, isInterface)));
        if (content.tagName !== 'main' && expected.join() !== headings.map(bare).join()) {
          fault(`has the headings ${headings.join(', ')}`);
        }
        const all = bare(body);
        textsOf(content)
          .filter((part) => !all.includes(bare(part)))
          .forEach((part) => fault(`lacks "${part}"`));
        // Every table row must exist, even if its texts occur elsewhere.
        const rows = [...elements(content, isInterface)].filter(({tagName}) => tagName === 'tr');
        const written = prose.match(/^[\s>]*\|(?!\s*:?-)/gm)?.length ?? 0;
        if (written < rows.length) fault(`has ${written} rows of ${rows.length}`);

        for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
          if (!/^[a-z]+:/.test(target)) {
            fault(`links ${target}, which is not absolute`);
          } else if (new URL(target).host === new URL(facts.url!).host) {
            const {pathname} = new URL(target);
            if (!exists(pathname) && !officialTexts.includes(pathname))
              fault(`links ${pathname}, which is not there`);
          }
        }
      }
      expect(faults.join('\n')).toBe('');
    });

    test('llms.txt lists every page once, by section; llms-full.txt contains them all', () => {
      const list = readBuilt(`${prefix}/llms.txt`);
      expect(list.length).toBeLessThan(50_000);
      expect(list).toMatch(/^# .+\n\n> .+\n/);
      const pathsIn = (text: string) =>
        [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname);
      const listed = pathsIn(list);
      expect([...listed].sort()).toEqual(pages.map((page) => markdownPath(page.path)).sort());
      const full = readBuilt(`${prefix}/llms-full.txt`);
      expect(full.length).toBeLessThan(5_000_000);
      expect(full.match(/^url: /gm)).toHaveLength(listed.length);
      const sections = [...list.matchAll(/\]\(([^)]+\/llms\.txt)\)/g)]
        .map(([, url = '']) => new URL(url).pathname)
        .filter((address) => address.startsWith(`${prefix}/docs/`));
      expect(sections.length).toBeGreaterThan(5);
      const ofSections = sections.flatMap((section) => pathsIn(readBuilt(section)));
      expect(ofSections).toEqual(listed.slice(0, ofSections.length));
    });
  });
}
