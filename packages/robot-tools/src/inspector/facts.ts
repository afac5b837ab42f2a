/** Facts of a recording, displayed above its topics and in the report. */
import {translate} from '@docusaurus/Translate';
import type {Locale} from '../ui/useLocale';
import type {Fault, Summary} from 'recording-reader';
import {shownText} from '../ui/shownText';
import {localText, utcText} from '../ui/times';
import {durationText, numberText, shareText, sizeText} from './format';
import {texts} from './texts';

interface Fact {
  label: string;
  value: string;
  note?: string;
}

/** Faults that leave some messages unread. */
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
  'unknown-topic',
];

/** Returns facts of a recording as names and values in the language of the page. */
export function facts(summary: Summary, locale: Locale): Fact[] {
  const {chunks, start, end} = summary;
  const compressions = Object.entries(chunks.compressions);
  const compression = compressions
    .map(([name, count]) => {
      const shown = shownText(name) || texts.uncompressed;
      return compressions.length > 1 ? `${shown} × ${numberText(count, locale)}` : shown;
    })
    .join(', ');
  const average = sizeText(chunks.unpacked / Math.max(1, chunks.count), locale);
  return [
    {label: texts.duration, value: durationText(summary.duration, locale)},
    {
      label: texts.messages,
      value: numberText(summary.messages, locale),
      note: summary.faults.some(({code}) => partialCodes.includes(code))
        ? texts.isPartial
        : undefined,
    },
    {label: texts.topics, value: numberText(summary.topics.length, locale)},
    {label: texts.size, value: sizeText(summary.size, locale)},
    {
      label: texts.compression,
      value: compression || texts.uncompressed,
      note:
        chunks.stored > 0 && compression !== texts.uncompressed
          ? translate(
              {id: 'tools.inspector.packed'},
              {share: shareText(chunks.stored, chunks.unpacked, locale)},
            )
          : undefined,
    },
    {
      label: texts.chunks,
      value: chunks.count > 0 ? numberText(chunks.count, locale) : texts.noChunks,
      note:
        chunks.count > 0 ? translate({id: 'tools.inspector.average'}, {size: average}) : undefined,
    },
    {label: texts.index, value: texts[summary.index === 'full' ? 'hasIndex' : 'hasNoIndex']},
    {
      label: texts.format,
      value: summary.format === 'mcap' ? 'MCAP' : 'ROS 1 bag',
      note: shownText([summary.profile, summary.library].filter(Boolean).join(' · ')) || undefined,
    },
    ...(start === undefined
      ? []
      : [{label: texts.start, value: utcText(start), note: localText(start)}]),
    ...(end === undefined ? [] : [{label: texts.end, value: utcText(end), note: localText(end)}]),
  ];
}
