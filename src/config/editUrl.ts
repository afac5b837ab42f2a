import {brand} from './brand';

const source = (path: string) => `${brand.repository}/edit/main/${path}`;

/** Where "edit this page" leads: the source of a doc in the reader's language. */
export const docEditUrl = ({locale, docPath}: {locale: string; docPath: string}): string =>
  source(
    locale === 'en'
      ? `i18n/en/docusaurus-plugin-content-docs/current/${docPath}`
      : `docs/${docPath}`,
  );

/** The same for a Markdown page outside the docs. */
export const pageEditUrl = ({locale, pagesPath}: {locale: string; pagesPath: string}): string =>
  source(
    locale === 'en'
      ? `i18n/en/docusaurus-plugin-content-pages/${pagesPath}`
      : `src/pages/${pagesPath}`,
  );
