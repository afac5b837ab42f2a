/** Columns of the list of topics, and a recording as Markdown for a ticket. */
import type {Locale} from '../ui/useLocale';
import {adviceFor, missingIn} from './advice';
import type {Summary, Topic} from 'recording-reader';
import {shownText} from '../ui/shownText';
import {facts} from './facts';
import {durationText, numberText, shareText} from './format';
import {faultText, placeText} from './faultTexts';
import {missingText, texts} from './texts';

/** Returns the bytes of all messages, without the overhead of the file. */
export function bytesOf({topics}: Summary): number {
  return topics.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Columns with measures in the list of topics. */
export const measures = {
  count: ({count}, _, locale) => numberText(count, locale),
  rate: ({rate}, _, locale) =>
    rate === undefined ? '—' : `${numberText(rate, locale, rate < 10 ? 2 : 1)} Hz`,
  gap: ({gap}, _, locale) => (gap === undefined ? '—' : durationText(gap, locale)),
  share: ({bytes}, totalBytes, locale) => shareText(bytes, totalBytes, locale),
} satisfies Partial<
  Record<keyof typeof texts, (topic: Topic, totalBytes: number, locale: Locale) => string>
>;

export const measureNames = Object.keys(measures) as (keyof typeof measures)[];

/** Escapes text of the file, which must neither end a table cell nor become markup. */
const cell = (text: string) => text.replace(/[\\`*_{}[\]<>|#~!&]/g, '\\$&').replace(/\s+/g, ' ');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the summary of a recording and its topics as Markdown. */
export function reportOf(fileName: string, summary: Summary, locale: Locale): string {
  const totalBytes = bytesOf(summary);
  const header = ['topic', ...measureNames, 'panels'] as const;
  const topics = summary.topics.map((topic) => [
    cell(`${shownText(topic.name)} (${shownText(topic.schemaName || topic.messageEncoding)})`),
    ...measureNames.map((name) => measures[name](topic, totalBytes, locale)),
    adviceFor(topic)
      .panels.map(({name}) => name[locale])
      .join(', '),
  ]);
  const problems = summary.faults.map((fault) => {
    const place = placeText(fault);
    return `- ${place && `${place}: `}${cell(faultText(fault, summary.format))}`;
  });
  const missing = missingIn(summary).map(({what}) => `- ${missingText[what]}`);
  return [
    `## ${cell(shownText(fileName))}`,
    facts(summary, locale)
      .map(({label, value, note}) => `- ${label}: ${cell(value)}${note ? ` (${cell(note)})` : ''}`)
      .join('\n'),
    problems.length > 0 && [`### ${texts.problems}`, '', ...problems].join('\n'),
    missing.length > 0 && [`### ${texts.lacks}`, '', ...missing].join('\n'),
    [
      row(header.map((name) => texts[name])),
      row(header.map((name) => (name in measures ? '---:' : '---'))),
      ...topics.map(row),
    ].join('\n'),
  ]
    .filter((part) => part !== false)
    .join('\n\n')
    .concat('\n');
}
