/** Pages that old addresses lead to. */
import {redirects} from '../../config/redirects';
import type {BuiltPage} from '../post-build/consumer';
import {attribute, elements, type Element} from '../html';

const targets = new Set(redirects.map(({to}) => to.replace(/#.*$/, '')));

/** Address of a page as redirects name it, without the language. */
export const addressOf = (page: BuiltPage, baseUrl: string): string =>
  `/${page.path.slice(baseUrl.length)}`;

/** Ids of a page that an address may lead to; of others none are needed. */
export const idsOf = (page: BuiltPage, baseUrl: string, root: Element): string[] =>
  targets.has(addressOf(page, baseUrl))
    ? [...elements(root)].flatMap((element) => attribute(element, 'id') ?? [])
    : [];
