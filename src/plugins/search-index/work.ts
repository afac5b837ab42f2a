/** Writes the index of a language from what was read of its pages. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, countTerms, type CountedPage, type EmbeddedFile} from './build';
import {extractTree} from './extract';
import {folder} from './folder';
import {notFoundFile, type BuiltSite, type PageConsumer} from '../post-build/consumer';

const metaName = 'search-index';

export interface SearchWork {
  /** Whether there is an index of our own. */
  embedded: boolean;
}

async function writeFiles(outDir: string, files: readonly EmbeddedFile[]): Promise<void> {
  await mkdir(path.join(outDir, folder), {recursive: true});
  await Promise.all(
    files.map(({name, bytes}) => writeFile(path.join(outDir, folder, name), bytes)),
  );
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

export default function searchWork(
  {outDir, baseUrl, siteUrl, locale}: BuiltSite,
  {embedded}: SearchWork,
): PageConsumer {
  const pages: CountedPage[] = [];
  const tags: string[] = [];
  return {
    readPage({file, path: address}, root) {
      const page = file === notFoundFile ? undefined : extractTree(root, {path: address, siteUrl});
      if (page) {
        pages.push(countTerms(page));
      }
    },

    async finish() {
      const started = performance.now();
      const records = pages.reduce((sum, page) => sum + page.records.length, 0);
      let made = 'no embedded index';
      if (embedded) {
        const {index, texts} = buildIndex(pages, locale);
        await writeFiles(outDir, [index, ...texts]);
        tags.push(`<meta name="${metaName}" content="${baseUrl}${folder}/${index.name}">`);
        const size = texts.reduce((sum, {bytes}) => sum + bytes.length, 0);
        made = `index ${kilobytes(index.bytes.length)}, texts ${kilobytes(size)} in ${texts.length} files`;
      }
      console.log(
        `[search] ${locale}: ${records} records of ${pages.length} pages, ${made}, ${Math.round(performance.now() - started)} ms`,
      );
    },

    headTags: () => tags,
  };
}
