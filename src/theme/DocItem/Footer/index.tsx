/** Wraps the theme's footer of a page: adds the feedback form above it. */
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
