/**
 * Extension API: pages whose signature and members are generated from `src/data/extension-api.d.ts`.
 *
 * `remark.ts` writes them while a page is compiled. This plugin stops the build when types and
 * pages are out of step, and makes the pages depend on the files they are generated from.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkAll} from './check';
import {apiFile, readApi} from './declarations';

function sourceFiles(): string[] {
  return [
    apiFile,
    ...readdirSync(__dirname)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(__dirname, file)),
  ];
}

export default function extensionApiPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'extension-api',

    getPathsToWatch: () => [apiFile],

    async loadContent() {
      checkAll(readApi(), siteDir);
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /[\\/]viz[\\/]extensions[\\/]api[\\/].+\.mdx?$/,
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, '../dependencies.mjs'),
                  options: {files: sourceFiles()},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
