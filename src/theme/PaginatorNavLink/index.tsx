/** Wraps the link to the previous or next page: its title may break in the same places as on the page. */
import React, {type ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {breakable} from '@site/src/utils/breakable';

export default function PaginatorNavLinkWithBreaks(props: Props): ReactNode {
  return <PaginatorNavLink {...props} title={breakable(props.title)} />;
}
