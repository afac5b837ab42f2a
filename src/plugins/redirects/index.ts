/**
 * Answers old addresses (`src/config/redirects.ts`) on hosts of every kind: a page that leads on,
 * `_redirects` where it is understood, and locations for nginx. Checks them against
 * the pages that were built.
 */
import path from 'node:path';
import type {PagePlugin} from '../built-pages/work';

export default function redirectsPlugin(): PagePlugin {
  return {
    name: 'redirects',

    builtPages: () => ({module: path.join(__dirname, 'work.ts')}),
  };
}
