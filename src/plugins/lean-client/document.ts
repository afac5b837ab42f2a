/** The frame of each HTML page. */
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {unexpected} from './generated';

const scripts = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Docusaurus' own template, except that of the scripts of a page only those that start it are
 * run by the page; they ask for the others. (As scripts of the page, one that fails would leave the
 * start waiting for it for two minutes. Fetched beside the styles, they make the first paint wait:
 * on Slow 4G and a processor four times as slow 1.3 instead of 1.2 s, and 300 instead of 190 ms of
 * blocking on a heavy page.) Links that load nothing say which they are, for `check:budgets`.
 */
export function documentTemplate(): string {
  if (!coreTemplate.includes(scripts)) {
    unexpected('the template of pages, which has no line for scripts');
  }
  const named =
    '<link rel="preload" as="script" media="not all" href="<%= it.baseUrl %><%= script %>">';
  return coreTemplate.replace(
    scripts,
    `<% if (/\\/(runtime~)?main\\.[^/]+$/.test(script)) { %>${scripts}<% } else { %>${named}<% } %>`,
  );
}
