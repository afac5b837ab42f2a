import {hasHan} from '../lib/markdown';
import type {Finding} from '../lib/finding';
import {isRecord, ownChecks, type Problem} from '../lib/data-checks';
import type {DataFile, Rule} from '../lib/rule';

/** What tells the entry of a list from the others. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) {
    return undefined;
  }
  const names = [entry.id, entry.key, entry.path, entry.name, entry.code];
  return names.find((name) => typeof name === 'string');
}

/** The line of the last of these texts, each looked for behind the one before. */
function lineOf(text: string, place: readonly string[]): number {
  let position = -1;
  for (const part of place) {
    const found = text.indexOf(part, position + 1);
    position = found === -1 ? position : found;
  }
  return text.slice(0, Math.max(position, 0)).split('\n').length;
}

const codeIn = (text: string): number => text.split('`').length - 1;

/** A text in both languages. */
function checkTexts({zh, en}: Record<string, unknown>, place: readonly string[]): Problem[] {
  const problem = (what: string, remedy: string, text: unknown): Problem[] => [
    {place: typeof text === 'string' ? [...place, text] : place, problem: what, remedy},
  ];
  for (const [name, text, other] of [
    ['Chinese', zh, en],
    ['English', en, zh],
  ] as const) {
    if (text === undefined || (typeof text === 'string' && text.trim() === '')) {
      return problem(`there is no ${name} text`, `Write it beside the other language`, other);
    }
  }
  if (typeof zh !== 'string' || typeof en !== 'string') {
    return [];
  }
  if (hasHan(en)) {
    return problem(`the English text holds Chinese: "${en}"`, 'Write it in English', en);
  }
  return codeIn(zh) === codeIn(en)
    ? []
    : problem('the two languages do not mark the same code', 'Use the same backticks in both', en);
}

/** Lists that may name a thing several times: flags of one command that went at different times. */
const mayRepeat = new Set(['removed']);

/** What holds for facts of any kind: texts in both languages, and no two entries of one name. */
function checkAnywhere(value: unknown, place: readonly string[]): Problem[] {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    return value.flatMap((entry: unknown) => {
      const name = nameOf(entry);
      const inner = name === undefined ? place : [...place, name];
      const isTwice = name !== undefined && seen.has(name) && !mayRepeat.has(place.at(-1) ?? '');
      seen.add(name ?? '');
      return [
        ...(isTwice
          ? [
              {
                // Behind the first one.
                place: [...inner, name],
                problem: `there are two entries "${name}"`,
                remedy: 'Remove one, or give it another name',
              },
            ]
          : []),
        ...checkAnywhere(entry, inner),
      ];
    });
  }
  if (!isRecord(value) || value instanceof RegExp) {
    return [];
  }
  return [
    ...('zh' in value || 'en' in value ? checkTexts(value, place) : []),
    ...Object.entries(value).flatMap(([key, inner]) => checkAnywhere(inner, [...place, key])),
  ];
}

/** Schemas of JSON, and lists of words for each language, are no texts in two languages. */
const withoutTexts = /\/(?:words\.ts|.*\.schema\.json|message-schema-examples\/.*)$/;

function problemsOf(data: DataFile, pages: ReadonlySet<string>): Problem[] {
  const name = data.file.replace('src/data/', '');
  return [
    ...(withoutTexts.test(data.file) ? [] : checkAnywhere(data.value, [])),
    ...(ownChecks[name]?.(data.value, pages) ?? []),
  ];
}

export const data: Rule = {
  name: 'data',
  holds: 'facts in src/data are whole, in both languages, and lead to what is there',
  check: ({data: files, pairs}) => {
    const pages = new Set(
      pairs.flatMap(({collection, path}) =>
        collection === 'docs' ? path.replace(/\.mdx?$/, '') : [],
      ),
    );
    const findings: Finding[] = [];
    for (const file of files) {
      for (const {place, problem, remedy} of problemsOf(file, pages)) {
        const names = place.filter((part, index) => part.length < 40 && part !== place[index - 1]);
        const entry = names.join(' > ');
        findings.push({
          file: file.file,
          line: lineOf(file.text, place),
          problem: entry === '' ? problem : `${entry}: ${problem}`,
          remedy,
        });
      }
    }
    return findings;
  },
};
