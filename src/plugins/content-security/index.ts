/**
 * Collects the hashes of the inline scripts that the Content-Security-Policy of
 * `src/config/contentSecurity.ts` has to allow.
 *
 * The header files need the hashes of both languages, and each language is built on its own: the hashes
 * of one language wait in `_deploy/inline-scripts-zh.json` for `scripts/finish-build.mts`.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf, inlineScriptsIn} from './inline-scripts';
import {homeOf, type Locale} from '../../config/locales';
import type {BuiltSite, PageConsumer, PagePlugin} from 'docusaurus-plugin-post-build';

/** File in the folder of the site with the hashes of a language, as a JSON list. */
export const inlineScriptsFile = (locale: Locale): string =>
  `_deploy/inline-scripts-${locale}.json`;

function collectInlineScripts({outDir, locale}: BuiltSite): PageConsumer {
  const hashes = new Set<string>();
  const problems: string[] = [];
  return {
    readPage({file}, root) {
      const {scripts, handlers} = inlineScriptsIn(root);
      scripts.forEach((script) => hashes.add(hashOf(script)));
      problems.push(
        ...handlers.map(
          (handler) =>
            `${file}: ${handler}: code in an attribute is not allowed to run, use a listener`,
        ),
      );
    },

    async finish() {
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
      const siteFolder = path.join(outDir, path.posix.relative(homeOf(locale as Locale), '/'));
      const file = path.join(siteFolder, inlineScriptsFile(locale as Locale));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify([...hashes].sort()));
    },
  };
}

export default function contentSecurity(): PagePlugin {
  return {name: 'content-security', builtPages: collectInlineScripts};
}
