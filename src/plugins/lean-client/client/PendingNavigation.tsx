/**
 * Stands in for `PendingNavigation.js` of Docusaurus: the same, the page that is shown stays until
 * the next one has loaded. There the router hears of the new address at once, so that all links are
 * rendered with the old page again before they are with the new one; here it hears of it when the
 * new page can be shown, which after pointing at its link is at once.
 */
import React, {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {letWait} from './packages/history';
import preload, {isLoaded} from './preload';

let latest: Location;

letWait((previousLocation, location, show) => {
  latest = location;
  const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
  // A page that the reader has left meanwhile for another one is of no concern.
  const ifLatest = (then: () => void) => () => {
    end();
    if (latest === location) {
      then();
    }
  };
  if (isLoaded(location.pathname)) {
    ifLatest(show)();
  } else {
    preload(location.pathname).then(
      ifLatest(show),
      ifLatest(() => window.location.reload()),
    );
  }
});

interface Shown {
  location: Location;
  previousLocation: Location | null;
}

interface Props {
  location: Location;
  children: ReactNode;
}

export default function PendingNavigation({location, children}: Props): ReactNode {
  const [shown, setShown] = useState<Shown>(() => {
    const first = {location, previousLocation: null};
    dispatchLifecycleAction('onRouteUpdate', first);
    return first;
  });
  if (location !== shown.location) {
    setShown({location, previousLocation: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
