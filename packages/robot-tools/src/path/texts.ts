import {translate} from '@docusaurus/Translate';
import type {MessagePathReason} from 'message-path';

export const texts = {
  path: translate({id: 'tools.path.path'}),
  message: translate({id: 'tools.path.message'}),
  variables: translate({id: 'tools.path.variables'}),
  noValue: translate({id: 'tools.path.noValue'}),
  overTime: translate({id: 'tools.path.overTime'}),
  noMessage: translate({id: 'tools.path.noMessage'}),
  badVariables: translate({id: 'tools.path.badVariables'}),
  tooLong: translate({id: 'tools.path.tooLong'}),
  modifier: translate({id: 'tools.path.modifier'}),
  negative: translate({id: 'tools.path.negative'}),
  several: translate({id: 'tools.path.several'}),
};

export const resultText = (count: number): string =>
  count === 1
    ? translate({id: 'tools.path.oneResult'})
    : translate({id: 'tools.path.results'}, {count});

/** @param nearest topic with a similar name */
export const unknownTopic = (topic: string, nearest?: string): string =>
  nearest === undefined
    ? translate({id: 'tools.path.unknownTopic'}, {topic})
    : translate({id: 'tools.path.nearestTopic'}, {topic, nearest});

/** Reasons of syntax errors. */
export const reasons = {
  topic: translate({id: 'tools.path.reasons.topic'}),
  nothingAfter: translate({id: 'tools.path.reasons.nothingAfter'}),
  unexpected: translate({id: 'tools.path.reasons.unexpected'}),
  name: translate({id: 'tools.path.reasons.name'}),
  index: translate({id: 'tools.path.reasons.index'}),
  negativeEnd: translate({id: 'tools.path.reasons.negativeEnd'}),
  filterField: translate({id: 'tools.path.reasons.filterField'}),
  filterValue: translate({id: 'tools.path.reasons.filterValue'}),
  modifier: translate({id: 'tools.path.reasons.modifier'}),
  ']': translate({id: 'tools.path.reasons.bracket'}),
  '}': translate({id: 'tools.path.reasons.brace'}),
  '==': translate({id: 'tools.path.reasons.equality'}),
} satisfies Record<MessagePathReason, string>;
