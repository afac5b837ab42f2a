import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pointsOf, valueText} from '../src/live/curves';
import {driveOf, framesOf, lostSpan, trackOf} from '../src/live/samplePlayback';
import {decodeMessage, openRecording, type TimedMessage} from 'recording-reader';

test('returns tracks, frames, the lost time span and curves of the sample', async () => {
  const recording = await openRecording(new Blob([readFileSync('static/samples/corridor.mcap')]));
  const messages: TimedMessage[] = [];
  for await (const {topic, message} of recording.all()) {
    const time = Number(message.logTime - recording.summary.start!) / 1e9;
    messages.push({topic, time, message: decodeMessage(message)});
  }
  const drive = driveOf(recording.summary, messages.reverse());
  expect(drive.tracks.size).toBe(11);
  for (const {times} of drive.tracks.values()) {
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
  expect(trackOf(drive, '/scan').messages[0]!.ranges).toHaveLength(360);
  expect(lostSpan(drive).from).toBeCloseTo(8.6, 0);
  expect(lostSpan(drive).to).toBeCloseTo(12.4, 0);
  const parents = [...framesOf(drive)].map(([child, {parent}]) => `${parent} > ${child}`);
  expect(parents.sort()).toEqual([
    'base_link > camera_optical',
    'base_link > laser',
    'map > odom',
    'odom > base_link',
  ]);

  const valueAt = (path: string, time: number) => {
    const {times, values} = pointsOf(drive, path);
    return values[times.findIndex((at) => at >= time)];
  };
  expect(valueAt('/odom.twist.twist.linear.x', 3)).toBeCloseTo(0.95, 1);
  expect(valueAt('/amcl_pose.pose.covariance[0]', 10)).toBeGreaterThan(1);
  const turn = valueAt('/odom.twist.twist.angular.z', 6)!;
  expect(valueAt('/odom.twist.twist.angular.z.@rad2deg', 6)).toBeCloseTo((turn * 180) / Math.PI);
  expect(valueAt('/odom.pose.pose.position.x.@derivative', 3)).toBeCloseTo(0.95, 1);
  expect(pointsOf(drive, '/nothing.here').values).toEqual([]);
});

test('shows small negative values without a sign', () => {
  expect([-0.001, -0.006, 0.004, 1.006].map(valueText)).toEqual(['0.00', '-0.01', '0.00', '1.01']);
});
