/** The title of a page that is named after a type breaks between the words of that name. */
import React, {type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {breakable} from '@site/src/utils/breakable';

export default function HeadingWithBreaks({children, ...props}: Props): ReactNode {
  return <Heading {...props}>{props.as === 'h1' ? breakable(children) : children}</Heading>;
}
