/** Wraps the theme's copyright line: the switch for reading offline is above it. */
import React, {type ReactNode} from 'react';
import Copyright from '@theme-init/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import OfflineReading from '@theme/OfflineReading';

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <OfflineReading />
      <Copyright {...props} />
    </>
  );
}
