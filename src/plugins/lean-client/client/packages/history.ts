/** Stands in for `history` in the browser (1 KB less): addresses are kept in the address bar only. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

function unused(): never {
  throw new Error('Only the browser router is part of this build: build with LEAN=0.');
}

export {unused as createHashHistory, unused as createMemoryHistory};
