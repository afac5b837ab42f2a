/** What must hold in one file of `src/data`, beyond what `rules/data.ts` asks of all of them. */
import Ajv2020 from 'ajv/dist/2020';
import {terms as termNames} from '../../../src/data/terms';
import {nearestNames} from '../../../src/plugins/nearest';
import {cocli} from './cocli-data';

export interface Problem {
  /** Names and texts that lead to the entry, from the outside to the inside. */
  place: readonly string[];
  problem: string;
  remedy: string;
  /** Where it is known without looking for the place. */
  line?: number;
}

export type OwnCheck = (
  value: unknown,
  pages: ReadonlySet<string>,
) => Problem[] | Promise<Problem[]>;

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
    const unusable = words.length < 2 || words.some((word) => word.trim() === '');
    const taken = words.filter((word) => owner.has(word.toLowerCase()));
    words.forEach((word) => owner.set(word.toLowerCase(), owner.get(word.toLowerCase()) ?? id));
    return [
      ...(unusable
        ? [
            {
              place: [id],
              problem: 'the Chinese or the English term is missing',
              remedy: 'Write both, in this order',
            },
          ]
        : []),
      ...taken.map((word) => ({
        place: [id, word],
        problem: `"${word}" is a word for "${owner.get(word.toLowerCase())}" as well`,
        remedy: 'Give each word to one term',
      })),
    ];
  });
};

interface PermissionData {
  roles: readonly {id: string; level: string}[];
  permissionGroups: readonly {
    id: string;
    operations: readonly {name: {zh: string; en: string}; level: string; allowed: string[]}[];
  }[];
}

/** Roles that there are, of the level of the operation, and no operation twice. */
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
          problem: levels.has(role)
            ? `the role "${role}" is not of the level "${level}"`
            : `there is no role "${role}"`,
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

interface PanelData {
  panels: Record<string, {page: string}>;
  schemaPanels: Record<string, {draws: Record<string, unknown>}>;
}

const schemaPanels: OwnCheck = (value, pages) => {
  const {panels, schemaPanels: messages} = value as PanelData;
  return [
    ...Object.entries(panels)
      .filter(([, {page}]) => !pages.has(page.replace(/\.mdx?(?:#.*)?$/, '')))
      .map(([id, {page}]) => missingPage(page, [id], pages)),
    ...Object.entries(messages).flatMap(([message, {draws}]) =>
      Object.keys(draws)
        .filter((panel) => !(panel in panels))
        .map((panel) => ({
          place: [message, panel],
          problem: `there is no panel "${panel}"`,
          remedy: `Choose from ${Object.keys(panels).join(', ')}`,
        })),
    ),
  ];
};

interface PrivacyData {
  optionalParts: Record<string, unknown>;
  storedKeys: readonly {key: string; onlyWith?: string}[];
  outsideRequests: readonly {hosts: readonly string[]; onlyWith: string}[];
}

const sitePrivacy: OwnCheck = (value) => {
  const {optionalParts, storedKeys, outsideRequests} = value as PrivacyData;
  const named = [
    ...storedKeys.map(({key, onlyWith}) => [key, onlyWith] as const),
    ...outsideRequests.map(({hosts, onlyWith}) => [hosts[0] ?? '', onlyWith] as const),
  ];
  return named.flatMap(([entry, part]) =>
    part === undefined || part in optionalParts
      ? []
      : [
          {
            place: [entry, part],
            problem: `there is no optional part "${part}"`,
            remedy: `Choose from ${Object.keys(optionalParts).join(', ')}`,
          },
        ],
  );
};

/** The checker of batch tests in the browser and the samples are held to this schema. */
const regressionSchema: OwnCheck = (value) => {
  const trial = new Ajv2020({allErrors: true, allowUnionTypes: true});
  try {
    trial.compile(value as object);
    return [];
  } catch (error) {
    return [
      {
        place: [],
        problem: `this is not a valid JSON Schema: ${(error as Error).message}`,
        remedy: 'Correct it as json-schema.org, draft 2020-12, says',
      },
    ];
  }
};

/** Declarations that samples are compiled with: a mistake is told here, and not by each sample. */
const declarations: OwnCheck = async (value) => {
  // Takes a second to load.
  const {default: ts} = await import('typescript');
  const {diagnostics = []} = ts.transpileModule(String(value), {reportDiagnostics: true});
  return diagnostics.slice(0, 1).map(({file, start = 0, messageText}) => ({
    place: [],
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    problem: `this is not valid TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    remedy: 'Correct it there, or on the line before',
  }));
};

/** By name of the file. `npm run generate` compares the texts and examples of message schemas. */
export const ownChecks: Readonly<Record<string, OwnCheck>> = {
  'cocli-commands.json': cocli,
  'downloads.ts': downloads,
  'extension-api.d.ts': declarations,
  'glossary.ts': glossary,
  'permissions.ts': permissions,
  'regression-config.schema.json': regressionSchema,
  'schema-panels.ts': schemaPanels,
  'site-privacy.ts': sitePrivacy,
  'terms.ts': terms,
  'user-script-env.d.ts': declarations,
};
