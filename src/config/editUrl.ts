import {brand} from './brand';
import type {Locale} from './locales';
import {collections} from './translation';

const source = (path: string) => `${brand.repository}/edit/main/${path}`;

/** Where "edit this page" leads: the source of a doc in the reader's language. */
export const docEditUrl = ({locale, docPath}: {locale: string; docPath: string}): string =>
  source(`${collections.docs[locale as Locale]}/${docPath}`);

/** The same for a Markdown page outside the docs. */
export const pageEditUrl = ({locale, pagesPath}: {locale: string; pagesPath: string}): string =>
  source(`${collections.pages[locale as Locale]}/${pagesPath}`);
