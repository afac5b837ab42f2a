/**
 * Message schemas: pages whose reference part is generated from the npm package
 * `@foxglove/schemas` and from our own data.
 *
 * - `remark.ts` writes the generated parts into the pages while they are compiled.
 * - This plugin stops the build when package, texts, examples, and pages are out of step, makes
 *   pages depend on the files they are generated from, and gives `SchemaIndex` its rows:
 *
 *       import rows from '@generated/message-schemas/default/index.json';
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {panels, schemaPanels, type PanelId} from '../../data/schema-panels';
import {carriersOf} from './carriers';
import {findProblems, pageFolders} from './check';
import {kinds, placeOf} from './pages';
import {installed} from './package';
import {readExamples, readTexts, sourceFiles} from './texts';
import type {IndexRow, SchemaIndexData} from './types';

export function readPages(siteDir: string, locale: Locale): Record<string, string> {
  const directory = path.join(siteDir, pageFolders[locale]);
  const files = existsSync(directory) ? readdirSync(directory) : [];
  return Object.fromEntries(
    files
      .filter((file) => /^[^_].*\.mdx?$/.test(file))
      .map((file) => [path.parse(file).name, readFileSync(path.join(directory, file), 'utf8')]),
  );
}

function checkAll(siteDir: string): void {
  const problems = findProblems({
    schemas: installed,
    texts: {zh: readTexts('zh'), en: readTexts('en')},
    examples: readExamples(),
    pages: {zh: readPages(siteDir, 'zh'), en: readPages(siteDir, 'en')},
  });
  if (problems.length > 0) {
    throw new Error(
      `Message schemas are out of step with @foxglove/schemas ${installed.version}:\n` +
        problems.map((problem) => `- ${problem}`).join('\n'),
    );
  }
}

/** Address below the base URL of a file below `docs`. */
function addressOf(file: string): string {
  return `/docs/${file.replace(/\.md(?=#|$)/, '')}`;
}

/** A row of the index has room for one. */
function firstSentence(text: string): string {
  return /^.*?(?:。|\.(?= |$))/.exec(text)?.[0] ?? text;
}

export function indexData(locale: Locale): SchemaIndexData {
  const texts = readTexts(locale);
  const row = (name: string, kind: string): IndexRow => ({
    name,
    kind,
    to: addressOf(placeOf(name, name in installed.enums)),
    description: firstSentence((texts.messages[name] ?? texts.enums[name])?.description ?? ''),
    panels: Object.keys(schemaPanels[name]?.draws ?? {}),
    isPart: carriersOf(name, installed).length > 0,
  });
  return {
    kinds: kinds.map(({id, label}) => ({id, label: label[locale]})),
    panels: (Object.keys(panels) as PanelId[]).map((id) => ({
      id,
      label: panels[id].name[locale],
      to: addressOf(panels[id].page),
    })),
    rows: kinds.flatMap(({id, schemas}) => schemas.map((name) => row(name, id))),
  };
}

export default function messageSchemasPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'message-schemas',

    getPathsToWatch: () => sourceFiles().filter((file) => file.endsWith('.json')),

    async loadContent() {
      checkAll(siteDir);
    },

    async contentLoaded({actions}) {
      await actions.createData('index.json', indexData(i18n.currentLocale as Locale));
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /[\\/]viz[\\/]message-schemas[\\/][^\\/]+\.mdx?$/,
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, '../dependencies.mjs'),
                  options: {files: sourceFiles()},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
