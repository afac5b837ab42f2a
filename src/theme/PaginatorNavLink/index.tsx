/** The link to the page before or after: its title breaks as on the page itself. */
import React, {type ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {breakable} from '@site/src/utils/breakable';

export default function PaginatorNavLinkWithBreaks(props: Props): ReactNode {
  return <PaginatorNavLink {...props} title={breakable(props.title)} />;
}
