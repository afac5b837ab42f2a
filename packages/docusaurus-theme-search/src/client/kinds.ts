/** Kinds of what a reader finds, each with an icon. */
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {PageKind} from '../options';
import type {Hit} from './answers/types';

export type Kind = 'page' | 'section' | 'tool' | PageKind;

const pages = texts.kinds.map(({kind, path}) => ({kind, path: new RegExp(path)}));

/** The kind of a result: tools and pages of a kind first, else by whether it is a heading. */
export function kindOf({url, type}: Pick<Hit, 'url' | 'type'>): Kind {
  if (texts.tools.some(({path}) => url.endsWith(path))) {
    return 'tool';
  }
  const isPage = type === 'lvl1' || type === 'content';
  return pages.find(({path}) => path.test(url))?.kind ?? (isPage ? 'page' : 'section');
}
