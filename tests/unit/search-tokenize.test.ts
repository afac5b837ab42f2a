import {describe, expect, test} from 'vitest';
import {indexTerms, joints, normalize} from '../../src/search/tokenize';
import {parseQuery} from '../../src/search/engine/query';

const words = (text: string) => [...new Set(indexTerms(text))];

test('a character that stands alone may be part of a word, unless it is known as one', () => {
  expect(joints('点云数据')).toEqual([false, false, false]);
  expect(joints('数据的名称')).toEqual([false, true, true, false]);
});

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
});

describe('queries', () => {
  test.each([
    ['怎么上传文件', [{text: '上传文件'}]],
    ['25.48 更新了什么', [{word: '2548'}, {text: '更新'}]],
    ['how do I upload a file', [{word: 'upload'}, {word: 'file'}]],
    // Nothing but words that ask: looked up as it is.
    ['了什么', [{text: '了什么'}]],
    ['the', [{word: 'the'}]],
    // Letters and digits may be written apart; two hyphens make a flag.
    ['ros2', [{word: 'ros2', parts: ['ros', '2'], flag: false}]],
    [
      'cocli --a-time',
      [
        {word: 'cocli', flag: false},
        {word: 'atime', parts: ['a', 'time'], flag: true},
      ],
    ],
  ])('%s', (query, units) => {
    expect(parseQuery(query)).toMatchObject(units);
  });
});
