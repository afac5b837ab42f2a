/** Adds to the end of a page: whether it helped, and the way back to its beginning. */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <Feedback />
      <Footer />
      <div className={styles.lane} data-search="off">
        <a className={styles.top} href="#top">
          {translate({id: 'site.backToTop', message: '回到顶部'})}
        </a>
      </div>
    </>
  );
}
