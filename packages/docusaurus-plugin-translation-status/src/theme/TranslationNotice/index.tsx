/** Notice that the other language has changed since the page was translated (`notice.ts`). */
import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Admonition from '@theme/Admonition';

export default function TranslationNotice(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const locale = i18n.locales.find((candidate) => candidate !== i18n.currentLocale)!;
  return (
    <div data-search="off">
      <Admonition
        type="note"
        title={translate({id: 'translation.behind.title', message: '英文版较新'})}
      >
        <p>
          <Translate id="translation.behind.text">
            这一页的英文版在翻译之后又改过，中文版还没有跟上。
          </Translate>{' '}
          <a
            href={createUrl({locale, fullyQualified: false})}
            hrefLang={i18n.localeConfigs[locale]?.htmlLang}
          >
            <Translate id="translation.behind.link">阅读英文版</Translate>
          </a>
        </p>
      </Admonition>
    </div>
  );
}
