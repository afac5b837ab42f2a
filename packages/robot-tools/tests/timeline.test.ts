import {expect, it} from 'vitest';
import type {Topic} from 'recording-reader';
import {gapOf, shadesOf, tickText} from '../src/inspector/timeline';
import {ticksBetween} from '../src/ui/ticks';

const topic: Topic = {
  id: 0,
  name: '/scan',
  schemaName: '',
  schemaEncoding: '',
  messageEncoding: 'json',
  channels: 1,
  count: 100,
  bytes: 0,
  rate: 10,
  timeline: [],
};

it('returns a gap that exceeds the usual interval', () => {
  expect(gapOf({...topic, gap: 2, gapStart: 5n})).toMatchObject({length: 2, start: 5n});
  expect(gapOf({...topic, gap: 0.2, gapStart: 5n})).toBeUndefined();
  expect(gapOf({...topic, count: 1, rate: undefined})).toBeUndefined();
});

it('shades parts logarithmically by their numbers of messages', () => {
  const shades = shadesOf([0, 1, 15, 1000], 1000);
  expect(shades.map((path) => path.match(/M\d+/g))).toEqual([['M1'], null, ['M2'], null, ['M3']]);
});

it.each([
  [15.9, ['0 s', '5 s', '10 s']],
  [0.45, ['0 s', '100 ms', '200 ms', '300 ms', '400 ms']],
  [600, ['0 s', '2:00', '4:00', '6:00', '8:00']],
  [10_000, ['0 s', '30:00', '1:00:00', '1:30:00', '2:00:00', '2:30:00']],
])('writes ticks for an axis of %d s', (duration, texts) => {
  expect(ticksBetween(0, duration, 6).map((tick) => tickText(tick, 'en'))).toEqual(texts);
});

it.each([1e-6, 1e7, 1e9])('limits the number of ticks for an axis of %d s', (duration) => {
  expect(ticksBetween(0, duration, 6).length).toBeLessThanOrEqual(7);
});
