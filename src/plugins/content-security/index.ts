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
            use: [path.join(__dirname, 'withoutEval.mjs')],
          },
        ],
      },
    }),
  };
}
