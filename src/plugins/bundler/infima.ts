/**
 * Leaves out of Infima, the style sheet of the theme, what no page can use: 2 KB of each page as Brotli
 * sends it. PurgeCSS does the same, but drops rules of used classes that stand in `:where()`.
 *
 * A rule stays if each class of its selector is a word in the source of the site or of the theme. A word
 * that ends in two hyphens stands for all classes that begin so: code adds the rest of their names.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The parts of PostCSS that are used here; its types are not among the packages of this site. */
interface Rule {
  selectors: string[];
  remove: () => void;
}

interface Root {
  source?: {input: {file?: string}};
  walkRules: (selector: RegExp, visit: (rule: Rule) => void) => void;
}

interface PostCssPlugin {
  postcssPlugin: string;
  Once: (root: Root, helpers: {result: {messages: object[]}}) => void;
}

const sourceFile = /\.(?:jsx?|tsx?|mdx?)$/;

function wordsIn(folders: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      if (entry.isFile() && sourceFile.test(entry.name)) {
        const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
        text.match(/[\w-]+/g)?.forEach((word) => words.add(word));
      }
    }
  }
  return words;
}

/** Classes that an element must have for a selector to match. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/**
 * The selectors that can match an element.
 * @param words Of the source, classes among them.
 */
export function usedSelectors(selectors: readonly string[], words: ReadonlySet<string>): string[] {
  const isUsed = (name: string): boolean =>
    words.has(name) || words.has(name.replace(/(?<=--).*/, ''));
  return selectors.filter((selector) => classesOf(selector).every(isUsed));
}

/** @param folders Where the classes are used. */
export function usedInfima(folders: readonly string[]): PostCssPlugin {
  return {
    postcssPlugin: 'used-infima',
    Once(root, {result}) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
        return;
      }
      const words = wordsIn(folders);
      root.walkRules(/\./, (rule) => {
        const used = usedSelectors(rule.selectors, words);
        if (used.length === 0) {
          rule.remove();
        } else {
          rule.selectors = used;
        }
      });
      // The bundler's cache is to know what this has read.
      folders.forEach((dir) =>
        result.messages.push({type: 'dir-dependency', plugin: 'used-infima', dir}),
      );
    },
  };
}
