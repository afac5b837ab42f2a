/** Translation status of pages, and parts excluded from machine translation. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {remarkTranslationNotice} from './notice';
export {rehypeUntranslated} from './untranslated';

export default function translationStatusPlugin(): Plugin {
  return {
    name: 'docusaurus-plugin-translation-status',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}
