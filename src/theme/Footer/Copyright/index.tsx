/** Wraps the theme's copyright line: the switch for reading offline stands above it. */
import React, {type ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import Offline from '@site/src/components/Offline';

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <Offline />
      <Copyright {...props} />
    </>
  );
}
