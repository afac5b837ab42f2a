/** Wraps the theme's copyright line, with the switch for offline reading above it. */
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
