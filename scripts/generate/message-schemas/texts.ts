/** Descriptions of messages, and an example of each. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../../src/config/json';
import type {Locale} from '../../../src/config/locales';

export interface SchemaTexts {
  package: string;
  /** Version of the package that the texts were last compared with. */
  version: string;
  messages: Record<string, {description: string; fields: Record<string, string>}>;
  enums: Record<string, {description: string; values: Record<string, string>}>;
}

/** Examples by the name of their message; the example of an enum is a message that uses it. */
export type Examples = Readonly<Record<string, unknown>>;

const exampleFolder = 'src/data/message-schema-examples';

/** Texts of the schemas in a language, by their names. */
export function readTexts(locale: Locale): SchemaTexts {
  return readJson(`src/data/message-schemas.${locale}.json`) as SchemaTexts;
}

/** Example messages by the names of their schemas. */
export function readExamples(): Examples {
  return Object.fromEntries(
    readdirSync(exampleFolder)
      .sort()
      .map((file) => [path.parse(file).name, readJson(path.join(exampleFolder, file))]),
  );
}
