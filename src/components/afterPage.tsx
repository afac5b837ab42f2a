/**
 * Frames of a page that hear of a new address after the page: its links and marks follow when the
 * text can be read. Each link of React Router is rendered for each address, and there are more of
 * them in the navbar, the sidebar and the footer than on a page.
 */
import React, {memo, useContext, useDeferredValue, type ComponentType, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

/** `Part`, rendered again for other properties, and for an address only after the page that is there. */
export function afterPage<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Same = memo(Part) as unknown as ComponentType<Props>;
  function AfterPage(props: Props): ReactNode {
    const address = useDeferredValue(useContext(RouterContext));
    return (
      <RouterContext.Provider value={address}>
        <Same {...props} />
      </RouterContext.Provider>
    );
  }
  return AfterPage;
}
