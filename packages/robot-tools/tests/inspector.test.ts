import {describe, expect, it} from 'vitest';
import type {Summary} from '@site/src/recording/types';
import {uploadLine} from '../src/inspector/format';
import {reportOf} from '../src/inspector/report';

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
  faults: [],
};

describe('texts from a file', () => {
  it('cannot write markup into a report', () => {
    const report = reportOf('a|b.mcap', summary, 'en');
    expect(report).toContain('/\\<img src=x\\> \\| \\[a\\](javascript:b) \\`c\\`');
    expect(report).toContain('## a\\|b.mcap');
  });

  it('cannot end a word of the shell', () => {
    expect(uploadLine("a'; rm b.mcap")).toBe(`cocli record upload "$record" './a'\\''; rm b.mcap'`);
  });
});
