import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {clean} from '../src/clean';
import {markdownOf, markdownPage} from '../src/page';
import {select} from 'hast-util-select';
import {parseHtml} from 'docusaurus-plugin-post-build';

const url = 'https://docs.example.com/docs/page';

const sourceOf = (name: string) => ({language: 'mermaid', code: `graph LR\n  ${name} --> b`});

function markdownFrom(html: string): string {
  const main = select('main', parseHtml(`<main>${html}</main>`));
  return markdownOf(clean(main!, url, sourceOf)).trim();
}

const samples = parse(
  readFileSync(path.join(import.meta.dirname, 'samples/markdown-pages.yaml'), 'utf8'),
) as {contains: string; html: string; markdown: string}[];

it.each(samples)('the Markdown of a page contains $contains', ({html, markdown}) => {
  expect(markdownFrom(html)).toBe(markdown.trimEnd());
});

const page = (head: string, body: string) =>
  parseHtml(`<html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`);
const site = {siteUrl: 'https://docs.example.com', index: '/en/llms.txt', sourceOf};
const place = {file: 'docs/page.html', path: '/en/docs/page'};

it('the Markdown of a built page begins with its metadata', () => {
  const root = page(
    '<title>A: b | Site</title><meta name="description" content="About A.">' +
      '<link rel="canonical" href="https://docs.example.com/en/docs/page">' +
      '<link rel="alternate" hreflang="zh-CN" href="https://docs.example.com/docs/page">' +
      '<link rel="alternate" hreflang="en" href="https://docs.example.com/en/docs/page">',
    '<h1>A: b</h1><p>Text</p><span class="theme-last-updated"><time datetime="2026-03-04T05:06:07Z"></time></span>',
  );
  expect(markdownPage(place, root, site)).toEqual({
    path: '/en/docs/page',
    file: 'docs/page.md',
    url: 'https://docs.example.com/en/docs/page.md',
    title: 'A: b',
    description: 'About A.',
    text: `---
title: "A: b"
url: https://docs.example.com/en/docs/page
language: en
last_updated: 2026-03-04
translation: https://docs.example.com/docs/page.md
index: https://docs.example.com/en/llms.txt
---

# A: b

Text
`,
  });
});
