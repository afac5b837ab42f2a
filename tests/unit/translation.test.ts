import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  contentHash,
  formatLock,
  lockFile,
  parseLock,
  translationFrontMatter,
} from '../../src/config/translation';
import {TestFolder} from 'test-utils';

const [a, b] = [contentHash('a'), contentHash('b')];

describe('the translation lock', () => {
  it('hashes the text to translate, without line endings or trailing spaces', () => {
    expect(contentHash('one \r\ntwo\r\n\r\n')).toBe(contentHash('one\ntwo'));
    expect(contentHash('one\n\ntwo')).not.toBe(contentHash('one\ntwo'));
    expect(contentHash('  one')).not.toBe(contentHash('one'));
  });

  it('reports a line left by a merge', () => {
    expect(() => parseLock(`{\n<<<<<<< main\n  "docs/a.md": "${a} ${b}"\n}`)).toThrow(
      /^i18n\/translation\.lock\.json:2: this is not valid JSON/,
    );
  });
});

const site = new TestFolder();
beforeEach(() => site.put(lockFile, formatLock({'docs/a.md': {zh: a, en: b, behind: 'en'}})));

const english = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';

it.each([
  [english, {title: 'A', translation_behind: true}],
  ['docs/a.md', {title: 'A'}],
  ['docs/b.md', {title: 'A'}],
  ['README.md', {title: 'A'}],
])('the front matter of %s marks the page as behind if it is', async (file, expected) => {
  const parse = translationFrontMatter(site.root, (parameters) =>
    parameters.defaultParseFrontMatter(parameters),
  );
  const {frontMatter} = await parse({
    filePath: path.join(site.root, file),
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter: {title: 'A'}, content: ''}),
  });
  expect(frontMatter).toEqual(expected);
});
