import path from 'node:path';
import {pagesOf, type Page} from '../lib/page';
import {perSite} from '../lib/rule';

/** Address of a page below its collection, as Docusaurus derives it. */
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

/** Line number of `slug` in the front matter; undefined if the file name sets the address. */
const addressLine = ({frontMatterLines: {slug, id}}: Page): number | undefined => slug ?? id;

/** Checks that no two pages have the same address. */
export const addresses = perSite(({pairs}, report) => {
  const pageByAddress = new Map<string, Page>();
  for (const page of pagesOf(pairs)) {
    const {language, collection} = page;
    const address = addressOf(page);
    const key = `${language} ${collection} ${address}`;
    const other = pageByAddress.get(key);
    if (other) {
      // Report the page that sets the slug, not the one whose file name results in the same address.
      const [wrong, right] = addressLine(page) ? [page, other] : [other, page];
      const line = addressLine(wrong);
      report(
        wrong.file,
        line ?? 1,
        `the address "${address}" is that of ${right.file}`,
        line ? 'Remove the line' : 'Give one of the two another file name',
      );
    } else {
      pageByAddress.set(key, page);
    }
  }
});
