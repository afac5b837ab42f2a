/**
 * Content-Security-Policy with the hashes of inline scripts, Trusted Types, and files for hosts.
 *
 * The header files need the hashes of all languages, which are built separately: each build stores its hashes in
 * `_deploy/inline-scripts-<locale>.json` for `writeHostFiles`.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite, PageConsumer, PagePlugin} from 'docusaurus-plugin-post-build';
import {hashOf, inlineScriptsFile, inlineScriptsIn} from './inlineScripts';

export {writeHostFiles, type HostSettings} from './builtFiles';
export {hashOf, inlineScripts} from './inlineScripts';
export {contentSecurityPolicy, type Origins} from './policy';
export type {Redirect} from './redirectFiles';

function collectInlineScripts({outDir, baseUrl, locale}: BuiltSite): PageConsumer {
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
      const siteFolder = path.join(outDir, path.posix.relative(baseUrl, '/'));
      const file = path.join(siteFolder, inlineScriptsFile(locale));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify([...hashes].sort()));
    },
  };
}

/** Needs `docusaurus-plugin-post-build`; `writeHostFiles` completes its work after the build. */
export default function contentSecurityPlugin(): PagePlugin {
  return {
    name: 'docusaurus-plugin-content-security',
    builtPages: collectInlineScripts,
    getClientModules: () => [path.join(__dirname, 'client/trustedTypes.ts')],
  };
}
