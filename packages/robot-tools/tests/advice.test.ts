import type {Summary} from 'recording-reader';
import {beforeAll, describe, expect, it} from 'vitest';
import {adviceFor, missingIn, setPanelData} from '../src/inspector/advice';

const text = {zh: '', en: ''};
const panel = (en: string) => ({name: {zh: en, en}, page: 'viz/panel.md'});
const schema = (panels: readonly string[], ros1: string[] = [], ros2: string[] = []) => ({
  draws: Object.fromEntries(panels.map((id) => [id, text])),
  ros: {ros1, ros2},
});

beforeAll(() =>
  setPanelData({
    panels: {
      '3d': panel('3D panel'),
      image: panel('Image panel'),
      map: panel('Map panel'),
      log: panel('Log panel'),
    },
    typePanels: {
      'diagnostic_msgs/DiagnosticArray': {
        ...panel('Diagnostics panels'),
        draws: text,
      },
    },
    schemaPanels: {
      LaserScan: schema(['3d', 'image'], ['sensor_msgs/LaserScan'], ['sensor_msgs/msg/LaserScan']),
      LocationFix: schema(['map'], ['sensor_msgs/NavSatFix'], ['sensor_msgs/msg/NavSatFix']),
      RawImage: schema(['3d', 'image'], ['sensor_msgs/Image'], ['sensor_msgs/msg/Image']),
      CameraCalibration: schema(['image']),
      Log: schema(['log']),
      GeoJSON: schema(['map']),
      FrameTransforms: schema(['3d'], ['tf2_msgs/TFMessage'], ['tf2_msgs/msg/TFMessage']),
    },
  }),
);

describe('advice', () => {
  const panelsOf = (schemaName: string, messageEncoding = 'cdr', schemaEncoding = 'ros2msg') =>
    adviceFor({schemaName, schemaEncoding, messageEncoding});

  it.each([
    ['sensor_msgs/LaserScan', ['3D panel', 'Image panel'], 'viz/message-schemas/laser-scan'],
    ['sensor_msgs/msg/NavSatFix', ['Map panel'], 'viz/message-schemas/location-fix'],
    ['ros.sensor_msgs.Image', ['3D panel', 'Image panel'], 'viz/message-schemas/raw-image'],
    ['foxglove_msgs/msg/Log', ['Log panel'], 'viz/message-schemas/log'],
    ['foxglove::GeoJSON', ['Map panel'], 'viz/message-schemas/geo-json'],
    ['diagnostic_msgs/msg/DiagnosticArray', ['Diagnostics panels'], undefined],
  ])('returns the panels of %s: %j', (schemaName, names, schemaPage) => {
    const advice = panelsOf(schemaName);
    expect(advice.panels.map(({name}) => name.en)).toEqual(names);
    expect(advice.schemaPage).toBe(schemaPage);
  });

  it('names missing data', () => {
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
    expect(panelsOf('sensor_msgs/msg/Image', 'cdr', '').problem).toBe('no-definition');
    expect(panelsOf('sensor_msgs/msg/Image', 'json', '').problem).toBeUndefined();
  });
});
