import {expect, test} from 'vitest';
import {storedKeys} from '../../src/data/site-privacy';
import {textOf, parseHtml} from 'docusaurus-plugin-post-build';
import {readBuilt} from './built';

test.each(['', '/en'])('the privacy page lists every key that the site stores (%s)', (prefix) => {
  const text = textOf(parseHtml(readBuilt(`${prefix}/legal/privacy.html`)));
  const keys = storedKeys.filter(({onlyWith}) => onlyWith === undefined).map(({key}) => key);
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !text.includes(key))).toEqual([]);
});
