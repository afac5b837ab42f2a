/**
 * Pages compiled beside the bundler, or by an earlier build.
 *
 * A bundler compiles Markdown on one thread, half of its time, and of what Docusaurus reads before
 * only the addresses that links lead to are needed for it. So compiled pages are kept, from build
 * to build. A compiled page counts when all that it was made from is the same, and its links lead
 * where Docusaurus says. In place of Rspack's own cache, which keeps all modules (`bundler`).
 *
 * `npm run build`, where there are none, lets a small process for each language compile pages from
 * its first second on (`scripts/compile-pages.ts`): the bundler of the first language finds some of them
 * compiled and shares the others with that process, which helps with the next language when it is done;
 * the bundler of that one finds most. With two processors there is one process, for the last language.
 *
 * `COMPILE_AHEAD=0`: the bundler compiles all pages. `PAGE_CACHE=0`: no page of an earlier build counts.
 */
import type {Options} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilerOf, withProcessors} from './compiler';
import {openStore, type Store} from './store';
import {build} from '../../config/build';

interface Count {
  pages: number;
  taken: number;
}

/** Processors that take compiled pages and compile the others, one after the other. */
export function taking(
  options: Options,
  opened: Promise<Store>,
  count: Count,
): Options['processors'] {
  const compile = compilerOf(options);
  let turn: Promise<unknown> = Promise.resolve();
  return withProcessors(options, (kind) => ({
    process(input) {
      const taken = async () => {
        count.pages += 1;
        const place = (await opened).place(options, input);
        const found =
          (await place.read()) ?? ((await place.claim()) ? undefined : await place.read());
        const isRight = found?.links.every(
          ([linkPathname, permalink]) =>
            options.resolveMarkdownLink?.({linkPathname, sourceFilePath: input.filePath}) ===
            permalink,
        );
        count.taken += isRight ? 1 : 0;
        const page = isRight ? found! : await compile(kind, input);
        if (!isRight) {
          await place.write(page);
        }
        return {content: page.content, data: {contentTitle: page.contentTitle}};
      };
      const result = turn.then(taken);
      turn = result.catch(() => undefined);
      return result;
    },
  })).processors;
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
  const isOn = build.compileAhead && (build.pageCache || build.staged);
  return {
    name: 'compiled-ahead',

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production' || !isOn) {
        return {};
      }
      const count = {pages: 0, taken: 0};
      const store = openStore(siteDir, i18n.currentLocale);
      for (const options of loaderOptions(config.module?.rules ?? [])) {
        options.processors = taking({...options}, store, count);
      }
      return {
        plugins: [
          (compiler: import('webpack').Compiler) => {
            compiler.hooks.done.tapPromise('compiled-ahead', async (stats) => {
              if (!stats.hasErrors()) {
                await (await store).keepUsed();
              }
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
