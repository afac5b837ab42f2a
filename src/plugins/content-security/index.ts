/** Keeps libraries within the Content-Security-Policy of `src/config/contentSecurity.ts`. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function contentSecurity(): Plugin {
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
  };
}
