/**
 * Results page of the search: every result of the query in the address, twenty at a time. It
 * replaces the theme's page of the same name, which knows no other index than Algolia's.
 *
 * The address is the state: `q` and `page` are read from it, so a result page can be shared, and
 * the back button leads through what was searched. Typing replaces the address, sending the form
 * or turning a page adds to the history.
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

/** Milliseconds without typing after which the address follows. */
const typingPause = 250;

function readAddress(search: string): {query: string; page: number} {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: toQuery((parameters.get('q') ?? '').trim()),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The form, and an address that follows it once typing rests. */
function SearchForm({query}: {query: string}): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The query of the address; a change that comes from the field leaves the field as it is.
  const followed = useRef(query);

  useEffect(() => {
    if (field.current && query !== followed.current) {
      field.current.value = query;
      followed.current = query;
    }
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(change: 'push' | 'replace') {
    const asked = field.current?.value.trim() ?? '';
    clearTimeout(timer.current);
    if (asked !== followed.current) {
      followed.current = asked;
      history[change]({search: asked ? `?q=${encodeURIComponent(asked)}` : ''});
    }
  }

  function onType({nativeEvent}: SyntheticEvent) {
    clearTimeout(timer.current);
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) {
      timer.current = setTimeout(follow, typingPause, 'replace');
    }
  }

  const label = translate({id: 'search.page.input', message: '输入要搜索的内容'});
  return (
    <form
      role="search"
      className={`site-field ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        follow('push');
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
  // The address has a query only in the browser: what was built has none.
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
