/** Kinds of results, each with an icon. */
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {PageKind} from '../options';
import type {Hit} from './searchClients/types';

export type Kind = 'page' | 'section' | 'tool' | PageKind;

const pages = texts.kinds.map(({kind, path}) => ({kind, path: new RegExp(path)}));

/** Kind of a result: a tool, the kind of the page, or else a page or section. */
export function kindOf({url, type}: Pick<Hit, 'url' | 'type'>): Kind {
  if (texts.tools.some(({path}) => url.endsWith(path))) {
    return 'tool';
  }
  const isPage = type === 'lvl1' || type === 'content';
  return pages.find(({path}) => path.test(url))?.kind ?? (isPage ? 'page' : 'section');
}
