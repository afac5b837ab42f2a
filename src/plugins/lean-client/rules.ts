/** Rules by which modules are made smaller for the browser. */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readTexts} from './generated';

/** Texts of the language inside the code that shows them: the table of all, 26 KB, leaves main.js. */
function translateRule({i18n, siteDir, generatedFilesDir}: LoadContext) {
  const {path: folder} = i18n.localeConfigs[i18n.currentLocale]!;
  return {
    test: /\.[jt]sx?$/,
    enforce: 'post' as const,
    use: [
      {
        loader: path.join(__dirname, 'translate-loader.mjs'),
        options: {
          texts: readTexts(generatedFilesDir),
          file: path.join(siteDir, i18n.path, folder, 'code.json'),
        },
      },
    ],
  };
}

/** The texts of docs stay in their HTML, and leave their code (8 KB of a page, and what React does with it). */
const keptRule = {
  // Not `test`: by that Docusaurus looks for the folders that have a rule for Markdown.
  resource: /\.mdx?$/,
  enforce: 'post' as const,
  use: [
    {
      loader: path.join(__dirname, 'kept-loader.mjs'),
      options: {client: path.join(__dirname, 'client/kept.tsx')},
    },
  ],
};

const replacing = (test: RegExp, find: string, put: string) => ({
  test,
  use: [{loader: path.join(__dirname, 'replacing-loader.mjs'), options: {find, put}}],
});

/**
 * react-router makes its contexts with React alone. What stands in where React has none no minimizer can
 * tell to be idle, 0.5 KB on each page.
 */
export const contextRule = replacing(
  /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
  'React.createContext || createReactContext',
  'React.createContext',
);

/**
 * Names of properties sorted in any order that is always the same. The first `localeCompare` takes a
 * browser 10 ms, 40 on a phone, and each page of the docs makes one.
 */
export const orderRule = replacing(
  /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
  'a[0].localeCompare(b[0])',
  '(a[0] < b[0] ? -1 : 1)',
);

/** CommonJS packages that their importers need in development only; they do not say that they can go, 1 KB. */
const droppable = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** All of them. */
export const browserRules = (context: LoadContext) => [
  translateRule(context),
  keptRule,
  {test: droppable, sideEffects: false},
  contextRule,
  orderRule,
];
