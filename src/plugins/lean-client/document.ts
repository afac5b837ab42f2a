/** The frame of each HTML page. */
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {unexpected} from './generated';

const scripts = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const styles = '<% it.stylesheets.forEach((stylesheet) => { %>';
const beforeBody = '<%~ it.preBodyTags %>';

/** A script inside of the page, as `injectHtmlTags` writes it. */
const inline = '/<script>[^]*?<\\/script>/g';

/** @throws Error if the text is not in the template, or more than once */
function replaceOnce(template: string, text: string, by: string): string {
  const [before, after, ...more] = template.split(text);
  if (before === undefined || after === undefined || more.length > 0) {
    unexpected(`the template of pages, which has no line ${text} or several`);
  }
  return before + by + after;
}

/**
 * Docusaurus' own template, with two differences.
 *
 * Of the scripts of a page only those that start it are run by the page; they ask for the others.
 * (As scripts of the page, one that fails would leave the start waiting for it for two minutes.
 * Fetched beside the styles, they make the first paint wait: on Slow 4G and a processor four times
 * as slow 1.3 instead of 1.2 s, and 300 instead of 190 ms of blocking on a heavy page.) Links that
 * load nothing say which they are, for `check:budgets`.
 *
 * Inline scripts at the start of the body (colour mode, announcement bar) stand in the head, before
 * the styles. A browser runs no script while styles are on their way, and reads nothing of the page
 * behind it: after them it read the page, drew its beginning, and laid out the rest a second time.
 */
export function documentTemplate(): string {
  const named =
    '<link rel="preload" as="script" media="not all" href="<%= it.baseUrl %><%= script %>">';
  const changes: [text: string, by: string][] = [
    [
      scripts,
      `<% if (/\\/(runtime~)?main\\.[^/]+$/.test(script)) { %>${scripts}<% } else { %>${named}<% } %>`,
    ],
    [styles, `<%~ (it.preBodyTags.match(${inline}) ?? []).join('') %>${styles}`],
    [beforeBody, `<%~ it.preBodyTags.replace(${inline}, '') %>`],
  ];
  return changes.reduce<string>(
    (template, [text, by]) => replaceOnce(template, text, by),
    coreTemplate,
  );
}
