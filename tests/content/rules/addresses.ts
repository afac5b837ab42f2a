import path from 'node:path';
import type {Finding} from '../lib/finding';
import {pagesOf, type Page} from '../lib/page';
import type {Rule} from '../lib/rule';

/** Address of a page below its collection; index pages and folder names as Docusaurus has them. */
export function addressOf({path: file, frontMatter: {slug, id}}: Page): string {
  const folder = path.posix.dirname(`/${file}`);
  if (typeof slug === 'string') {
    return path.posix.join(slug.startsWith('/') ? '/' : folder, slug);
  }
  const name = file
    .split('/')
    .at(-1)!
    .replace(/\.mdx?$/, '');
  const isIndex = /^(?:index|readme)$/i.test(name) || name === path.posix.basename(folder);
  return isIndex ? folder : path.posix.join(folder, typeof id === 'string' ? id : name);
}

export const addresses: Rule = {
  name: 'addresses',
  holds: 'no two pages have the same address',
  check: ({pairs}) => {
    const taken = new Map<string, Page>();
    return pagesOf(pairs).flatMap((page): Finding[] => {
      const address = addressOf(page);
      const key = `${page.language} ${page.collection} ${address}`;
      const other = taken.get(key);
      if (!other) {
        taken.set(key, page);
        return [];
      }
      return [
        {
          file: page.file,
          line: page.frontMatterLines.slug ?? page.frontMatterLines.id ?? 1,
          problem: `the address "${address}" is that of ${other.file}`,
          remedy: 'Give one of the two another slug, or another file name',
        },
      ];
    });
  },
};
