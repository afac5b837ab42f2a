/** The Markdown twins, compared with the pages they stand for, and the menu that offers them. */
import {expect, test, type APIRequestContext, type Page} from '@playwright/test';
import {languages} from './languages';
import {
  attribute,
  elements,
  find,
  hasClass,
  parseHtml,
  textOf,
  type Element,
} from '../../src/plugins/html';

/** Letters and digits alone, without targets of links: what both forms of a text have in common. */
const bare = (text: string) =>
  text.replace(/\]\([a-z]+:[^)\s]*\)/g, ']').replace(/[^\p{L}\p{N}]+/gu, '');

/** Pages that a list of everything makes too long for their own twin to be short. */
const long = ['/docs/developers/cocli/command-reference'];

interface Twin {
  facts: Record<string, string>;
  /** Text below the facts. */
  body: string;
  headings: string[];
  /** The body without code. */
  prose: string;
  /** Language of a fence that is not closed. */
  open: string | undefined;
}

function parseTwin(text: string): Twin {
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
    open: fence,
  };
}

/** Parts of a page that are no text of it. */
const isInterface = (element: Element) =>
  /^(?:button|form|nav|footer|svg|script|style|noscript|label|textarea)$/.test(element.tagName) ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'said') ||
  attribute(element, 'data-markdown') === 'off' ||
  attribute(element, 'aria-hidden') === 'true';

const contentOf = (root: Element) =>
  find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
  find(root, (element) => element.tagName === 'article' && hasClass(element, 'markdown')) ??
  find(root, ({tagName}) => tagName === 'main');

/** The texts of a page, each short enough to name the place where it is missing. */
function textsOf(content: Element): string[] {
  return [...elements(content, isInterface)]
    .filter(({tagName}) => /^(?:h[1-6]|p|li|td|th|caption|summary|dt|dd|pre)$/.test(tagName))
    .filter((element) => !find(element, ({tagName}) => /^(?:p|ul|ol|table|div)$/.test(tagName)))
    .map((element) => textOf(element, isInterface));
}

