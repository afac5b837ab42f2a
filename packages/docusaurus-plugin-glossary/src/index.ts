/** Glossary: its page, and explanations of terms in running text. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {GlossaryEntry, ShownEntry} from './types';

export {partsOf} from './definitionParts';
export {markTerms, remarkGlossary, termFinder, type GlossaryOptions} from './remark';
export type {GlossaryEntry} from './types';

/** @param options.entries all entries in the language that is built, in the order of the page */
export default function glossaryPlugin(
  _context: LoadContext,
  {entries}: {entries: readonly GlossaryEntry[]},
): Plugin {
  return {
    name: 'docusaurus-plugin-glossary',
    getThemePath: () => path.join(__dirname, 'theme'),
    // `write-translations` reads the texts of these files.
    getPathsToWatch: () => [path.join(__dirname, 'client/*.ts')],
    getClientModules: () => [path.join(__dirname, 'client/glossaryTerms.ts')],

    async contentLoaded({actions}) {
      // Without the fields that only the search for a term in a text needs.
      const shown = entries.map(({id, section, term, other, definition, page}): ShownEntry => ({
        id,
        section,
        term,
        other,
        definition,
        page,
      }));
      await actions.createData('entries.json', shown);
    },
  };
}
