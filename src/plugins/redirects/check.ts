/** What must hold of a list of redirects. */

import type {Redirect} from '../../config/redirects';

/** A language's pages: their paths without the language, and the ids on each. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

const withoutAnchor = (address: string) => address.replace(/#.*$/, '');

/** What is wrong with how an address is written. */
function formProblem({from, to}: Redirect): string | undefined {
  if (!/^\/./.test(from) || /^\/en(\/|$)/.test(from) || /[?#%]|\/$|\.html$|\/\//.test(from)) {
    return 'write the old path from "/", without /en, ending, slash at the end, query, anchor or %20';
  }
  if (!to.startsWith('/') || to.startsWith('//') || /^\/en(\/|$)/.test(to) || to.includes('?')) {
    return 'write the new path from "/", without host, /en or query';
  }
  return undefined;
}

/**
 * Everything that is wrong with a list of redirects, a line each.
 * @param languages Pages of each language that was built, by its name.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  languages: ReadonlyMap<string, Anchors>,
): string[] {
  const sources = redirects.map(({from}) => from);
  return redirects.flatMap((redirect, position) => {
    const {from, to} = redirect;
    const [page, anchor] = [withoutAnchor(to), to.split('#')[1]];
    const problems: string[] = [];
    const form = formProblem(redirect);
    if (form) {
      problems.push(form);
    }
    if (sources.indexOf(from) !== position) {
      problems.push('this address is redirected twice: keep one');
    }
    if (page === from) {
      problems.push('it leads to itself: remove it, or name another page');
    } else if (sources.includes(page)) {
      const next = redirects.find((other) => other.from === page)?.to ?? '';
      problems.push(`it leads to a redirect: name the last page at once (${next})`);
    }
    for (const [language, pages] of languages) {
      if (pages.has(from)) {
        problems.push(`this is a page (${language}): remove the page or the redirect`);
      }
      const ids = pages.get(page);
      if (!ids && !sources.includes(page)) {
        problems.push(`there is no page ${page} (${language}): name one that exists`);
      } else if (ids && anchor !== undefined && !ids.has(anchor)) {
        problems.push(`${page} has no heading #${anchor} (${language}): name one that exists`);
      }
    }
    return problems.map((problem) => `${from} -> ${to}: ${problem}`);
  });
}
