/** Asks at the end of a page whether it helped. */
import React, {type ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <Feedback />
      <Footer />
    </>
  );
}
