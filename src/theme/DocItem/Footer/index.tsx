/** Wraps the theme's footer of a page: asks before it whether the page helped. */
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
