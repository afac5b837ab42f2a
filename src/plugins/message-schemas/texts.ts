/** Our own texts and examples, read anew each time so that a running server shows changes. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../config/json';
import type {Locale} from '../../config/locales';
import {manifestFile} from './package';

export interface SchemaTexts {
  package: string;
  /** Version of the package that the texts were last compared with. */
  version: string;
  messages: Record<string, {description: string; fields: Record<string, string>}>;
  enums: Record<string, {description: string; values: Record<string, string>}>;
}

export type Examples = Readonly<Record<string, unknown>>;

const data = path.join(__dirname, '../../data');
const exampleFolder = path.join(data, 'message-schema-examples');

const textFile = (locale: Locale) => path.join(data, `message-schemas.${locale}.json`);

export function readTexts(locale: Locale): SchemaTexts {
  return readJson(textFile(locale)) as SchemaTexts;
}

/** One example a file, by the name of its message or enum; that of an enum is a message that uses it. */
export function readExamples(): Examples {
  return Object.fromEntries(
    exampleFiles().map((file) => [path.basename(file, '.json'), readJson(file)]),
  );
}

function exampleFiles(): string[] {
  return readdirSync(exampleFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path.join(exampleFolder, file));
}

function sourcesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(directory, file));
}

/** Every file that the generated part of a page is made from. */
export function sourceFiles(): string[] {
  return [
    textFile('zh'),
    textFile('en'),
    ...exampleFiles(),
    path.join(data, 'schema-panels.ts'),
    ...sourcesIn(__dirname),
    manifestFile,
  ];
}
