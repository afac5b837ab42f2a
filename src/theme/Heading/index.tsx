/** Wraps the theme's heading: a title that is the name of a type may break between its words. */
import React, {type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {breakable} from '@site/src/utils/breakable';

export default function HeadingWithBreaks({children, ...props}: Props): ReactNode {
  return <Heading {...props}>{props.as === 'h1' ? breakable(children) : children}</Heading>;
}
