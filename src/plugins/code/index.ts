/**
 * Code blocks that are highlighted while the site is built.
 *
 * - `remark.ts` highlights the code of pages, `highlight.ts` does the work.
 * - This plugin keeps Prism out of the browser, and highlights the commands of the download page:
 *
 *       import commands from '@generated/code/default/download.json';
 *
 * - `src/theme/CodeBlock` shows the result. To have Prism in the browser again, take out the plugin,
 *   `remarkCode`, that folder and `src/theme/prism-include-languages.ts`, and give `themeConfig.prism` a
 *   theme.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {desktopSystems, tools} from '../../data/downloads';
import {highlightBlock} from './highlight';

export default function codePlugin({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'code',

    async contentLoaded({actions}) {
      const commands = [
        ...desktopSystems.flatMap(({command}) => command ?? []),
        ...tools.flatMap((tool) => tool.commands.map(({code}) => code[locale])),
      ];
      const highlighted = commands.map((code) => [
        code,
        highlightBlock({code, language: 'bash', locale}).html,
      ]);
      await actions.createData('download.json', Object.fromEntries(highlighted) as object);
    },

    configureWebpack() {
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}},
      };
    },
  };
}
