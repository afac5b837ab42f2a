import {lineIn} from '../lib/project';
import {perSite} from '../lib/rule';

/** Checks that the interface has the exact texts of the specification. */
export const fixedTexts = perSite(({config, ui}, report) => {
  const {file: specification, texts} = config.fixedTexts;
  for (const {name, file, language, messages, text = ''} of ui) {
    for (const {keys, [language]: expected} of name === 'code.json' ? texts : []) {
      for (const key of keys) {
        const found = messages[key];
        // The theme contains the texts of Docusaurus.
        if (found === undefined ? !key.startsWith('theme.') : found !== expected) {
          report(
            file,
            lineIn({file, text}, `"${key}": {`),
            found === undefined ? `"${key}" is missing` : `"${key}" says "${found}"`,
            `Write "${expected}": the specification (${specification}) fixes this text`,
          );
        }
      }
    }
  }
});
