/** The policy for scripts, feeds, the home page, the privacy page and the licenses, as they are built. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {addressedFiles, hashOf, inlineScripts} from 'docusaurus-plugin-content-security';
import {storedKeys} from '../../src/data/site-privacy';
import {attribute, elements, find, hasClass, parseHtml, textOf} from 'docusaurus-plugin-post-build';
import {accepted} from 'docusaurus-plugin-licenses';
import {buildDir, builtPages, headValue, readBuilt} from './built';

const read = (file: string) => parseHtml(readBuilt(file));

test('the policy of hosts names every inline script of the pages, and no other', async () => {
  const files = (await addressedFiles(buildDir)).filter((file) => file.endsWith('.html'));
  const scripts = files.flatMap((file) =>
    inlineScripts(readBuilt(file)).scripts.map((script) => ({file, script, hash: hashOf(script)})),
  );
  const allowed: readonly string[] = readBuilt('_headers').match(/'sha256-[^']+'/g) ?? [];
  const refused = scripts.filter(({hash}) => !allowed.includes(hash));
  expect(refused.map(({file, script}) => `${file}: ${script.slice(0, 60)}`)).toEqual([]);
  expect(allowed.filter((hash) => !scripts.some((script) => script.hash === hash))).toEqual([]);
});

describe.each(['', '/en'])('pages beside the docs (%s)', (prefix) => {
  const releases = [...elements(read(`${prefix}/changelog.html`))]
    .filter(({tagName}) => tagName === 'h3')
    .flatMap((heading) => attribute(heading, 'id') ?? []);

  test.each(['atom', 'rss'])('the feed %s lists the releases of the changelog', (type) => {
    expect(releases.length).toBeGreaterThan(20);
    const feed = readBuilt(`${prefix}/changelog/${type}.xml`);
    expect(feed).toContain(`${prefix}/changelog#${releases[0]}`);
    expect(feed.match(/<(?:entry|item)>/g)).toHaveLength(releases.length);
    const page = builtPages().find((one) => one.path === `${prefix}/changelog`)!;
    expect(headValue(page, 'type', `application/${type}+xml`, 'href')).toContain(`/${type}.xml`);
  });

  test('the home page names its newest release and every section of the sidebar', () => {
    const main = find(read(`${prefix}/index.html`), ({tagName}) => tagName === 'main')!;
    const links = [...elements(main)].filter(({tagName}) => tagName === 'a');
    const targets = links.map((link) => attribute(link, 'href'));
    expect(targets).toContain(`${prefix}/changelog#${releases[0]}`);
    expect(targets).toContain(`${prefix}/docs/get-started/quick-start`);
    const names = links.map((link) => textOf(link));
    const sections = [...elements(read(`${prefix}/docs/overview.html`))]
      .filter((element) => hasClass(element, 'theme-doc-sidebar-item-category-level-1'))
      .map((item) => textOf(find(item, ({tagName}) => tagName === 'a')!).trim());
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.filter((section) => !names.includes(section))).toEqual([]);
  });

  test('the privacy page names every key that the site stores', () => {
    const text = textOf(read(`${prefix}/legal/privacy.html`));
    const keys = storedKeys.filter(({onlyWith}) => onlyWith === undefined).map(({key}) => key);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !text.includes(key))).toEqual([]);
  });

  test('the licenses of all that readers get are linked, and accepted', () => {
    expect(readBuilt(`${prefix}/about.html`)).toContain(`${prefix}/third-party-licenses.txt`);
    expect(existsSync(path.join(buildDir, prefix, 'third-party-licenses.txt'))).toBe(true);
    const text = readBuilt(`${prefix}/third-party-licenses.txt`);
    const entries = [...text.matchAll(/^(\S+) \d[\w.-]*\nLicense: (.+)$/gm)];
    const names = entries.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['react', '@docusaurus/core', 'infima']));
    for (const tool of ['vitest', '@rspack/core', 'typescript', 'eslint', '@playwright/test']) {
      expect(names).not.toContain(tool);
    }
    expect(entries.filter(([, , license = '']) => !accepted.has(license))).toEqual([]);
    expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(20);
  });
});
