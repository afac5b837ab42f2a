/**
 * Keeps libraries within the Content-Security-Policy of `src/config/contentSecurity.ts`, and finds the
 * inline scripts that it has to allow.
 */
import path from 'node:path';
import type {PagePlugin} from '../built-pages/work';

export default function contentSecurity(): PagePlugin {
  return {
    name: 'content-security',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
            // Without its Ask AI it has no zod: `src/plugins/search-index`.
            resourceQuery: {not: [/without-ask-ai/]},
            use: [path.join(__dirname, 'withoutEval.mjs')],
          },
        ],
      },
    }),

    builtPages: () => ({module: path.join(__dirname, 'work.ts')}),
  };
}
