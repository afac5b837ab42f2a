/** Facts of a recording, shown above its topics and in the report; their labels are in `texts.ts`. */
import type {Locale} from '../ui/useLocale';
import type {Fault, Summary} from 'recording-reader';
import {localText, utcText} from '../ui/times';
import {durationText, numberText, shareText, sizeText} from './format';
import {averageText, packedText, texts} from './texts';

interface Fact {
  label: string;
  value: string;
  note?: string;
}

/** Faults after which some messages are not read. */
const partialCodes: readonly Fault['code'][] = [
  'bad-chunk',
  'bad-record',
  'encrypted',
  'joined',
  'skipped',
  'stopped',
  'too-large',
  'too-many-topics',
  'unknown-compression',
];

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
    {
      label: say('messages'),
      value: numberText(summary.messages, locale),
      note: summary.faults.some(({code}) => partialCodes.includes(code))
        ? say('isPartial')
        : undefined,
    },
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
