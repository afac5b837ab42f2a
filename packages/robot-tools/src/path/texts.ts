import {translate} from '@docusaurus/Translate';
import type {MessagePathReason} from 'message-path';

export const texts = {
  path: translate({id: 'tools.path.path', message: 'Message path'}),
  message: translate({id: 'tools.path.message', message: 'Message (JSON)'}),
  variables: translate({id: 'tools.path.variables', message: 'Layout variables (JSON)'}),
  noValue: translate({
    id: 'tools.path.noValue',
    message: 'No value: nothing in the message matches.',
  }),
  overTime: translate({
    id: 'tools.path.overTime',
    message:
      '.@derivative compares a message with the previous one, so a single message gives no result. The value it reads is marked.',
  }),
  noMessage: translate({
    id: 'tools.path.noMessage',
    message: 'The message is not valid JSON, so nothing is computed.',
  }),
  badVariables: translate({
    id: 'tools.path.badVariables',
    message: 'The variables are not a JSON object, so the result is computed without them.',
  }),
  tooLong: translate({
    id: 'tools.path.tooLong',
    message: 'The message has more than 100,000 characters, so nothing is computed.',
  }),
  modifier: translate({
    id: 'tools.path.modifier',
    message: 'Only the Plot panel supports modifiers.',
  }),
  negative: translate({
    id: 'tools.path.negative',
    message: 'Plot, Gauge, and Indicator do not support negative indexes.',
  }),
  several: translate({
    id: 'tools.path.several',
    message: 'The State Transitions panel does not accept a path that yields several values.',
  }),
};

export const faultText = (at: number, reason: string): string =>
  translate({id: 'tools.path.fault', message: 'Character {at}: {reason}.'}, {at, reason});

export const resultText = (count: number): string =>
  count === 1
    ? translate({id: 'tools.path.oneResult', message: 'Result: 1 value'})
    : translate({id: 'tools.path.results', message: 'Result: {count} values'}, {count});

export const moreText = (count: number): string =>
  translate({id: 'tools.path.more', message: 'And {count} more.'}, {count});

/** @param nearest topic with a similar name */
export const unknownTopic = (topic: string, nearest?: string): string =>
  nearest === undefined
    ? translate(
        {id: 'tools.path.unknownTopic', message: 'there is no message of topic {topic}'},
        {topic},
      )
    : translate(
        {
          id: 'tools.path.nearestTopic',
          message: 'there is no message of topic {topic}; the nearest is {nearest}',
        },
        {topic, nearest},
      );

/** Reasons of syntax errors. */
export const reasons = {
  topic: translate({id: 'tools.path.reasons.topic', message: 'expected a topic'}),
  nothingAfter: translate({
    id: 'tools.path.reasons.nothingAfter',
    message: 'nothing may follow a modifier',
  }),
  unexpected: translate({id: 'tools.path.reasons.unexpected', message: 'unexpected text'}),
  name: translate({id: 'tools.path.reasons.name', message: 'expected the name of a field'}),
  index: translate({
    id: 'tools.path.reasons.index',
    message: 'expected an index or a variable in the brackets',
  }),
  negativeEnd: translate({
    id: 'tools.path.reasons.negativeEnd',
    message: 'a slice has no negative ends',
  }),
  filterField: translate({
    id: 'tools.path.reasons.filterField',
    message: 'expected a field in the filter',
  }),
  filterValue: translate({
    id: 'tools.path.reasons.filterValue',
    message: 'expected an integer, a quoted text, true, false or a variable',
  }),
  modifier: translate({id: 'tools.path.reasons.modifier', message: 'there is no such modifier'}),
  ']': translate({id: 'tools.path.reasons.bracket', message: 'expected "]"'}),
  '}': translate({id: 'tools.path.reasons.brace', message: 'expected "}"'}),
  '==': translate({id: 'tools.path.reasons.equality', message: 'expected "=="'}),
} satisfies Record<MessagePathReason, string>;
