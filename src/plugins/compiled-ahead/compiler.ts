/** Docusaurus' compiler for Markdown, which also says where the links of a page lead. */
import {createMDXLoaderItem, type Options} from '@docusaurus/mdx-loader';
import type {CompiledPage, Input, Processor} from './store';

export type Kind = keyof NonNullable<Options['processors']>;

/**
 * Compiles pages one after the other.
 * @param options Of Docusaurus' loader; processors are made from all others of them.
 */
export function compilerOf(options: Options): (kind: Kind, input: Input) => Promise<CompiledPage> {
  const links = new Map<string, string | null>();
  const {resolveMarkdownLink: resolve} = options;
  const make = () =>
    createMDXLoaderItem({
      ...options,
      processors: undefined,
      resolveMarkdownLink:
        resolve &&
        ((link) => {
          const permalink = resolve(link);
          links.set(link.linkPathname, permalink);
          return permalink;
        }),
    }) as Promise<{options: Options}>;
  let made: ReturnType<typeof make> | undefined;
  return async (kind, input) => {
    made ??= make();
    const {processors} = (await made).options;
    links.clear();
    const {content, data} = await processors![kind].process(input);
    return {content, contentTitle: data.contentTitle, links: [...links]};
  };
}

/** Options of the loader with processors of one's own, by their kind. */
export function withProcessors(options: Options, make: (kind: Kind) => Processor): Options {
  const processors = {mdProcessor: make('mdProcessor'), mdxProcessor: make('mdxProcessor')};
  return {...options, processors};
}
