import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import player from '@figures/home-player';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Picture from '@theme/Picture';
import clsx from 'clsx';
import {DesktopFiles, MainDownload, ToolSection} from '@site/src/components/Download';
import useLocale from '@site/src/components/useLocale';
import {downloadTexts as texts, tools} from '@site/src/data/downloads';
import styles from './download.module.css';

export default function Download(): ReactNode {
  const locale = useLocale();
  return (
    <Layout title={texts.title[locale]} description={texts.description[locale]}>
      <Head>
        <meta
          name="keywords"
          content={`${texts.keywords[locale]}, ${texts.title[locale === 'zh' ? 'en' : 'zh']}`}
        />
      </Head>
      <main className={clsx('container underlined', styles.main)}>
        <header className={styles.hero}>
          <div>
            <Heading as="h1">{texts.title[locale]}</Heading>
            <p className={styles.lead}>{texts.lead[locale]}</p>
            <MainDownload />
          </div>
          <div className={clsx('site-box', styles.window)}>
            <Picture picture={player} />
          </div>
        </header>
        <DesktopFiles />
        {tools.map((tool) => (
          <ToolSection key={tool.id} tool={tool} />
        ))}
      </main>
    </Layout>
  );
}
