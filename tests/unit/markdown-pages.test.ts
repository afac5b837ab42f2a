import {describe, expect, it} from 'vitest';
import {clean} from '../../src/plugins/markdown-pages/clean';
import {markdownOf, markdownPage} from '../../src/plugins/markdown-pages/page';
import {find, parseHtml} from '../../src/plugins/html';

const url = 'https://docs.example.com/docs/page';

function markdown(html: string): string {
  const main = find(parseHtml(`<main>${html}</main>`), ({tagName}) => tagName === 'main');
  return markdownOf(clean(main!, url)).trim();
}

const codeLine = (line: string) => `<span class="token-line">${line}<br></span>`;

describe('the Markdown of a page', () => {
  it.each([
    [
      'code with language and title, the fence longer than those inside',
      `<div class="theme-code-block language-md"><div class="code-title">note.md</div><div><pre class="scrolls"><code>${codeLine('```sh')}${codeLine('ls')}${codeLine('```')}</code></pre><button>Copy</button></div></div>`,
      '````md title="note.md"\n```sh\nls\n```\n````',
    ],
    [
      'changed lines of code with the signs of a diff',
      '<pre><code>a\n<del class="line"><span class="said">Removed: </span>b\n</del><ins class="line"><span class="said">Added: </span>c\n</ins></code></pre>',
      '```text\na\n- b\n+ c\n```',
    ],
    [
      'the source of a diagram',
      '<pre class="source"><code class="language-mermaid">graph LR\n  a --> b</code></pre>',
      '```mermaid\ngraph LR\n  a --> b\n```',
    ],
    [
      'every tab under its label, hidden ones too',
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul><div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div>',
      '**npm**\n\none\n\n**yarn**\n\ntwo',
    ],
    [
      'an admonition as a quotation with its label',
      '<div class="theme-admonition"><div><span><svg></svg></span>Note</div><div><p>Read <code>it</code>.</p></div></div>',
      '> **Note**\n>\n> Read `it`.',
    ],
    [
      'a figure with what it shows, caption and legend',
      '<figure><div><svg aria-label="Name"><desc>It shows this.</desc><text>Not this</text></svg><svg><desc>It shows this.</desc></svg></div><figcaption><p>Caption</p><ol><li>One</li></ol></figcaption></figure>',
      '*It shows this.*\n\nCaption\n\n1. One',
    ],
    [
      'details with their summary',
      '<details><summary>More</summary><p>Text</p></details>',
      '**More**\n\nText',
    ],
    [
      'a table with its caption, its cells on one line each',
      '<table><caption>Roles</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b<br>c</td><td><pre><code>x\n  y</code></pre></td></tr></tbody></table>',
      'Roles\n\n| A | B |\n| - | - |\n| a\\|b c | `x y` |',
    ],
  ])('holds %s', (_what, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

const page = (head: string, body: string) =>
  parseHtml(`<html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`);
const site = {siteUrl: 'https://docs.example.com', index: '/en/llms.txt'};
const place = {file: 'docs/page.html', path: '/en/docs/page'};

describe('the Markdown of a built page', () => {
  it('begins with what the page is', () => {
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
});
