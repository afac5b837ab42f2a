/**
 * Reads pages while others are still being rendered: otherwise what follows waits for all of them. What
 * was read counts when the page is the same in the end.
 */
import {setTimeout} from 'node:timers/promises';
import type {KeptResults} from './kept';
import {openPage, pagesOf} from './pages';
import type {PageRead, ReadPage} from './read';
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
  const early = new Map<string, Promise<PageRead> | undefined>();
  const look = async () => {
    for (const page of await pagesOf(site)) {
      const {html, key} = early.has(page.file) ? {html: ''} : await openPage(site, page);
      if (key !== undefined && isWhole(html)) {
        const reading = kept.get(key) ? undefined : read(page, key);
        // Whoever asks for it is told.
        reading?.catch(() => undefined);
        early.set(page.file, reading);
      }
    }
  };
  const end = rendered.then(() => 'rendered');
  while ((await Promise.race([end, setTimeout(milliseconds)])) !== 'rendered') {
    await look();
  }
  return async (page, key) => {
    const known = await early.get(page.file);
    return known?.key === key ? known! : read(page, key);
  };
}
