import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Summary} from 'recording-reader';
import {describe, expect, it} from 'vitest';
import {adviceFor, missingIn} from '../src/inspector/advice';

describe('advice', () => {
  const panelsOf = (schemaName: string, messageEncoding = 'cdr') =>
    adviceFor({schemaName, messageEncoding});

  it.each([
    ['sensor_msgs/LaserScan', ['3D panel', 'Image panel'], 'viz/message-schemas/laser-scan'],
    ['sensor_msgs/msg/NavSatFix', ['Map panel'], 'viz/message-schemas/location-fix'],
    ['ros.sensor_msgs.Image', ['3D panel', 'Image panel'], 'viz/message-schemas/raw-image'],
    ['foxglove_msgs/msg/Log', ['Log panel'], 'viz/message-schemas/log'],
    ['foxglove::GeoJSON', ['Map panel'], 'viz/message-schemas/geo-json'],
    ['diagnostic_msgs/msg/DiagnosticArray', ['Diagnostics panels'], undefined],
  ])('%s is drawn by %j', (schemaName, names, schemaPage) => {
    const advice = panelsOf(schemaName);
    expect(advice.panels.map(({name}) => name.en)).toEqual(names);
    expect(advice.schemaPage).toBe(schemaPage);
    for (const page of [...advice.panels.map((use) => use.page), schemaPage]) {
      const file = page && path.join('docs', `${page.split('#')[0]!}.md`);
      expect(file === undefined || existsSync(file), file).toBe(true);
    }
  });

  it('names what is missing', () => {
    const topic = (name: string, schemaName: string) =>
      ({name, schemaName, messageEncoding: 'cdr', count: 1}) as Summary['topics'][number];
    const scan = topic('/scan', 'sensor_msgs/msg/LaserScan');
    const camera = topic('/camera', 'sensor_msgs/msg/Image');
    const custom = topic('/custom', 'constructor');
    const tf = topic('/tf', 'tf2_msgs/msg/TFMessage');
    const missing = (...topics: Summary['topics']) => missingIn({topics}).map(({what}) => what);
    expect(missing(scan, camera)).toEqual(['transforms', 'camera-info']);
    expect(missing(scan, tf)).toEqual([]);
    expect(missing(custom)).toEqual(['drawable']);
    expect(adviceFor(custom).problem).toBe('needs-converter');
    expect(panelsOf('x', 'msgpack').problem).toBe('unknown-encoding');
  });
});
