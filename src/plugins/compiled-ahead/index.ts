/**
 * Pages compiled beside the bundler.
 *
 * A bundler compiles Markdown on one thread, half of its time, and of what Docusaurus reads before
 * only the addresses that links lead to are needed for it. `npm run build` without caches lets a
 * small process for each language compile pages from its first second on
 * (`scripts/compile-pages.ts`), until the first language is bundled: its bundler finds some of them
 * compiled and shares the others with that process, the next one finds most. A compiled page counts
 * when all that it was made from is the same, and its links lead where Docusaurus says.
 *
 * `docusaurus build` alone compiles its pages itself, and so does `npm run build` with
 * `COMPILE_AHEAD=0`.
 */
import {existsSync} from 'node:fs';
import type {Options} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {store, storeFolder, withProcessors, type Processor} from './store';
import {build} from '../../config/build';

interface Count {
  pages: number;
  taken: number;
}

/** Processors that take compiled pages and compile the others, one after the other. */
export function taking(options: Options, folder: string, count: Count): Options['processors'] {
  const placeOf = store(folder, options);
  let turn: Promise<unknown> = Promise.resolve();
  return withProcessors(options, (processor) => {
    const process: Processor['process'] = async (input) => {
      count.pages += 1;
      const place = placeOf(input);
      const page = (await place.read()) ?? ((await place.claim()) ? undefined : await place.read());
      const isRight = page?.links.every(
        ([linkPathname, permalink]) =>
          options.resolveMarkdownLink?.({linkPathname, sourceFilePath: input.filePath}) ===
          permalink,
      );
      if (!page || !isRight) {
        return processor.process(input);
      }
      count.taken += 1;
      return {content: page.content, data: {contentTitle: page.contentTitle}};
    };
    return {
      process(input) {
        const result = turn.then(() => process(input));
        turn = result.catch(() => undefined);
        return result;
      },
    };
  }).processors;
}

interface UsedLoader {
  options?: Partial<Options>;
}

const isMarkdown = (options: Partial<Options> | undefined): options is Options =>
  options?.processors !== undefined;

/** Options of Docusaurus' loader in the rules of a bundler. */
function loaderOptions(rules: readonly unknown[]): Options[] {
  return rules.flatMap((rule) => {
    const {use} = rule as {use?: unknown};
    return Array.isArray(use) ? use.map(({options}: UsedLoader) => options).filter(isMarkdown) : [];
  });
}

export default function compiledAheadPlugin({siteDir, i18n}: LoadContext): Plugin {
  const folder = storeFolder(siteDir);
  return {
    name: 'compiled-ahead',

    configureWebpack(config, isServer) {
      if (isServer || !build.staged || !build.compileAhead || !existsSync(folder)) {
        return {};
      }
      const count = {pages: 0, taken: 0};
      for (const options of loaderOptions(config.module?.rules ?? [])) {
        options.processors = taking(options, folder, count);
      }
      return {
        plugins: [
          (compiler: import('webpack').Compiler) => {
            compiler.hooks.done.tap('compiled-ahead', () => {
              console.log(
                `[compiled ahead] ${i18n.currentLocale}: ${count.taken} of ${count.pages} pages`,
              );
            });
          },
        ],
      };
    },
  };
}
