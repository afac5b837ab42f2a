import {describe, expect, it, vi} from 'vitest';
import type {Summary} from 'recording-reader';
import {filesIn} from '../src/inspector/dropped';
import {facts} from '../src/inspector/facts';
import {faultText} from '../src/inspector/faultTexts';
import {uploadLine} from '../src/inspector/format';
import {reportOf} from '../src/inspector/report';
import {countedText} from '../src/inspector/texts';
import {shownText} from '../src/ui/shownText';
import {localText, positionText, utcText} from '../src/ui/times';

const summary: Summary = {
  format: 'mcap',
  size: 1000,
  index: 'full',
  isWhole: false,
  messages: 1,
  duration: 0,
  chunks: {count: 1, stored: 500, unpacked: 1000, compressions: {lz4: 1}},
  topics: [
    {
      id: 0,
      name: '/<img src=x> | [a](javascript:b) `c`',
      schemaName: 'demo.Speed',
      schemaEncoding: 'jsonschema',
      messageEncoding: 'json',
      channels: 1,
      count: 1,
      bytes: 100,
      timeline: [1],
    },
  ],
  attachments: [],
  metadata: [],
  attachmentCount: 0,
  metadataCount: 0,
  faults: [],
};

it('distinguishes dropped folders from files', () => {
  const item = (name: string, isDirectory: boolean) => ({
    getAsFile: () => new File([], name),
    webkitGetAsEntry: () => ({isDirectory}),
  });
  const items = [
    item('rosbag2_2026', true),
    item('a.mcap', false),
    item('rosbag2_2027', true),
    item('b.mcap', false),
  ];
  const {files, folders} = filesIn({items} as unknown as DataTransfer);
  expect(folders).toEqual(['rosbag2_2026', 'rosbag2_2027']);
  expect(files.map(({name}) => name)).toEqual(['a.mcap', 'b.mcap']);
});

it('writes times in UTC and in the time zone of the reader', () => {
  const time = 1_773_325_341_089_000_000n;
  expect(utcText(time)).toBe('2026-03-12 14:22:21.089 UTC');
  expect(utcText(10n ** 25n)).toBe('10000000000000000000000000 ns');
  vi.stubEnv('TZ', 'Asia/Shanghai');
  expect(localText(time)).toBe('2026-03-12 22:22:21 Asia/Shanghai');
  expect(localText(10n ** 25n)).toBeUndefined();
  vi.stubEnv('TZ', 'UTC');
  expect(localText(time)).toBeUndefined();
  vi.unstubAllEnvs();
  expect(positionText(8.6)).toBe('00:08.6');
});

it('counts all attachments where only the first are listed', () => {
  expect(countedText('attachments', 1000, 1000, 'en')).toBe('Attachments (1,000)');
  expect(countedText('attachments', 1002, 1000, 'en')).toBe(
    'Attachments (1,002), the first 1,000 are listed',
  );
});

it('marks the number of messages as partial for a chunk of unknown compression', () => {
  const fault = {code: 'unknown-compression', offset: 9, detail: 'snappy'} as const;
  const noteOf = (faults: Summary['faults']) =>
    facts({...summary, faults}, 'en').find(({label}) => label === 'Messages')?.note;
  expect(noteOf([fault])).toBe('parts of the file were not read');
  expect(noteOf([])).toBeUndefined();
  expect(faultText(fault)).toContain('the messages of this chunk were not read');
});

describe('texts from a file', () => {
  it('are limited in length, without direction characters', () => {
    expect(shownText('/a\u202Egnp.exe\n\u200B')).toBe('/a\\u202Egnp.exe\\u000A\\u200B');
    expect(shownText('x'.repeat(5000))).toHaveLength(201);
    const named = {
      ...summary,
      library: '\u202E',
      chunks: {...summary.chunks, compressions: {'\u202E': 1}},
    };
    expect(JSON.stringify(facts(named, 'en'))).not.toContain('\u202E');
    const [topic] = summary.topics;
    const report = reportOf(
      'a',
      {...summary, topics: [{...topic!, name: '\u202E'.repeat(500)}]},
      'en',
    );
    expect(report).not.toContain('\u202E');
    expect(report.length).toBeLessThan(3000);
  });

  it('cannot write markup into a report', () => {
    const report = reportOf('a|b.mcap', summary, 'en');
    expect(report).toContain('/\\<img src=x\\> \\| \\[a\\](javascript:b) \\`c\\`');
    expect(report).toContain('## a\\|b.mcap');
  });

  it('cannot end a word of the shell command', () => {
    expect(uploadLine("a'; rm b.mcap")).toBe(`cocli record upload "$record" './a'\\''; rm b.mcap'`);
    expect(uploadLine("a'\\\n\u202Eb.mcap")).toBe(
      `cocli record upload "$record" $'./a\\'\\\\\\U0000000a\\U0000202eb.mcap'`,
    );
  });
});
