import type {FasterConfig} from '@docusaurus/types';
import {isOn, valueOf, type Environment} from './environment';

/** Rspack and SWC, which build faster than the defaults of Docusaurus. */
export const faster = (environment: Environment = process.env): Partial<FasterConfig> => ({
  // BABEL_LOADER=on compiles with babel.config.js instead, to isolate faults of SWC.
  swcJsLoader: !isOn(environment, 'BABEL_LOADER'),
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  // A machine that is discarded after the build saves writing it: 4 s of processor and 300 MB in a language.
  rspackPersistentCache: valueOf(environment, 'CI') === '',
  mdxCrossCompilerCache: true,
  // Each thread reads and compiles the code of all pages: 120 MB and no time saved here.
  ssgWorkerThreads: false,
});
