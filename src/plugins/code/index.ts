/**
 * Code blocks that are highlighted by the build.
 *
 * - `remark.ts` highlights the code of pages.
 * - This plugin keeps Prism out of the browser, and highlights the code of React components:
 *
 *       import commands from '@generated/code/default/download.json';
 *
 * - `src/theme/CodeBlock` shows it. To have Prism in the browser again, take out the plugin,
 *   `remarkCode`, and that folder, and give `src/config/prism.ts` a theme.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {desktopSystems, tools} from '../../data/downloads';
import {highlightBlock} from './block';

function downloadCommands(locale: Locale): string[] {
  return [
    ...desktopSystems.flatMap(({command}) => command ?? []),
    ...tools.flatMap(({commands}) => commands.map(({code}) => code[locale])),
  ];
}

export default function codePlugin({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'code',

    async contentLoaded({actions}) {
      const commands = downloadCommands(locale).map((code) => [
        code,
        highlightBlock({code, language: 'bash', locale}).html,
      ]);
      await actions.createData(
        'download.json',
        Object.fromEntries(commands) as Record<string, string>,
      );
    },

    configureWebpack() {
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}},
      };
    },
  };
}
