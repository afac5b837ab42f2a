/** The frame of each HTML page. */
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {unexpected} from './generated';

const parts = {
  styles: '<% it.stylesheets.forEach((stylesheet) => { %>',
  scripts: '<% it.scripts.forEach((script) => { %>',
  script: '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
  beforeBody: '<%~ it.preBodyTags %>',
};

const link =
  '<link rel="preload" as="script" media="not all"' +
  '<% if (/\\/(runtime~)?main\\.[^/]+$/.test(script)) { %> data-start<% } %>' +
  ' href="<%= it.baseUrl %><%= script %>">';

/** The scripts that others put at the start of the body: they read what readers chose, and mark `<html>`. */
const inlineScripts = '/<script>[^]*?<\\/script>/g';

/**
 * A browser paints nothing before it has read the page up to the first section. (The engine of templates
 * would take a quotation mark for the start of a text.)
 */
const expected =
  '<% const section = /<h2[^>]* id=\\x22([^\\x22]+)\\x22/.exec(it.appHtml); if (section) { %>' +
  '<link rel="expect" href="#<%= section[1] %>" blocking="render"><% } %>';

/**
 * Runs in the head of each page, as it stands here: it may use nothing from outside of itself, and
 * comments would be sent with every page.
 */
function fetchScripts(): void {
  let isAsked = false;
  const policy = window.trustedTypes?.createPolicy('start', {createScriptURL: (url) => url});
  const ask = () => {
    if (isAsked) {
      return;
    }
    isAsked = true;
    const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]');
    links.forEach((link) => {
      link.media = 'all';
    });
    const start = () => {
      links.forEach(({dataset, href}) => {
        if (dataset.start !== undefined) {
          const script = document.createElement('script');
          script.async = false;
          script.src = (policy?.createScriptURL(href) ?? href) as string;
          document.head.append(script);
        }
      });
    };
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
    } else {
      start();
    }
  };
  const afterPaint = () => {
    requestAnimationFrame(() => setTimeout(() => (document.body ? ask() : afterPaint())));
  };
  afterPaint();
  addEventListener('load', ask);
}

/**
 * Docusaurus' own template, except for what the first paint would wait for:
 *
 * - Scripts are asked for after it, and take nothing of the network or the processor from it; all at
 *   once, as one that tells of others would make these come later. Those that start the page are run
 *   when it has been read; they run the others themselves. (As scripts of the page, one that fails
 *   would leave the start waiting for it for two minutes.) A page in a tab that nobody sees is not
 *   painted: it asks when all else is there. A browser that does not look at the media of a link again
 *   asks for them when it runs them.
 * - No script stands behind the styles: the page is read while these are on their way.
 * - The page is painted once, with its first screen, not first as a frame around nothing.
 *
 * To switch it off, take `ssrTemplate` out of docusaurus.config.ts. What it saves: tests/bench/RESULTS.md,
 * "First paint".
 */
export function documentTemplate(): string {
  let page = coreTemplate;
  const replace = (part: string, by: string) => {
    const [before, after, ...more] = page.split(part);
    if (after === undefined || more.length > 0) {
      unexpected(`the template of pages, which has no ${part}`);
    }
    page = before! + by + after;
  };
  if (!coreTemplate.includes(parts.scripts)) {
    unexpected('the template of pages, which has no loop of scripts');
  }
  replace(parts.script, link);
  replace(parts.beforeBody, `<%~ it.preBodyTags.replace(${inlineScripts}, '') %>`);
  replace(
    parts.styles,
    `<%~ (it.preBodyTags.match(${inlineScripts}) ?? []).join('') %>` +
      `<script>(${fetchScripts.toString()})()</script>${expected}${parts.styles}`,
  );
  return page;
}
