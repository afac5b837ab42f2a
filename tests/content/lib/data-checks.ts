/** What must hold in one file of `src/data`, beyond what `rules/data.ts` asks of all of them. */
import {terms as termNames} from '../../../src/data/terms';
import {nearestNames} from '../../../src/plugins/nearest';
import {cocli} from './cocli-data';

export interface Problem {
  /** Names and texts that lead to the entry, from the outside to the inside. */
  place: readonly string[];
  problem: string;
  remedy: string;
}

export type OwnCheck = (value: unknown, pages: ReadonlySet<string>) => Problem[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function missingPage(page: string, place: readonly string[], pages: ReadonlySet<string>): Problem {
  const nearest = nearestNames(page, [...pages]).join(', ');
  return {
    place: [...place, page],
    problem: `there is no page "${page}"`,
    remedy: nearest ? `Correct the path: ${nearest}` : 'Correct the path, or take it out',
  };
}

interface Term {
  page?: string;
  unless?: Record<string, readonly string[]>;
}

/** Terms that there are, pages that they are explained on, and patterns that can be compiled. */
const glossary: OwnCheck = (value, pages) => {
  const {glossary: sections, names} = value as {
    glossary: Record<string, Record<string, Term>>;
    names: Record<string, string>;
  };
  const known = {...termNames, ...names};
  return Object.entries(sections).flatMap(([section, terms]) =>
    Object.entries(terms).flatMap(([id, {page, unless = {}}]) => [
      ...(id in known
        ? []
        : [
            {
              place: [section, id],
              problem: `there is no term "${id}" in src/data/terms.ts`,
              remedy: `Add it there, or correct it: ${nearestNames(id, Object.keys(known)).join(', ')}`,
            },
          ]),
      ...(page !== undefined && !pages.has(page) ? [missingPage(page, [section, id], pages)] : []),
      ...Object.values(unless)
        .flat()
        .flatMap((pattern) => {
          try {
            new RegExp(pattern, 'u');
            return [];
          } catch {
            return [
              {
                place: [section, id, pattern],
                problem: `"${pattern}" is no regular expression`,
                remedy: 'Correct it',
              },
            ];
          }
        }),
    ]),
  );
};

/** Words that name one thing only: search and the glossary could not tell two apart. */
const terms: OwnCheck = (value) => {
  const owner = new Map<string, string>();
  const {terms: all} = value as {terms: Record<string, readonly string[]>};
  return Object.entries(all).flatMap(([id, words]) => {
    const taken = words.filter((word) => owner.has(word.toLowerCase()));
    words.forEach((word) => owner.set(word.toLowerCase(), owner.get(word.toLowerCase()) ?? id));
    return taken.map((word) => ({
      place: [id, word],
      problem: `"${word}" is a word for "${owner.get(word.toLowerCase())}" as well`,
      remedy: 'Give each word to one term',
    }));
  });
};

interface PermissionData {
  roles: readonly {id: string; level: string}[];
  permissionGroups: readonly {
    id: string;
    operations: readonly {name: {zh: string; en: string}; level: string; allowed: string[]}[];
  }[];
}

/** Roles of the level of the operation, and no operation twice. */
const permissions: OwnCheck = (value) => {
  const {roles, permissionGroups} = value as PermissionData;
  const levels = new Map(roles.map(({id, level}) => [id, level]));
  const seen = new Set<string>();
  return permissionGroups.flatMap(({id: group, operations}) =>
    operations.flatMap(({name, level, allowed}) => {
      const place = [group, name.en];
      const problems: Problem[] = allowed
        .filter((role) => role !== 'organization-admin' && levels.get(role) !== level)
        .map((role) => ({
          place,
          problem: `the role "${role}" is not of the level "${level}"`,
          remedy: `Choose from ${[...levels].flatMap(([id, own]) => (own === level ? id : [])).join(', ')}`,
        }));
      if (!allowed.includes('organization-admin')) {
        problems.push({
          place,
          problem: 'the organization admin may not do it',
          remedy: 'Add organization-admin, who may do everything',
        });
      }
      for (const text of [name.zh, name.en]) {
        if (seen.has(text)) {
          problems.push({
            place: [group, text],
            problem: `there are two operations "${text}"`,
            remedy: 'Remove one, or name them apart',
          });
        }
        seen.add(text);
      }
      return problems;
    }),
  );
};

interface DownloadData {
  desktopSystems: readonly {id: string; links: readonly {to: string}[]}[];
  tools: readonly {id: string; links: readonly {to: string}[]}[];
}

const downloads: OwnCheck = (value, pages) => {
  const {desktopSystems, tools} = value as DownloadData;
  return [...desktopSystems, ...tools].flatMap(({id, links}) =>
    links
      .map(({to}) => to)
      .filter((to) => !pages.has(to.replace(/^\/docs\//, '').replace(/#.*$/, '')))
      .map((to) => missingPage(to, [id], pages)),
  );
};

/** Pages of the panels; which panel draws a message is a matter of types. */
const schemaPanels: OwnCheck = (value, pages) =>
  Object.entries((value as {panels: Record<string, {page: string}>}).panels)
    .filter(([, {page}]) => !pages.has(page.replace(/\.mdx?(?:#.*)?$/, '')))
    .map(([id, {page}]) => missingPage(page, [id], pages));

/** By name of the file. Types hold what their compiler can; `npm run generate` compares the texts and examples of message schemas. */
export const ownChecks: Readonly<Record<string, OwnCheck>> = {
  'cocli-commands.json': cocli,
  'downloads.ts': downloads,
  'glossary.ts': glossary,
  'permissions.ts': permissions,
  'schema-panels.ts': schemaPanels,
  'terms.ts': terms,
};
