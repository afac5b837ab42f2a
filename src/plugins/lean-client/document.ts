/** The frame of each HTML page. */
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {unexpected} from './generated';

const scripts = '<% it.scripts.forEach((script) => { %>';
const tag = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const link =
  '<link rel="preload" as="script" media="not all"' +
  '<% if (/\\/(runtime~)?main\\.[^/]+$/.test(script)) { %> data-start<% } %>' +
  ' href="<%= it.baseUrl %><%= script %>">';

/**
 * Runs in the head of each page, as it stands here: it may use nothing from outside of itself, and
 * comments would be sent with every page.
 */
function fetchScripts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]');
  links.forEach((link) => {
    link.media = 'all';
  });
  const policy = window.trustedTypes?.createPolicy('start', {createScriptURL: (url) => url});
  addEventListener('DOMContentLoaded', () => {
    links.forEach(({dataset, href}) => {
      if (dataset.start !== undefined) {
        const script = document.createElement('script');
        script.async = false;
        script.src = (policy?.createScriptURL(href) ?? href) as string;
        document.head.append(script);
      }
    });
  });
}

/**
 * Docusaurus' own template, except that its scripts wait for the styles. As each script behind a
 * style sheet, `fetchScripts` runs when the styles are there: only then the scripts of the page are
 * asked for, and take nothing of the network from what the first paint waits for; all at once, as
 * one that tells of others would make these come later. Those that start the page are run when it has
 * been read; they run the others themselves. (As scripts of the page, one that fails would leave the
 * start waiting for it for two minutes.)
 *
 * A browser that does not look at the media of a link again asks for them when it runs them.
 */
export function documentTemplate(): string {
  const [before, after, ...more] = coreTemplate.split(tag);
  const end = after?.indexOf('<% }); %>') ?? -1;
  if (after === undefined || more.length > 0 || end < 0 || !before!.includes(scripts)) {
    unexpected('the template of pages, which has no loop of scripts');
  }
  const behind = end + '<% }); %>'.length;
  return `${before}${link}${after.slice(0, behind)}<script>(${fetchScripts.toString()})()</script>${after.slice(behind)}`;
}
