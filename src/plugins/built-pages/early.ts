/**
 * Reads pages while others are still being rendered, for which one processor is enough: otherwise
 * what follows waits for all of them. A page counts when it is the same in the end.
 */
import {setTimeout} from 'node:timers/promises';
import {namesOfPages, pageOf} from './complete';
import type {KeptResults, Results} from './kept';
import type {ReadPage} from './read';
import type {BuiltSite} from './work';

/** Whether a page has been written to its end. */
const isWhole = (html: string): boolean => /<\/(?:body|html)>\s*$/.test(html);

/** How often it looks for pages. */
const milliseconds = 150;

/**
 * @param kept What need not be read.
 * @param rendered Until when.
 * @returns Reads the pages that have not been read yet.
 */
export async function readEarly(
  site: BuiltSite,
  kept: KeptResults,
  read: ReadPage,
  rendered: Promise<unknown>,
): Promise<ReadPage> {
  const seen = new Set<string>();
  const early = new Map<string, {html: string; results: Promise<Results>}>();
  const look = async () => {
    for (const file of await namesOfPages(site)) {
      const {page, html} = seen.has(file) ? {html: ''} : await pageOf(site, file);
      if (page && isWhole(html)) {
        seen.add(file);
        if (!kept.has(file, html)) {
          const results = read({page, html});
          // Whoever asks for them is told.
          results.catch(() => undefined);
          early.set(file, {html, results});
        }
      }
    }
  };
  const end = rendered.then(() => 'rendered');
  while ((await Promise.race([end, setTimeout(milliseconds)])) !== 'rendered') {
    await look();
  }
  return (shown) => {
    const known = early.get(shown.page.file);
    return known?.html === shown.html ? known.results : read(shown);
  };
}
