import {expect, it} from 'vitest';
import {isShared, readShared, sharedFields, sharedHash} from '../src/sharedText';

it('decodes a shared address, and ignores a damaged one', () => {
  const text = 'name: 导航 <b>\n'.repeat(20);
  expect(readShared(sharedHash('cos', text), 'cos')).toBe(text);
  expect(readShared(sharedHash('cos', text), 'device')).toBeUndefined();
  expect(readShared('#cos=%%', 'cos')).toBeUndefined();
  expect(isShared('#cos=%%', 'cos')).toBe(true);
  expect(isShared('#cosine=1', 'cos')).toBe(false);
  const fields = {text: 'a', seconds: 1, values: {}};
  const foreign = '{"text":"b","seconds":"<b>","values":null,"constructor":1,"more":2}';
  expect(sharedFields(foreign, fields)).toEqual({...fields, text: 'b'});
  expect(sharedFields('{', fields)).toEqual(fields);
});

it('decodes an address with appended text, and ignores a truncated one', () => {
  const text = 'name: 导航\n'.repeat(13);
  const hash = sharedHash('cos', text);
  for (const tail of ['，请看', '%EF%BC%8C', ')', '.', 'and&from=chat', '>', '。']) {
    expect(readShared(hash + tail, 'cos'), tail).toBe(text);
  }
  for (const cut of [1, 4, 40, hash.length - 6]) {
    expect(readShared(hash.slice(0, -cut), 'cos'), String(cut)).toBeUndefined();
  }
  // Older links have no length.
  expect(readShared(hash.replace(/=\d+\./, '='), 'cos')).toBe(text);
  expect(readShared(`${hash.replace(/=\d+\./, '=')}，看`, 'cos')).toBe(text);
});
