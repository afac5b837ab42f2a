import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import sections from '@generated/docusaurus-plugin-home-sections/default/sections.json';
import releases from '@generated/docusaurus-plugin-changelog/default/latest.json';
import player from '@figures/home-player';
import automation from '@figures/tile-automation';
import collaboration from '@figures/tile-collaboration';
import developers from '@figures/tile-developers';
import device from '@figures/tile-device';
import testing from '@figures/tile-testing';
import visualization from '@figures/tile-visualization';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Picture from '@theme/Picture';
import SearchField from '@theme/SearchField';
import clsx from 'clsx';
import LiveRecording from '@site/src/components/LiveRecording';
import type {PictureData} from 'docusaurus-theme-picture';
import styles from './index.module.css';

/** Sections with a tile, in the order of the tiles, by address (`src/config/home.ts` lists their pages). */
const pictures: Readonly<Record<string, PictureData>> = {
  '/category/viz': visualization,
  '/category/collaboration': collaboration,
  '/category/device': device,
  '/category/workflow': automation,
  '/category/sim-and-tests': testing,
  '/category/developer': developers,
};

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          <Translate id="home.promise">找到机器人出错的那一刻</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="home.lead">
            刻行时空（coScene）是机器人的数据平台：从设备取回现场数据，在浏览器里回放，把出错的一刻标出来，再让重复的处理自动完成。
          </Translate>
        </p>
        <p className={clsx('site-row', styles.actions)}>
          <Link
            className={clsx('site-button site-button--primary', styles.action)}
            to="/docs/get-started/quick-start"
          >
            <Translate id="home.start">快速开始</Translate>
          </Link>
          <Link className={clsx('site-button', styles.action)} to="/docs/viz/inspect-recording">
            <Translate id="home.open">打开录制文件</Translate>
          </Link>
        </p>
        <div className={styles.search}>
          <SearchField />
        </div>
      </div>
      <LiveRecording
        views={['scene', 'plot', 'picture']}
        still={<Picture picture={player} described />}
      />
    </header>
  );
}

function Tiles(): ReactNode {
  return (
    <section aria-labelledby="sections" className={styles.block}>
      <Heading as="h2" id="sections" className={styles.blockTitle}>
        <Translate id="home.sections">按主题浏览</Translate>
      </Heading>
      <div className={styles.tiles}>
        {Object.entries(pictures).flatMap(([slug, figure]) =>
          sections
            .filter((section) => section.slug === slug)
            .map(({label, href, text, pages}) => (
              <article key={slug} className={styles.tile}>
                <div className={styles.face}>
                  <div className={styles.picture}>
                    <Picture picture={figure} />
                  </div>
                  <Heading as="h3" className={styles.tileTitle}>
                    <Link to={href}>{label}</Link>
                  </Heading>
                  <p className={clsx('site-note', styles.tileText)}>{text}</p>
                </div>
                <ul className={styles.links}>
                  {pages?.map((page) => (
                    <li key={page.href}>
                      <Link to={page.href}>{page.label}</Link>
                    </li>
                  ))}
                </ul>
              </article>
            )),
        )}
      </div>
      <ul
        className={clsx('site-row clean-list', styles.more)}
        aria-label={translate({id: 'home.more', message: '其他章节'})}
      >
        {sections
          .filter(({pages}) => !pages)
          .map(({label, href}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Releases(): ReactNode {
  return (
    <section aria-labelledby="releases" className={styles.block}>
      <div className={styles.blockHead}>
        <Heading as="h2" id="releases" className={styles.blockTitle}>
          <Translate id="home.releases">更新历史</Translate>
        </Heading>
        <Link to="/changelog">
          <Translate id="home.releases.all">全部版本</Translate>
        </Link>
      </div>
      <ol className={clsx('clean-list', styles.releases)}>
        {releases.map(({version, date, to, changes}) => (
          <li key={version} className={styles.release}>
            <Heading as="h3" className={clsx('underlined', styles.releaseName)}>
              <Link to={to}>{version}</Link> <time dateTime={date}>{date}</time>
            </Heading>
            <ul className="clean-list">
              {changes.map(({kind, label, text}) => (
                <li key={text}>
                  <span className={styles.kind} data-kind={kind}>
                    {label}
                  </span>{' '}
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.title', message: '帮助文档'})}
      description={translate({
        id: 'home.description',
        message:
          '刻行时空（coScene）帮助文档：接入设备，整理与回放机器人数据，自动化处理、批量测试与二次开发。',
      })}
    >
      <main className={clsx('container', styles.main)}>
        <Hero />
        <Tiles />
        <Releases />
      </main>
    </Layout>
  );
}
