/** The frame of each HTML page. */
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {unexpected} from './generated';

const scripts = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Docusaurus' own template, except that of the scripts of a page only those that start it are
 * run by the page; the others are fetched beside them, for when they are asked for. (As scripts
 * of the page, one that fails would leave the start waiting for it for two minutes.)
 */
export function documentTemplate(): string {
  if (!coreTemplate.includes(scripts)) {
    unexpected('the template of pages, which has no line for scripts');
  }
  const preload =
    '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">';
  return coreTemplate.replace(
    scripts,
    `<% if (/\\/(runtime~)?main\\.[^/]+$/.test(script)) { %>${scripts}<% } else { %>${preload}<% } %>`,
  );
}
