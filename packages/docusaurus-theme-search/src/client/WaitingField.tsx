/** Placeholders of the dialog: a plain field while it loads, a message if it fails to load. */
import React, {type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {searchLimits} from '../limits';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
}

export function WaitingField({field, query}: Props): ReactNode {
  const label = translate({id: 'search.placeholder', message: '搜索文档'});
  return (
    <div className="search-waiting" role="search" aria-label={label} aria-busy>
      <input
        ref={field}
        type="search"
        defaultValue={query}
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        onCompositionStart={({currentTarget}) => {
          currentTarget.dataset.composing = 'true';
        }}
        onCompositionEnd={({currentTarget}) => {
          delete currentTarget.dataset.composing;
        }}
      />
    </div>
  );
}

export function Unavailable(): ReactNode {
  return (
    <p role="alert" className="search-unavailable">
      {translate({id: 'search.error.title', message: '无法获取搜索结果'})}
      <br />
      {translate({id: 'search.error.help', message: '请检查你的网络连接。'})}
    </p>
  );
}
