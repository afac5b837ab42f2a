/**
 * Results page of the search: all results of the query in the address, twenty a page. It replaces the page of
 * Docusaurus, which supports Algolia only.
 *
 * The address is the state: `q` and `page` are read from it, so that results can be shared and the Back button
 * returns to earlier ones. Typing replaces the address; submitting the form or changing the page adds a history
 * entry.
 */
import React, {useEffect, useRef, type ReactNode, type SyntheticEvent} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {searchLimits, toQuery} from '../../limits';
import {Results} from './Results';
import styles from './styles.module.css';

/** Milliseconds without typing after which the address changes. */
const typingPause = 250;

function readAddress(search: string): {query: string; page: number} {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: toQuery((parameters.get('q') ?? '').trim()),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Search form, which updates the address. */
function SearchForm({query}: {query: string}): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Query of the address; changes by the field itself do not set the field.
  const addressQuery = useRef(query);

  useEffect(() => {
    if (field.current && query !== addressQuery.current) {
      field.current.value = query;
      addressQuery.current = query;
    }
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function updateAddress(change: 'push' | 'replace') {
    const typed = field.current?.value.trim() ?? '';
    clearTimeout(timer.current);
    if (typed !== addressQuery.current) {
      addressQuery.current = typed;
      history[change]({search: typed ? `?q=${encodeURIComponent(typed)}` : ''});
    }
  }

  function onType({nativeEvent}: SyntheticEvent) {
    clearTimeout(timer.current);
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
      timer.current = setTimeout(updateAddress, typingPause, 'replace');
    }
  }

  const label = translate({id: 'search.page.input', message: '输入要搜索的内容'});
  return (
    <form
      role="search"
      className={`site-field ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        updateAddress('push');
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.input}
        defaultValue={query}
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        onInput={onType}
        onCompositionEnd={onType}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">搜索</Translate>
      </button>
    </form>
  );
}

export default function SearchPage(): ReactNode {
  const {search} = useLocation();
  // The built page has no query; the browser reads it from the address.
  const {query, page} = readAddress(useIsBrowser() ? search : '');
  const title = query
    ? translate({id: 'search.page.titleFor', message: '「{query}」的搜索结果'}, {query})
    : translate({id: 'search.page.title', message: '在文档中搜索'});
  const description = translate({
    id: 'search.page.description',
    message: '搜索刻行时空（coScene）的全部文档：页面、标题、正文、表格与代码。',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm query={query} />
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              搜索要用到 JavaScript，请在浏览器中启用它。
            </Translate>
          </p>
        </noscript>
        <Results query={query} page={page} />
      </main>
    </Layout>
  );
}
