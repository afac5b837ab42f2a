/** Targets of the built index, and how often an expected page is among the first three rows. */
import {expect, test} from 'vitest';
import {locales} from '../../src/config/locales';
import {mostNeeded, oftenNeeded} from '../../src/config/needed-pages';
import {sectionQueries} from '../../src/data/section-queries';
import {aliases, equalTerms} from '../../src/data/synonyms';
import {
  answerSets,
  plainAddress,
  querySets,
  readQueries,
  score,
  type QuerySet,
} from '../../scripts/lib/bench-queries';
import {builtEngine, builtSections, rowsOf} from '../../scripts/lib/search-rows';
import {termLevel} from 'search-engine';
import {buildDir, builtPages} from './built';

/** Minimum share of the queries whose page or section the first fitting row of three leads to. */
const least: Record<QuerySet, {zh: number; en: number}> = {
  must: {zh: 1, en: 1},
  sections: {zh: 0.86, en: 0.86},
  'unseen-roles': {zh: 0.85, en: 0.9},
  'unseen-mix': {zh: 0.95, en: 0.95},
};

test('each synonym leads to words that exist on a page', () => {
  const engines = locales.map((locale) => builtEngine(buildDir, locale));
  const isKnown = (term: string) => engines.some((engine) => engine.containsWords(term));
  const dead = [
    ...aliases.filter(([, term]) => !isKnown(term)).map(([word, term]) => `${word}: ${term}`),
    ...equalTerms.filter((terms) => !terms.some(isKnown)).map((terms) => terms.join(' = ')),
  ];
  expect(dead, 'src/data/synonyms.ts: no page has these terms').toEqual([]);
});

for (const locale of locales) {
  test(`each section or row with queries is in the index, ${locale}`, () => {
    const {pages} = builtEngine(buildDir, locale);
    const built = new Map(
      pages.map(({path, headings, symptoms}) => [
        path,
        [...headings, ...symptoms].flatMap(({queries}) => queries),
      ]),
    );
    const unknown = Object.entries(sectionQueries(locale)).flatMap(([path, sections]) =>
      Object.entries(sections)
        .filter(([, queries]) => !queries.every((query) => built.get(path)?.includes(query)))
        .map(([name]) => `${path}: ${name}`),
    );
    const remedy = `src/data/section-queries.${locale}.json: rename or remove these sections and rows`;
    expect(unknown, remedy).toEqual([]);
  });

  test(`the search leads to pages that exist, ${locale}`, () => {
    const known = new Set(builtPages().map(({path}) => path));
    const {pages} = builtEngine(buildDir, locale);
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.map(({path}) => path).filter((path) => !known.has(path))).toEqual([]);
    const needed = [...mostNeeded, ...oftenNeeded];
    const remedy = 'src/config/needed-pages.ts: rename or remove these pages';
    expect(
      needed.filter((page) => !known.has(page)),
      remedy,
    ).toEqual([]);
  });

  test(`a heading that only one page has finds it, ${locale}`, () => {
    const engine = builtEngine(buildDir, locale);
    const headings = engine.pages.flatMap(({path, headings: [, ...below]}) =>
      below
        .filter(({level}) => level !== termLevel)
        .map(({text, anchor}) => ({text, row: plainAddress(`${path}#${anchor}`)})),
    );
    const texts = headings.map(({text}) => text);
    const asked = headings.filter(
      ({text}, place) =>
        text.length > 3 && texts.indexOf(text) === texts.lastIndexOf(text) && place % 5 === 0,
    );
    const found = asked.filter(({text, row}) => rowsOf(engine, text).slice(0, 3).includes(row));
    expect(asked.length).toBeGreaterThan(100);
    expect(found.length / asked.length).toBeGreaterThan(0.92);
  });

  test(`a question about a term finds its entry of the glossary first, ${locale}`, () => {
    const engine = builtEngine(buildDir, locale);
    const ofTerm = {zh: (term: string) => `${term}是什么`, en: (term: string) => `what is ${term}`};
    const terms = engine.pages.flatMap(({path, headings}) =>
      headings
        .filter(({level}) => level === termLevel)
        .map(({text, anchor}) => ({text, row: plainAddress(`${path}#${anchor}`)})),
    );
    expect(terms.length).toBeGreaterThan(50);
    const missed = terms.filter(({text, row}) => rowsOf(engine, ofTerm[locale](text))[0] !== row);
    expect(missed).toEqual([]);
  });

  test.each([...querySets, ...answerSets])(
    `the set %s references built sections, ${locale}`,
    (set) => {
      const queries = readQueries(locale, set);
      expect(queries.length).toBeGreaterThan(20);
      expect(() => builtSections(buildDir, locale, queries)).not.toThrow();
    },
  );

  test.each(Object.keys(least) as QuerySet[])(
    `the search finds the targets of the set %s, ${locale}`,
    (set) => {
      const queries = readQueries(locale, set);
      expect(queries.length).toBeGreaterThan(30);
      const engine = builtEngine(buildDir, locale);
      const result = score(
        queries,
        queries.map(({query}) => rowsOf(engine, query)),
      );
      const report = result.missed.join('\n');
      expect(result.sections / result.queries, report).toBeGreaterThanOrEqual(least[set][locale]);
      expect(result.zero, report).toBe(0);
      expect(result.rightlyEmpty[0]).toBe(result.rightlyEmpty[1]);
    },
  );
}
