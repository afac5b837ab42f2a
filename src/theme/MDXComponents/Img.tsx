/** An image of a page, with a button that opens it large. */
import React, {type ReactNode} from 'react';
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';
import Zoom from '@site/src/components/Zoom';

export default function ImgWithZoom(props: Props): ReactNode {
  return (
    <Zoom name={props.alt}>
      <Img {...props} />
    </Zoom>
  );
}
