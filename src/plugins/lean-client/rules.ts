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

/** react-router makes its contexts with React alone. */
const contextRule = {
  test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
  use: [path.join(__dirname, 'context-loader.mjs')],
};

/** CommonJS packages that their importers need in development only; they do not say that they can go, 1 KB. */
const droppable = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** All of them. */
export const browserRules = (context: LoadContext) => [
  translateRule(context),
  keptRule,
  {test: droppable, sideEffects: false},
  contextRule,
];
