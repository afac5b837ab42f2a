/**
 * Results page of the search: every result of the query in the address, twenty at a time.
 *
 * The address is the state: `q` and `page` are read from it, so a result page can be shared, and
 * the back button leads through what was searched. Typing replaces the address, sending the form
 * or turning a page adds to the history.
 */
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import useLocale from '@site/src/components/useLocale';
import {searchLimits} from '@site/src/config/search';
import type {SearchGlobalData} from '@site/src/plugins/search-index';
import {useFacetFilters} from '@site/src/search/useFacetFilters';
import {useResults} from '@site/src/search/useResults';
import {Results} from './Results';
import styles from './styles.module.css';

/** Milliseconds without typing after which the address follows. */
const typingPause = 250;

function readAddress(search: string): {query: string; page: number} {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, searchLimits.queryLength),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

function pageTitle(query: string): string {
  return query
    ? translate({id: 'search.page.titleFor', message: '「{query}」的搜索结果'}, {query})
    : translate({id: 'search.page.title', message: '在文档中搜索'});
}

/** The text in the field, and an address that follows it once typing rests. */
function useQueryField(query: string): {
  text: string;
  type: (text: string) => void;
  send: () => void;
} {
  const history = useHistory();
  // Undefined until the reader types: the address must not follow a field that was never touched.
  const [typed, setTyped] = useState<string>();
  const [composing, setComposing] = useState(false);
  // What the address got from the field: that change leaves the field as it is.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (query !== followed.current) {
      setTyped(undefined);
    }
  }, [query]);

  useEffect(() => {
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    document.addEventListener('compositionstart', begin);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
    };
  }, []);

  useEffect(() => {
    const asked = typed?.trim();
    if (composing || asked === undefined || asked === query) {
      return undefined;
    }
    const timer = setTimeout(() => {
      followed.current = asked;
      history.replace({search: asked ? `?q=${encodeURIComponent(asked)}` : ''});
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, query, composing, history]);

  const text = typed ?? query;
  const send = () => {
    const asked = text.trim();
    if (asked !== query && !composing) {
      history.push({search: asked ? `?q=${encodeURIComponent(asked)}` : ''});
    }
  };
  return {text, type: setTyped, send};
}

/** Inside the layout, which provides what the filters are made of. */
function SearchBody({query, page, title}: {query: string; page: number; title: string}): ReactNode {
  const locale = useLocale();
  const {settings} = usePluginData('search-index') as SearchGlobalData;
  const facetFilters = useFacetFilters();
  const {results, retry} = useResults({
    query,
    page,
    settings,
    locale,
    facetFilters,
  });
  const field = useQueryField(query);
  const label = translate({id: 'search.page.input', message: '输入要搜索的内容'});
  return (
    <main className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          field.send();
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          value={field.text}
          maxLength={searchLimits.queryLength}
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          onChange={(event) => field.type(event.target.value)}
        />
        <button type="submit" className="button button--primary">
          <Translate id="search.page.submit">搜索</Translate>
        </button>
      </form>
      <noscript>
        <p>
          <Translate id="search.page.noScript">
            搜索要用到 JavaScript，请在浏览器中启用它。
          </Translate>
        </p>
      </noscript>
      <Results results={results} retry={retry} />
    </main>
  );
}

export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  // The address has a query only in the browser: what was built has none.
  const {query, page} = readAddress(useIsBrowser() ? search : '');
  const title = pageTitle(query);
  return (
    <Layout
      title={title}
      description={translate({
        id: 'search.page.description',
        message: '搜索刻行时空（coScene）的全部文档：页面、标题、正文、表格与代码。',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchBody query={query} page={page} title={title} />
    </Layout>
  );
}
