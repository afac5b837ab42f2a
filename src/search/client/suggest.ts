/** Queries to try instead of one that found nothing. Each has been asked: it has results. */
import {startingPages} from '@site/src/config/search';
import type {Locale} from '@site/src/config/locales';
import type {SearchClient} from './types';

const most = 3;

/** Shorter forms of a query: without one of its words, or the halves of a Chinese one. */
function shorter(query: string): string[] {
  const words = query.trim().split(/\s+/);
  if (words.length > 1) {
    return [
      ...words.map((_, place) => words.filter((__, other) => other !== place).join(' ')),
      ...[...words].sort((a, b) => b.length - a.length),
    ];
  }
  const runs = query.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];
  if (runs.length > 1) {
    return runs;
  }
  const characters = [...query];
  return /\p{Script=Han}/u.test(query) && characters.length > 3
    ? [characters.slice(0, 2).join(''), characters.slice(-2).join('')]
    : [];
}

export async function suggestionsFor(
  client: SearchClient,
  query: string,
  locale: Locale,
): Promise<string[]> {
  const candidates = [
    ...new Set([...shorter(query).slice(0, 4), ...startingPages.map(({title}) => title[locale])]),
  ].filter((candidate) => candidate.length > 1 && candidate !== query);
  const answered = await Promise.all(
    candidates.map(async (candidate) => {
      const {total} = await client.search({query: candidate, page: 0, hitsPerPage: 1, words: 0});
      return total > 0 ? candidate : undefined;
    }),
  );
  return answered.filter((candidate) => candidate !== undefined).slice(0, most);
}
