/**
 * Gives the entries of the glossary in the language being built to the code that shows them: the
 * glossary page and the explanation of a term, which is loaded when a reader asks for it.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {glossaryEntries, type GlossaryEntry, type ShownEntry} from '../../data/glossary';

/** How a text is searched for a term is of no use in a browser. */
function shown({id, section, term, other, definition, page}: GlossaryEntry): ShownEntry {
  return {id, section, term, other, definition, page};
}

export default function glossaryPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'glossary',
    async contentLoaded({actions}) {
      const entries = glossaryEntries(i18n.currentLocale as Locale).map(shown);
      await actions.createData('entries.json', entries);
    },
  };
}
