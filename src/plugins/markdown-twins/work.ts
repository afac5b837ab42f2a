/** Writes the twins of the pages of a language and the lists of them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {twinAddress} from './address';
import {llmsFiles, type LlmsOptions, type Section, type TextFile} from './llms';
import {twinOf, type Twin} from './twin';
import type {BuiltSite, PageConsumer} from '../post-build/consumer';

export interface TwinWork extends Omit<LlmsOptions, 'locale'> {
  sections: readonly Section[];
}

async function write(outDir: string, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

export default function twinWork(
  {outDir, baseUrl, siteUrl, locale}: BuiltSite,
  {sections, ...roots}: TwinWork,
): PageConsumer {
  const twins: Twin[] = [];
  const twinPaths = new Map<string, string>();
  return {
    readPage(page, root) {
      const twin = twinOf(page, root, {siteUrl, index: `${baseUrl}llms.txt`});
      if (twin) {
        twins.push(twin);
        twinPaths.set(page.path, twinAddress(page.path));
      }
    },

    async finish() {
      const lists = llmsFiles(sections, twins, {locale, ...roots});
      const files: TextFile[] = [...twins.map(({file, text}) => ({name: file, text})), ...lists];
      await Promise.all(files.map(({name, text}) => write(outDir, name, text)));
      console.log(`[markdown] ${locale}: ${twins.length} twins, ${lists.length} lists`);
    },

    headTags({path: page}) {
      const address = twinPaths.get(page);
      return address ? [`<link rel="alternate" type="text/markdown" href="${address}">`] : [];
    },
  };
}
