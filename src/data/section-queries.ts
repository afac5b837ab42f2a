import {homeOf, type Locale} from '../config/locales';
import enQueries from './section-queries.en.json';
import zhQueries from './section-queries.zh.json';

type Queries = Record<string, Record<string, string[]>>;

/** Returns queries that match a section or row in other words: by path with the language, then by anchor or first cell of a row. */
export function sectionQueries(locale: Locale): Queries {
  const queries: Queries = {zh: zhQueries, en: enQueries}[locale];
  const inHome = (path: string) => homeOf(locale) + path.slice(1);
  return Object.fromEntries(Object.entries(queries).map(([path, own]) => [inHome(path), own]));
}
