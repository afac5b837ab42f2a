/**
 * Answers old addresses (`src/config/redirects.ts`) on hosts of every kind: a page that leads on,
 * `_redirects` where it is understood, and locations for nginx. Checks them against
 * the pages that were built.
 */
import redirectWork from './work';
import type {PagePlugin} from '../post-build/consumer';

export default function redirectsPlugin(): PagePlugin {
  return {
    name: 'redirects',

    builtPages: redirectWork,
  };
}
