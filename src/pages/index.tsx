import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import sections from '@generated/catalogue/default/catalogue.json';
import releases from '@generated/changelog/default/latest.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import HomeArt from '@site/src/components/HomeArt';
import SearchField from '@site/src/components/SearchField';
import usePageCount from '@site/src/components/usePageCount';
import styles from './index.module.css';

/** First steps by what the reader came to do; each leads to the page where that work starts. */
const journeys = [
  {
    to: '/docs/device/create-device',
    title: translate({id: 'home.journey.device.title', message: '接入一台设备'}),
    text: translate({
      id: 'home.journey.device.text',
      message: '在机器人上运行一条命令，几分钟后它就出现在设备列表里。',
    }),
    role: translate({id: 'home.journey.device.role', message: '运维与现场工程师'}),
  },
  {
    to: '/docs/get-started/quick-start',
    title: translate({id: 'home.journey.data.title', message: '上传并回放数据'}),
    text: translate({
      id: 'home.journey.data.text',
      message: '新建记录，上传 MCAP 或 ROS bag，在浏览器里回放并标记一刻。',
    }),
    role: translate({id: 'home.journey.data.role', message: '机器人与算法工程师'}),
  },
  {
    to: '/docs/automation/quick-start-workflow',
    title: translate({id: 'home.journey.automate.title', message: '让处理自动运行'}),
    text: translate({
      id: 'home.journey.automate.text',
      message: '把脚本装进镜像，做成动作，再由触发器在数据到达时调用。',
    }),
    role: translate({id: 'home.journey.automate.role', message: '数据与测试工程师'}),
  },
  {
    to: '/docs/developers/cocli/install',
    title: translate({id: 'home.journey.develop.title', message: '用命令行和 API 开发'}),
    text: translate({
      id: 'home.journey.develop.text',
      message: '安装 coCLI，或用 OpenAPI 与 S3 把平台接进自己的工具链。',
    }),
    role: translate({id: 'home.journey.develop.role', message: '平台与集成开发者'}),
  },
];

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1" className={styles.title}>
          <Translate id="home.title">帮助文档</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="home.lead">
            刻行时空（coScene）是机器人与智能设备的数据协作平台：采集、整理、回放、诊断，并让重复的工作自动完成。
          </Translate>
        </p>
        <SearchField />
      </div>
      <HomeArt />
    </header>
  );
}

function Journeys(): ReactNode {
  return (
    <section aria-labelledby="journeys">
      <Heading as="h2" id="journeys" className={styles.sectionTitle}>
        <Translate id="home.journeys">从这里开始</Translate>
      </Heading>
      <ul className={styles.journeys}>
        {journeys.map(({to, title, text, role}) => (
          <li key={to}>
            <Link to={to} className={styles.journey}>
              <span className={styles.role}>{role}</span>
              <span className={styles.journeyTitle}>{title}</span>
              <span className={styles.journeyText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Catalogue(): ReactNode {
  const pageCount = usePageCount();
  return (
    <section aria-labelledby="catalogue">
      <Heading as="h2" id="catalogue" className={styles.sectionTitle}>
        <Translate id="home.catalogue">全部文档</Translate>
      </Heading>
      <div className={styles.catalogue}>
        {sections.map(({label, href, pages, links}) => (
          <section key={label} className={styles.section}>
            <Heading as="h3" className={styles.sectionName}>
              {href ? <Link to={href}>{label}</Link> : label}{' '}
              <span className={styles.count}>{pageCount(pages)}</span>
            </Heading>
            <ul className={styles.links}>
              {links.map((item) => (
                <li key={item.href}>
                  <Link to={item.href}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Changes of a release that the home page shows; the changelog has them all. */
const changesShown = 3;

function Releases(): ReactNode {
  return (
    <section aria-labelledby="releases">
      <Heading as="h2" id="releases" className={styles.sectionTitle}>
        <Translate id="home.releases">最近更新</Translate>
      </Heading>
      <ol className={styles.releases}>
        {releases.map(({version, date, to, changes}) => (
          <li key={version} className={styles.release}>
            <Heading as="h3" className={styles.releaseName}>
              <Link to={to}>{version}</Link>
              <time dateTime={date}>{date}</time>
            </Heading>
            <ul>
              {changes.slice(0, changesShown).map(({label, text}) => (
                <li key={text}>
                  <span className={styles.kind}>{label}</span> {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/changelog">
          <Translate id="home.releases.all">全部更新历史</Translate>
        </Link>
      </p>
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
      <main className={styles.main}>
        <Hero />
        <Journeys />
        <Catalogue />
        <Releases />
      </main>
    </Layout>
  );
}
