/**
 * Gives the glossary in the language being built to the code that shows it: the glossary page, and
 * the explanation of a term, which is loaded when a reader asks for it.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {glossaryEntries, type ShownEntry} from '../../data/glossary';

export default function glossaryPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'glossary',
    async contentLoaded({actions}) {
      const entries = glossaryEntries(i18n.currentLocale as Locale);
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