async function pagePaths(request: APIRequestContext, prefix: string): Promise<string[]> {
  const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const twinPath = (path: string) => (path.endsWith('/') ? `${path}index.md` : `${path}.md`);

/** Does something with each page, some at a time. */
async function forEach(paths: readonly string[], work: (path: string) => Promise<void>) {
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await work(path);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

for (const {code, prefix, htmlLang} of languages) {
  test.describe(`Markdown twins, ${code}`, () => {
    test('every page has one with its headings, texts and working links', async ({request}) => {
      test.setTimeout(180_000);
      const paths = await pagePaths(request, prefix);
      expect(paths.length).toBeGreaterThan(200);
      const faults: string[] = [];
      const targets = new Map<string, string>();
      await forEach(paths, async (path) => {
        const answer = await request.get(twinPath(path));
        const fault = (what: string) => faults.push(`${twinPath(path)}: ${what}`);
        if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/markdown')) {
          fault(`answered ${answer.status()}`);
          return;
        }
        const text = await answer.text();
        const {facts, body, headings, prose, open} = parseTwin(text);
        const root = parseHtml(await (await request.get(path)).text());
        const content = contentOf(root)!;

        const own = new URL(facts.url ?? '').pathname;
        if (own !== path || facts.language !== htmlLang || !facts.title) fault('wrong facts');
        const other = new URL(facts.translation ?? '').pathname;
        if (other !== twinPath(prefix ? path.slice(prefix.length) : `/en${path}`)) {
          fault(`the translation is ${other}`);
        }
        targets.set(other, path);
        if (facts.last_updated && !/^\d{4}-\d\d-\d\d$/.test(facts.last_updated)) fault('date');
        if (!facts.index?.endsWith(`${prefix}/llms.txt`)) fault('no way to llms.txt');
        const links = [...elements(root)].filter(
          (element) => attribute(element, 'type') === 'text/markdown',
        );
        if (links.length !== 1 || attribute(links[0]!, 'href') !== twinPath(path)) {
          fault('the page does not name it');
        }

        if (open) fault('a fence is not closed');
        if (/\p{Cf}/u.test(text)) fault('invisible characters');
        if (body.length > 50_000 && !long.some((page) => path.endsWith(page))) {
          fault(`${body.length} characters`);
        }
        const leftover =
          /(?<!\\)<\/?[a-z][^\n>]*>|^import .+ from |^export (?:default|const) |^:::.*|\{\/\*|&(?:#\w+|nbsp|lt|gt|amp);/im.exec(
            prose,
          );
        if (leftover) fault(`leftover ${leftover[0]}`);

        const pageHeadings = [...elements(content, isInterface)]
          .filter(({tagName}) => /^h[1-6]$/.test(tagName))
          .map((heading) => textOf(heading, isInterface));
        if (
          content.tagName !== 'main' &&
          pageHeadings.map(bare).join() !== headings.map(bare).join()
        ) {
          fault(`headings ${headings.join(', ')}`);
        }
        const all = bare(body);
        for (const part of textsOf(content)) {
          if (!all.includes(bare(part))) fault(`lacks "${part}"`);
        }

        for (const [, address = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
          if (!/^[a-z]+:/.test(address)) {
            fault(`${address} is not absolute`);
          } else if (new URL(address).host === new URL(facts.url!).host) {
            targets.set(new URL(address).pathname, path);
          }
        }
      });
      await forEach([...targets.keys()], async (target) => {
        if (!(await request.get(target)).ok()) {
          faults.push(`${targets.get(target)}: links ${target}, which is not there`);
        }
      });
      expect(faults.join('\n')).toBe('');
    });

    test('llms.txt lists every page once, in the order of the sidebar', async ({request, page}) => {
      const read = async (path: string) => (await request.get(`${prefix}${path}`)).text();
      const list = await read('/llms.txt');
      expect(list.length).toBeLessThan(50_000);
      expect(list).toMatch(/^# .+\n\n> .+\n/);
      const pathsIn = (text: string) =>
        [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname);
      const listed = pathsIn(list);
      const pages = await pagePaths(request, prefix);
      expect([...listed].sort()).toEqual(pages.map(twinPath).sort());

      await page.goto(`${prefix}/docs/overview`);
      const sections = await page
        .locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category > div')
        .allInnerTexts();
      const headings = [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings.slice(0, -2)).toEqual(sections.map((label) => label.trim()));

      const full = await read('/llms-full.txt');
      expect(full.length).toBeLessThan(5_000_000);
      expect(full.match(/^url: /gm)).toHaveLength(listed.length);
      const sectionLists = [...list.matchAll(/\]\(([^)]+\/llms\.txt)\)/g)]
        .map(([, url = '']) => new URL(url).pathname)
        .filter((path) => path.startsWith(`${prefix}/docs/`));
      expect(sectionLists).toHaveLength(sections.length);
      const ofSections: string[] = [];
      for (const section of sectionLists) {
        ofSections.push(...pathsIn(await (await request.get(section)).text()));
      }
      expect(ofSections).toEqual(listed.slice(0, ofSections.length));
    });

    test('hold tables made from data, diagrams and definitions', async ({request}) => {
      const twin = async (path: string) => (await request.get(`${prefix}${path}.md`)).text();
      expect(await twin('/docs/developers/concepts/data-models')).toMatch(
        /\n```mermaid\n(?:erDiagram|flowchart|graph|stateDiagram)/,
      );
      const color = await twin('/docs/viz/message-schemas/color');
      expect(color).toContain('\n**Protobuf**\n\n```protobuf title="');
      expect(color).toContain('| `r` | [`float64`](');
      const matrix = await twin('/docs/developers/concepts/auth-models');
      expect(matrix.match(/^\| /gm)?.length).toBeGreaterThan(180);
    });
  });
}

const names = {
  zh: {button: '复制页面', copy: '复制为 Markdown', copied: '已复制', failed: '没有复制成功'},
  en: {button: 'Copy page', copy: 'Copy as Markdown', copied: 'Copied', failed: 'Could not copy'},
};

for (const {code, prefix} of languages) {
  test.describe(`the copy menu, ${code}`, () => {
    const text = names[code];
    const path = `${prefix}/docs/automation/cron`;
    const open = async (page: Page) => {
      await page.goto(path);
      await page.getByRole('button', {name: text.button}).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    };

    test('copies the Markdown of the page', async ({page, context, request}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      await page.getByRole('menuitem', {name: text.copy}).click();
      await expect(page.getByRole('menuitem', {name: text.copied})).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(`${path}.md`)).text());
    });

    test('says so when it cannot copy', async ({page}) => {
      await page.route('**/*.md', (route) => route.abort());
      await open(page);
      await page.getByRole('menuitem', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.failed})).toBeVisible();
    });

    test('works with the keyboard, and Escape returns to its button', async ({page}) => {
      await page.goto(path);
      const button = page.getByRole('button', {name: text.button});
      await button.focus();
      await page.keyboard.press('Enter');
      const items = page.getByRole('menuitem');
      await expect(items.nth(0)).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(items.nth(3)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(0)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('asks assistants about the Markdown, in a new tab', async ({page}) => {
      await open(page);
      for (const name of ['ChatGPT', 'Claude']) {
        const link = page.getByRole('menuitem', {name});
        const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
        expect(href).toContain(`https://docs.coscene.cn${path}.md`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('is a link to the Markdown without JavaScript', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${prefix}/docs/developers/concepts/data-models`);
      await expect(page.getByRole('link', {name: text.button})).toHaveAttribute(
        'href',
        `${prefix}/docs/developers/concepts/data-models.md`,
      );
      await context.close();
    });

    test('does not print', async ({page}) => {
      await page.goto(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('button', {name: text.button})).toBeHidden();
    });
  });
}
