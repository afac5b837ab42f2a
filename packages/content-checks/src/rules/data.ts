import {lineAt} from 'text-utils';
import type {ReportEntry} from '../lib/config';
import {hasHan} from '../lib/markdown';
import {perSite} from '../lib/rule';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key that identifies an entry of a list. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) {
    return undefined;
  }
  const names = [entry.id, entry.key, entry.path, entry.name, entry.code];
  return names.find((name) => typeof name === 'string');
}

/** Line of the last of these texts, each searched after the previous one. */
function lineOf(text: string, place: readonly string[]): number {
  let position = -1;
  for (const part of place) {
    const found = text.indexOf(part, position + 1);
    position = found === -1 ? position : found;
  }
  return lineAt(text, Math.max(position, 0));
}

const codeIn = (text: string): number => text.split('`').length - 1;

function checkTexts(
  {zh, en}: Record<string, unknown>,
  place: readonly string[],
  report: ReportEntry,
): void {
  const reportText = (text: unknown, problem: string, remedy: string) =>
    report(typeof text === 'string' ? [...place, text] : place, problem, remedy);
  const isMissing = (text: unknown) =>
    text === undefined || (typeof text === 'string' && text.trim() === '');
  if (isMissing(zh)) {
    reportText(en, 'there is no Chinese text', 'Write it beside the other language');
  } else if (isMissing(en)) {
    reportText(zh, 'there is no English text', 'Write it beside the other language');
  } else if (typeof zh === 'string' && typeof en === 'string') {
    if (hasHan(en)) {
      reportText(en, `the English text contains Chinese: "${en}"`, 'Write it in English');
    } else if (codeIn(zh) !== codeIn(en)) {
      const remedy = 'Use the same backticks in both';
      reportText(en, 'the two languages do not mark the same code', remedy);
    }
  }
}

/** Lists that may contain a name twice: flags of one command that were removed at different times. */
const repeatable = new Set(['removed']);

/** Checks for all facts: texts in both languages, and unique names. */
function checkAnywhere(value: unknown, place: readonly string[], report: ReportEntry): void {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    for (const entry of value as unknown[]) {
      const name = nameOf(entry);
      const inner = name === undefined ? place : [...place, name];
      if (name !== undefined && seen.has(name) && !repeatable.has(place.at(-1) ?? '')) {
        // Position after the first entry.
        const twice = [...inner, name];
        report(twice, `there are two entries "${name}"`, 'Remove one, or give it another name');
      }
      seen.add(name ?? '');
      checkAnywhere(entry, inner, report);
    }
  } else if (isRecord(value) && !(value instanceof RegExp)) {
    if ('zh' in value || 'en' in value) {
      checkTexts(value, place, report);
    }
    for (const [key, inner] of Object.entries(value)) {
      checkAnywhere(inner, [...place, key], report);
    }
  }
}

/** Files without texts in two languages: JSON schemas, word lists of each language. */
const withoutTexts = /\/(?:words\.ts|.*\.schema\.json|message-schema-examples\/.*)$/;

/** Checks that data files are complete in both languages and reference existing pages. */
export const data = perSite(({config, data: files, pairs}, report) => {
  const pages = new Set(
    pairs.flatMap(({collection, path}) =>
      collection === 'docs' ? path.replace(/\.mdx?$/, '') : [],
    ),
  );
  for (const {file, text, value} of files) {
    const reportEntry: ReportEntry = (place, problem, remedy) => {
      const names = place.filter((part, index) => part.length < 40 && part !== place[index - 1]);
      const entry = [names.join(' > '), problem].filter(Boolean).join(': ');
      report(file, lineOf(text, place), entry, remedy);
    };
    if (!withoutTexts.test(file)) {
      checkAnywhere(value, [], reportEntry);
    }
    config.data.checks[file.slice(config.data.folder.length + 1)]?.(value, reportEntry, pages);
  }
});
