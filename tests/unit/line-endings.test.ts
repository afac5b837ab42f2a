/** A checkout of Git for Windows (CRLF), and files that an editor there has saved with a BOM. */
import {describe, expect, it} from 'vitest';
import {contentHash} from '../../src/config/translation';
import {codeBlocks} from '../content/lib/markdown';
import {parsePage} from '../content/lib/page';

const source = '---\ntitle: Records\n---\n\nText\n\n```bash\ncocli record \\\n  list\n```\n';
const windows = `\uFEFF${source.replaceAll('\n', '\r\n')}`;
const parse = (text: string) => parsePage({language: 'en', path: 'a.md'}, text);

describe('a page with CRLF and a BOM', () => {
  it('has its title and its code', () => {
    expect(parse(windows).frontMatter).toEqual({title: 'Records'});
    expect(codeBlocks(parse(windows).root)).toEqual(codeBlocks(parse(source).root));
  });

  it('counts as the same text for its translation', () => {
    expect(contentHash(windows)).toBe(contentHash(source));
  });
});
