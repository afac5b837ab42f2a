/**
 * Short names for the classes of CSS modules, `_xkcda` instead of `anchorTargetStickyNavbar_Vzrq`: 1.8 KB
 * less of a page of the docs, in its HTML, styles and scripts. Builds only; to have the long names,
 * take `withShortNames` out of `src/plugins/lean-client/index.ts`.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** Classes that keep their names: our styles and tests choose elements by a part of them. */
const chosen =
  /^(?:admonition(?:Heading|Icon)|announcementBar|collapseSidebarButton|colorModeToggle|diagram|failure|generatedIndexPage|iconExternalLink|toggleButton)/;

/**
 * The name of a class on the site.
 *
 * @param file Path of the CSS module from the site's folder, by which classes of one name differ.
 * @param local Name in that file.
 * @returns `undefined` where the name that Docusaurus gives stays.
 */
export function shortName(file: string, local: string): string | undefined {
  if (chosen.test(local)) {
    return undefined;
  }
  const key = `${file.replaceAll('\\', '/')}\n${local}`;
  const bytes = createHash('sha256').update(key).digest().subarray(0, 5);
  // Small letters alone take less as sent, and five of them are enough for no two to be the same.
  return `_${Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}

interface Loader {
  options?: {modules?: {localIdentName?: string}};
}

type Rules = readonly (RuleSetRule | '...' | false | 0 | '' | null | undefined)[];

/** The bundler's rules, with these names where a loader names classes. */
export function withShortNames(rules: Rules, siteDir: string): Rules {
  const getLocalIdent = ({resourcePath}: {resourcePath: string}, _: string, local: string) =>
    shortName(path.relative(siteDir, resourcePath), local);
  return rules.map((rule) => {
    if (!rule || rule === '...' || !Array.isArray(rule.use)) {
      return rule;
    }
    const use = (rule.use as Loader[]).map((loader) =>
      loader.options?.modules?.localIdentName
        ? {
            ...loader,
            options: {...loader.options, modules: {...loader.options.modules, getLocalIdent}},
          }
        : loader,
    );
    return {...rule, use};
  });
}
