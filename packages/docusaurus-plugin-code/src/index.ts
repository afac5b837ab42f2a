/** Code blocks that are highlighted while the site is built, without Prism in the browser. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlightBlock, type SpokenMarks} from './highlight';

export {highlightBlock, type SpokenMarks} from './highlight';
export {CodeError, readMarks} from './marks';
export {rehypeInlineCode} from './rehype';
export {remarkCode, type CodeOptions} from './remark';

/**
 * @param options.commands shell commands that pages show from data, highlighted in
 *   `@generated/docusaurus-plugin-code/default/commands.json`
 */
export default function codePlugin(
  _context: LoadContext,
  {commands, spoken}: {commands: readonly string[]; spoken: SpokenMarks},
): Plugin {
  return {
    name: 'docusaurus-plugin-code',
    getThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({actions}) {
      const highlighted = commands.map((code) => [
        code,
        highlightBlock({code, language: 'bash', spoken}).html,
      ]);
      await actions.createData('commands.json', Object.fromEntries(highlighted) as object);
    },

    configureWebpack() {
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}},
      };
    },
  };
}
