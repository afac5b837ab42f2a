/** Suggestions for a query without results. */
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {Search} from './types';

const maxSuggestions = 3;

/** Shorter forms of a query: without one of its words, or half of a Chinese one. */
function shorter(query: string): string[] {
  const words = query.trim().split(/\s+/);
  if (words.length > 1) {
    return words.map((_, place) => words.filter((__, other) => other !== place).join(' '));
  }
  const isChinese = /^\p{Script=Han}{4,}$/u.test(query);
  return query.match(isChinese ? /^..|..$/gu : /\p{Script=Han}+|\P{Script=Han}+/gu) ?? [];
}

/** Returns similar queries that have results. */
export async function suggestionsFor(search: Search, query: string): Promise<string[]> {
  const titles = texts.startingPages.map(({title}) => title);
  const candidates = [...new Set([...shorter(query).slice(0, 4), ...titles])].filter(
    (candidate) => candidate.length > 1 && candidate !== query,
  );
  const totals = await Promise.all(
    candidates.map((candidate) => search({query: candidate, page: 0, hitsPerPage: 1, words: 0})),
  );
  return candidates.filter((_, place) => (totals[place]?.total ?? 0) > 0).slice(0, maxSuggestions);
}
