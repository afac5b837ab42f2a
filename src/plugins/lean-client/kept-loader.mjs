/** Brings what stands for the texts of a page in its code for the browser (`recma-kept.ts`). */
import {mark, stand} from './kept-mark.mjs';

/**
 * @param {string} code A page as Docusaurus' loader has written it.
 * @param {string} client Path of the module that brings the texts.
 * @returns {string} The page with the function that stands for its texts.
 * @throws Error if the page tells no address or version.
 */
export function withTexts(code, client) {
  if (!code.includes(`${stand}(`)) {
    return code;
  }
  const [, metadata] = /^export \{default as metadata\} from ('[^']+')/m.exec(code) ?? [];
  const [, version] = new RegExp(`"${mark}": "0:(\\w+)"`).exec(code) ?? [];
  if (metadata === undefined || version === undefined) {
    throw new Error('This page exports no metadata, or no version: adapt src/plugins/lean-client.');
  }
  return `import {keptOf as ${stand}Of} from ${JSON.stringify(client)};
import ${stand}Page from ${metadata};
const ${stand} = ${stand}Of(${stand}Page.permalink, ${JSON.stringify(version)});
${code}`;
}

/** Option: `client`, as of `withTexts`. */
export default function keptLoader(code) {
  return withTexts(code, this.getOptions().client);
}
