/**
 * Stands in for `tslib` in the browser. Docusaurus' links import one of its functions from CommonJS, with
 * which the bundler can't leave out the others: 3.9 KB of each page, as Brotli sends it.
 */

/** The exports of an ES module; a CommonJS module as the default export of one. */
export const __importDefault = (module?: {__esModule?: boolean}): object =>
  module?.__esModule ? module : {default: module};
