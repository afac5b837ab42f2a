import {expect, it} from 'vitest';
import {readShared, sharedFields, sharedHash} from '../src/sharedText';

it('a shared address gives the text back, and a damaged one nothing', () => {
  const text = 'name: 导航 <b>\n'.repeat(20);
  expect(readShared(sharedHash('cos', text), 'cos')).toBe(text);
  expect(readShared(sharedHash('cos', text), 'device')).toBeUndefined();
  expect(readShared('#cos=%%', 'cos')).toBeUndefined();
  const fields = {text: 'a', seconds: 1, values: {}};
  const foreign = '{"text":"b","seconds":"<b>","values":null,"constructor":1,"more":2}';
  expect(sharedFields(foreign, fields)).toEqual({...fields, text: 'b'});
  expect(sharedFields('{', fields)).toEqual(fields);
});
