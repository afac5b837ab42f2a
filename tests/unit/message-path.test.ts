import {describe, expect, it} from 'vitest';
import {evaluate, modifiers, parseMessagePath} from '../content/lib/message-path';

const message = {
  frame: 'map',
  ranges: [0.42, 0.57, 1.31],
  objects: [
    {id: 11, label: 'forklift', moving: true, pose: {zone: 'B', x: 4.2}},
    {id: 12, label: 'person', moving: true, pose: {zone: 'A', x: 2.6}},
  ],
};
const variables = {first: 1, last: 2, kind: 'person'};

describe('message paths that are right', () => {
  it.each<[path: string, values: unknown[]]>([
    ['/tracks', [message]],
    ['tracks.frame', ['map']],
    ['/tracks.ranges[1]', [0.57]],
    ['/tracks.ranges[-1]', [1.31]],
    ['/tracks.ranges[-3]', [0.42]],
    ['/tracks.ranges[9]', []],
    ['/tracks.ranges[0:1]', [0.42, 0.57]],
    ['/tracks.ranges[1:]', [0.57, 1.31]],
    ['/tracks.ranges[:0]', [0.42]],
    ['/tracks.ranges[:]', [0.42, 0.57, 1.31]],
    ['/tracks.ranges[$first:$last]', [0.57, 1.31]],
    ['/tracks.ranges[$unset:$unset]', [0.42, 0.57, 1.31]],
    ['/tracks.objects[:]{id==12}.label', ['person']],
    ['/tracks.objects[:]{id=="12"}.label', ['person']],
    ["/tracks.objects[:]{label=='person'}.id", [12]],
    ['/tracks.objects[:]{label==$kind}.id', [12]],
    ['/tracks.objects[:]{moving==true}{pose.zone=="B"}.id', [11]],
    ['/tracks.objects[:]{id==$unset}.id', []],
    ['/tracks{frame=="odom"}.ranges[0]', []],
    ['/tracks{frame=="map"}.ranges[0]', [0.42]],
    ['/tracks.frame.missing', []],
    ['/tracks.ranges[0].@negative', [-0.42]],
    ['/tracks.ranges[:].@ceil', [1, 1, 2]],
  ])('%s', (path, values) => {
    expect(evaluate(parseMessagePath(path), message, variables)).toEqual(values);
  });

  it('a derivative needs more than one message', () => {
    expect(
      evaluate(parseMessagePath('/tracks.ranges[0].@derivative'), message, variables),
    ).toBeUndefined();
  });

  it('quotes topics and fields', () => {
    expect(parseMessagePath('"/say \\"hi\\" \\\\ now"."zone.name".id')).toMatchObject({
      topic: '/say "hi" \\ now',
      elements: [{field: 'zone.name'}, {field: 'id'}],
    });
  });

  it('knows the modifiers', () => {
    expect(modifiers).toHaveLength(20);
    for (const name of modifiers) {
      expect(parseMessagePath(`/odom.speed.@${name}`).modifier).toBe(name);
    }
  });
});

describe('message paths that are wrong', () => {
  it.each([
    ['', 'expected a topic, at character 1'],
    ['/front camera/info', 'unexpected text, at character 7'],
    ['"/open.topic', 'expected a topic, at character 1'],
    ['/odom.', 'expected the name of a field, at character 7'],
    ['/odom..x', 'expected the name of a field, at character 7'],
    ['/scan[0]', 'unexpected text, at character 6'],
    ['/scan.ranges[0][1]', 'unexpected text, at character 16'],
    ['/scan.ranges[]', 'expected an index or a variable in the brackets, at character 15'],
    ['/scan.ranges[-2:]', 'a slice has no negative ends, at character 18'],
    ['/scan.ranges[1.5]', 'expected "]", at character 15'],
    ['/tracks.objects[:]{}', 'expected a field in the filter, at character 20'],
    ['/tracks.objects[:]{id>11}', 'expected "==", at character 22'],
    ['/tracks.objects[:]{speed==0.9}', 'expected "}", at character 28'],
    ['/tracks.objects[:]{ids[0]==1}', 'expected "==", at character 23'],
    [
      '/tracks.objects[:]{label==person}',
      'expected an integer, a quoted text, true, false or a variable, at character 27',
    ],
    ['/odom.speed.@double', '"double" is not a modifier, at character 14'],
    ['/odom.speed.@abs.@round', 'nothing may follow a modifier, at character 17'],
    ['/odom.@abs.speed', 'nothing may follow a modifier, at character 11'],
  ])('%s', (path, message) => {
    expect(() => parseMessagePath(path)).toThrow(message);
  });
});
