import {expect, it} from 'vitest';
import {isShared, readShared, sharedFields, sharedHash} from '../src/sharedText';

it('a shared address gives the text back, and a damaged one nothing', () => {
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

it('a shared address is read whatever a chat has added to it, and not when it was cut', () => {
  const text = 'name: 导航\n'.repeat(13);
  const hash = sharedHash('cos', text);
  for (const tail of ['，请看', '%EF%BC%8C', ')', '.', 'and&from=chat', '>', '。']) {
    expect(readShared(hash + tail, 'cos'), tail).toBe(text);
  }
  for (const cut of [1, 4, 40, hash.length - 6]) {
    expect(readShared(hash.slice(0, -cut), 'cos'), String(cut)).toBeUndefined();
  }
  // A link that was shared before links had their length.
  expect(readShared(hash.replace(/=\d+\./, '='), 'cos')).toBe(text);
  expect(readShared(`${hash.replace(/=\d+\./, '=')}，看`, 'cos')).toBe(text);
});
