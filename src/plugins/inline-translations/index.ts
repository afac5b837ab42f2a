/**
 * Puts the messages of a language into the code that shows them (`translate-loader.mjs`). Docusaurus
 * sends the table of all messages with every page, 7.6 KB as Brotli sends it.
 *
 * Where a module's use of `@docusaurus/Translate` is not understood, it keeps its calls and brings
 * their messages; without this plugin everything works, with the table.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function inlineTranslationsPlugin({
  generatedFilesDir,
  i18n,
  siteDir,
}: LoadContext): Plugin {
  return {
    name: 'inline-translations',

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      // The module `@generated/codeTranslations`. Unlike `codeTranslations` of the context, it has the
      // messages of themes too.
      const table = path.join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>;
      const {path: folder} = i18n.localeConfigs[i18n.currentLocale]!;
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@generated/codeTranslations$': path.join(__dirname, 'messages.ts')}},
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              enforce: 'post',
              use: [
                {
                  loader: path.join(__dirname, 'translate-loader.mjs'),
                  options: {messages, file: path.join(siteDir, i18n.path, folder, 'code.json')},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
