/**
 * Stands in for `history` in the browser (1 KB less): addresses are kept in the address bar only.
 * Besides, whoever listens can be made to wait until the page of an address can be shown.
 */
import type {BrowserHistoryBuildOptions, History, Location, LocationListener} from 'history';
import {createBrowserHistory as create} from 'history/esm/history.js';

export {createLocation, createPath, locationsAreEqual, parsePath} from 'history/esm/history.js';

/** Calls `show` when the page of `location` can be shown; `previousLocation` is the one that is shown. */
type Wait = (previousLocation: Location, location: Location, show: () => void) => void;

let wait: Wait = (_previousLocation, _location, show) => show();

/** From now on listeners hear of a new address when `how` says so. */
export const letWait = (how: Wait): void => {
  wait = how;
};

export function createBrowserHistory(options?: BrowserHistoryBuildOptions): History {
  const history = create(options);
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  history.listen((location, action) =>
    wait(shown, location, () => {
      shown = location;
      listeners.forEach((listener) => listener(location, action));
    }),
  );
  return Object.assign(history, {
    listen: (listener: LocationListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

function unused(): never {
  throw new Error('Only the browser router is part of this build.');
}

export {unused as createHashHistory, unused as createMemoryHistory};
