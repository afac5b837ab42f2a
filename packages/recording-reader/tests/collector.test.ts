import {expect, it, vi} from 'vitest';
import {Collector} from '../src/collector';

vi.mock(import('../src/limits'), async (importOriginal) => {
  const original = await importOriginal();
  return {...original, limits: {...original.limits, times: 1024} as never};
});

it('counts a topic with more messages than stored times until its end', () => {
  const collector = new Collector();
  collector.addChannel(1, {topic: '/imu', messageEncoding: 'cdr', schema: undefined});
  const span = {offset: 0, length: 0, topics: new Map()};
  const count = 120_000;
  for (let at = 0; at < count; at += 1) {
    collector.addMessage(span, 1, BigInt(at) * 1_000_000n, 8);
  }
  const [topic] = collector.finish().topics;
  expect(topic).toMatchObject({count, gap: undefined});
  expect(topic!.rate).toBeCloseTo(1000, -1);
  for (const part of topic!.timeline) {
    expect(part).toBeGreaterThan(800);
    expect(part).toBeLessThan(1200);
  }
});
