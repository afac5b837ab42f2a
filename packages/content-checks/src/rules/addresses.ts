import path from 'node:path';
import {pagesOf, type Page} from '../lib/page';
import {perSite, type Rule} from '../lib/rule';

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
  check: perSite(({pairs}, report) => {
    const taken = new Map<string, Page>();
    for (const page of pagesOf(pairs)) {
      const {language, collection, file, frontMatterLines: lines} = page;
      const address = addressOf(page);
      const key = `${language} ${collection} ${address}`;
      const other = taken.get(key);
      if (other) {
        report(
          file,
          lines.slug ?? lines.id ?? 1,
          `the address "${address}" is that of ${other.file}`,
          'Give one of the two another slug, or another file name',
        );
      } else {
        taken.set(key, page);
      }
    }
  }),
};
