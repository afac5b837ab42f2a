/** Checks of single files of `src/data`, in addition to the rule `data` for all of them. */
import {nearestNames} from 'text-utils';
import type {OwnCheck, ReportEntry} from 'content-checks';
import type {Definition} from '../../src/data/glossary';

/** Reports a missing page of the docs. */
function checkPage(
  page: string,
  place: readonly string[],
  report: ReportEntry,
  pages: ReadonlySet<string>,
): void {
  if (!pages.has(page.replace(/^\/docs\//, '').replace(/(?:\.mdx?)?(?:#.*)?$/, ''))) {
    const nearest = nearestNames(page, [...pages]).join(', ');
    report(
      [...place, page],
      `there is no page "${page}"`,
      nearest ? `Correct the path: ${nearest}` : 'Correct the path, or take it out',
    );
  }
}

/** Pages of the terms; types cover the terms themselves. */
const glossary: OwnCheck = (value, report, pages) => {
  const {glossary: sections} = value as typeof import('../../src/data/glossary');
  for (const [section, terms] of Object.entries(sections)) {
    for (const [id, {page}] of Object.entries<Definition>(terms)) {
      if (page !== undefined) {
        checkPage(page, [section, id], report, pages);
      }
    }
  }
};

/** Synonyms must be unique: search and the glossary could not distinguish two terms. */
const terms: OwnCheck = (value, report) => {
  const owners = new Map<string, string>();
  const {terms: all} = value as typeof import('../../src/data/terms');
  for (const [id, words] of Object.entries(all)) {
    for (const word of words) {
      const owner = owners.get(word.toLowerCase());
      if (owner !== undefined) {
        const remedy = 'Give each word to one term';
        report([id, word], `"${word}" is a word for "${owner}" as well`, remedy);
      }
      owners.set(word.toLowerCase(), owner ?? id);
    }
  }
};

/** Roles must match the level of the operation, and operations must be unique. */
const permissions: OwnCheck = (value, report) => {
  const {roles, permissionGroups} = value as typeof import('../../src/data/permissions');
  const seen = new Set<string>();
  for (const {id: group, operations} of permissionGroups) {
    for (const {name, level, allowed} of operations) {
      const place = [group, name.en];
      const ofLevel: string[] = roles.flatMap((role) => (role.level === level ? role.id : []));
      for (const role of allowed) {
        if (role !== 'organization-admin' && !ofLevel.includes(role)) {
          const remedy = `Choose from ${ofLevel.join(', ')}`;
          report(place, `the role "${role}" is not of the level "${level}"`, remedy);
        }
      }
      if (!allowed.includes('organization-admin')) {
        const remedy = 'Add organization-admin, who may do everything';
        report(place, 'the organization admin may not do it', remedy);
      }
      for (const text of [name.zh, name.en]) {
        if (seen.has(text)) {
          const remedy = 'Remove one, or name them apart';
          report([group, text], `there are two operations "${text}"`, remedy);
        }
        seen.add(text);
      }
    }
  }
};

/** Pages of the panels; types cover which panel draws a message. */
const schemaPanels: OwnCheck = (value, report, pages) => {
  const {panels} = value as typeof import('../../src/data/schema-panels');
  Object.entries(panels).forEach(([id, {page}]) => checkPage(page, [id], report, pages));
};

/**
 * By file name. The compiler checks the types; `npm run generate` compares the texts and examples of message
 * schemas.
 */
export const dataChecks: Readonly<Record<string, OwnCheck>> = {
  'glossary.ts': glossary,
  'permissions.ts': permissions,
  'schema-panels.ts': schemaPanels,
  'terms.ts': terms,
};
