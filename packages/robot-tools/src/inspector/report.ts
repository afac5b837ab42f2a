/** The measures of a recording as rows, and all of it as Markdown for a ticket. */
import type {Locale} from '../ui/useLocale';
import {adviceFor, missingIn} from './advice';
import type {Summary, Topic} from 'recording-reader';
import {shownText} from '../ui/shownText';
import {localText, utcText} from '../ui/times';
import {durationText, numberText, shareText, sizeText} from './format';
import {faultText, placeText} from './faultTexts';
import {averageText, missingText, packedText, texts} from './texts';

interface Fact {
  label: string;
  value: string;
  note?: string;
}

/** Facts of a recording as rows of names and values in the reader's language. */
export function facts(summary: Summary, locale: Locale): Fact[] {
  const {chunks, start, end} = summary;
  const say = (name: keyof typeof texts) => texts[name];
  const compressions = Object.entries(chunks.compressions);
  const compression = compressions
    .map(([name, count]) => {
      const shown = name || say('uncompressed');
      return compressions.length > 1 ? `${shown} × ${numberText(count, locale)}` : shown;
    })
    .join(', ');
  const average = sizeText(chunks.unpacked / Math.max(1, chunks.count), locale);
  return [
    {label: say('duration'), value: durationText(summary.duration, locale)},
    {label: say('messages'), value: numberText(summary.messages, locale)},
    {label: say('topics'), value: numberText(summary.topics.length, locale)},
    {label: say('size'), value: sizeText(summary.size, locale)},
    {
      label: say('compression'),
      value: compression || say('uncompressed'),
      note:
        chunks.stored > 0 && compression !== say('uncompressed')
          ? packedText(shareText(chunks.stored, chunks.unpacked, locale))
          : undefined,
    },
    {
      label: say('chunks'),
      value: chunks.count > 0 ? numberText(chunks.count, locale) : say('noChunks'),
      note: chunks.count > 0 ? averageText(average) : undefined,
    },
    {label: say('index'), value: say(summary.index === 'full' ? 'hasIndex' : 'hasNoIndex')},
    {
      label: say('format'),
      value: summary.format === 'mcap' ? 'MCAP' : 'ROS 1 bag',
      note: [summary.profile, summary.library].filter(Boolean).join(' · ') || undefined,
    },
    ...(start === undefined
      ? []
      : [{label: say('start'), value: utcText(start), note: localText(start)}]),
    ...(end === undefined ? [] : [{label: say('end'), value: utcText(end), note: localText(end)}]),
  ];
}

/** Bytes of all messages, without the overhead of the file. */
export function bytesOf({topics}: Summary): number {
  return topics.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Columns of the list of topics that hold measures. */
export const measures = {
  count: ({count}, _, locale) => numberText(count, locale),
  rate: ({rate}, _, locale) =>
    rate === undefined ? '—' : `${numberText(rate, locale, rate < 10 ? 2 : 1)} Hz`,
  gap: ({gap}, _, locale) => (gap === undefined ? '—' : durationText(gap, locale)),
  share: ({bytes}, whole, locale) => shareText(bytes, whole, locale),
} satisfies Partial<
  Record<keyof typeof texts, (topic: Topic, whole: number, locale: Locale) => string>
>;

export const measureNames = Object.keys(measures) as (keyof typeof measures)[];

/** Text of the file in a cell of a table: it must neither end the cell nor become markup. */
const cell = (text: string) => text.replace(/[\\`*_{}[\]<>|#~!&]/g, '\\$&').replace(/\s+/g, ' ');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The summary of a recording and its topics as Markdown. */
export function reportOf(fileName: string, summary: Summary, locale: Locale): string {
  const say = (name: keyof typeof texts) => texts[name];
  const whole = bytesOf(summary);
  const header = ['topic', ...measureNames, 'panels'] as const;
  const topics = summary.topics.map((topic) => [
    cell(`${shownText(topic.name)} (${shownText(topic.schemaName || topic.messageEncoding)})`),
    ...measureNames.map((name) => measures[name](topic, whole, locale)),
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
    `## ${cell(fileName)}`,
    facts(summary, locale)
      .map(({label, value, note}) => `- ${label}: ${cell(value)}${note ? ` (${cell(note)})` : ''}`)
      .join('\n'),
    problems.length > 0 && [`### ${say('problems')}`, '', ...problems].join('\n'),
    missing.length > 0 && [`### ${say('lacks')}`, '', ...missing].join('\n'),
    [
      row(header.map((name) => say(name))),
      row(header.map((name) => (name in measures ? '---:' : '---'))),
      ...topics.map(row),
    ].join('\n'),
  ]
    .filter((part) => part !== false)
    .join('\n\n')
    .concat('\n');
}
