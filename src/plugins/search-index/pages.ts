/** Finds the built pages of one language and reads their records. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractPage} from './extract';
import {notFoundFile, type BuiltSite} from '../post-build/consumer';
import {pageFiles, pagePath} from '../post-build/pages';
import type {PageRecords} from '../../search/records';

export interface FinishedBuild extends Pick<BuiltSite, 'outDir' | 'baseUrl' | 'siteUrl'> {
  /** Folders inside that belong to other languages. */
  skip: readonly string[];
}

/** Reads a finished build, as the scripts do; the build itself reads its pages on the way. */
export async function readPages({
  outDir,
  baseUrl,
  siteUrl,
  skip,
}: FinishedBuild): Promise<PageRecords[]> {
  const files = (await pageFiles(outDir, skip)).filter((file) => file !== notFoundFile);
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return extractPage(html, {
        path: pagePath(baseUrl, file),
        siteUrl,
      });
    }),
  );
  return pages.filter((page) => page !== undefined);
}
