import {describe, expect, test} from 'vitest';
import {fold, indexTerms, normalize, parts, runs, whole} from '../../src/search/tokenize';
import {parseQuery} from '../../src/search/engine/query';

const words = (text: string) => [...new Set(indexTerms(text))];

describe('terms of a text', () => {
  test('Han runs give pairs and their last character', () => {
    expect(words('采集数据')).toEqual(['采集', '集数', '数据', '据']);
    expect(words('图')).toEqual(['图']);
  });

  test('scripts are told apart without a space', () => {
    expect(words('cocli上传MCAP文件')).toEqual(['cocli', '上传', '传', 'mcap', '文件', '件']);
  });

  test('compounds are kept whole, and in parts', () => {
    expect(words('PanelExtensionContext')).toEqual([
      'panelextensioncontext',
      'panel',
      'extension',
      'context',
    ]);
    expect(words('listen_dirs')).toEqual(['listendirs', 'listen', 'dirs']);
    expect(words('settings-tree-node')).toEqual(['settingstreenode', 'settings', 'tree', 'node']);
    expect(words('HTTPServer')).toEqual(['httpserver', 'http', 'server']);
  });

  test('full-width text is the same as half-width', () => {
    expect(words(normalize('ＣＯＣＬＩ　３Ｄ'))).toEqual(words('COCLI 3D'));
  });

  test('stop words and machine-made identifiers are left out', () => {
    expect(words('the record of a device')).toEqual(['record', 'device']);
    expect(words('4f9c2b7a1d3e5f60718293a4b5c6d7e8f9a0b1c2')).toEqual([]);
  });

  test('punctuation is no word', () => {
    expect(words('，。！—— … () <> {{}} ')).toEqual([]);
  });
});

test('folding keeps every character in its place', () => {
  for (const text of ['ＡＢＣ，（上传）', '½ ﬁle ™', '😀 设备', 'e\u0301']) {
    expect(fold(text)).toHaveLength(text.length);
  }
  expect(fold('ＡＢ，')).toBe('AB,');
});

test('runs say where they stand', () => {
  const text = '用 coCLI上传';
  expect([...runs(text)].map(({start, end}) => text.slice(start, end))).toEqual([
    '用',
    'coCLI',
    '上传',
  ]);
});

test('parts and whole of a word', () => {
  expect(parts('aws-s3_cp.Now')).toEqual(['aws', 's3', 'cp', 'now']);
  expect(whole('aws-s3_cp')).toBe('awss3cp');
});

describe('queries', () => {
  test('question words are left out', () => {
    expect(parseQuery('怎么上传文件').map((unit) => unit.kind === 'han' && unit.text)).toEqual([
      '上传文件',
    ]);
    expect(
      parseQuery('how do I upload a file').map((unit) => unit.kind === 'word' && unit.word),
    ).toEqual(['upload', 'file']);
  });

  test('a query of nothing else is looked up as it is', () => {
    expect(parseQuery('什么')).toHaveLength(1);
    expect(parseQuery('the')).toHaveLength(1);
  });

  test('letters and digits may be written apart', () => {
    expect(parseQuery('ros2')).toEqual([
      {kind: 'word', word: 'ros2', parts: ['ros', '2'], flag: false, asks: false},
    ]);
  });

  test('two hyphens make a flag of a word', () => {
    expect(parseQuery('cocli --response-timeout')).toEqual([
      {kind: 'word', word: 'cocli', parts: [], flag: false, asks: false},
      {
        kind: 'word',
        word: 'responsetimeout',
        parts: ['response', 'timeout'],
        flag: true,
        asks: false,
      },
    ]);
  });

  test('nothing to look up', () => {
    for (const query of ['', '   ', '。。', '!!']) {
      expect(parseQuery(query)).toEqual([]);
    }
  });
});
