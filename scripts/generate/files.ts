/** Files that `npm run generate` maintains: below `docs`, in both languages. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';
import {locales, type Locale} from '../../src/config/locales';
import {collections} from '../../src/config/translation';
import {cocliPartials} from './cocli/partials';
import {extensionApiPartials} from './extension-api/partials';
import type {PartialFile} from './markdown';
import {messageSchemaPartials} from './message-schemas/partials';

/** Texts of files by their path relative to the root of the repository. */
export type Files = ReadonlyMap<string, string>;

const generatedFolder = '_generated';

/** Generated files that pages import, each with the first page that does. */
function importsOf(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of filesBelow(root).filter((file) => /\.mdx?$/.test(file))) {
    const page = `${root}/${name}`;
    for (const [, target = ''] of readFileSync(page, 'utf8').matchAll(
      /^import \w+ from '(\.\/_generated\/[^']+)';$/gm,
    )) {
      const file = path.posix.join(path.posix.dirname(page), target);
      found.set(file, found.get(file) ?? page);
    }
  }
  return found;
}

async function partialsIn(locale: Locale): Promise<PartialFile[]> {
  return [
    ...(await messageSchemaPartials(locale)),
    ...extensionApiPartials(locale),
    ...cocliPartials(locale),
  ];
}

/**
 * Expected content of the generated files.
 * @throws if pages and facts do not match, with every problem on a separate line
 */
export async function generate(): Promise<Files> {
  const problems: string[] = [];
  const files = new Map<string, string>();
  for (const locale of locales) {
    const root = collections.docs[locale];
    const imported = importsOf(root);
    for (const {folder, name, text, isOptional} of await partialsIn(locale)) {
      const file = `${root}/${folder}/${generatedFolder}/${name}`;
      if (imported.delete(file)) {
        files.set(file, text);
      } else if (!isOptional) {
        problems.push(
          `No page imports ${file}. Write in the page about it: import … from './${generatedFolder}/${name}';`,
        );
      }
    }
    for (const [file, page] of imported) {
      problems.push(`${page} imports ${file}, which nothing generates. Correct the name.`);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `- ${problem}`).join('\n'));
  }
  return files;
}

/** Current content of the generated files. */
export function readGenerated(): Files {
  const isGenerated = (file: string) => file.includes(`/${generatedFolder}/`);
  return new Map(
    locales
      .map((locale) => collections.docs[locale])
      .flatMap((root) => filesBelow(root).map((name) => `${root}/${name}`))
      .filter(isGenerated)
      .map((file) => [file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')]),
  );
}

/**
 * Writes changed files, and removes those that are no longer generated.
 * @returns number of changed files
 */
export function writeFiles(files: Files): number {
  const found = readGenerated();
  const all = [...new Set([...files.keys(), ...found.keys()])];
  const changed = all.filter((file) => files.get(file) !== found.get(file));
  for (const file of changed) {
    const text = files.get(file);
    if (text === undefined) {
      rmSync(file);
    } else {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  }
  return changed.length;
}
