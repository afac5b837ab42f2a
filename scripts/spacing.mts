/**
 * Checks spaces between Chinese and Latin text, and full-width punctuation, in all files with Chinese or in the
 * specified ones. `--fix` corrects the files.
 *
 * Labels in 「」 match the product (「设备ID」), and code is excluded.
 */
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatFor, lintFor, loadConfig} from 'autocorrect-node';
import {filesBelow} from 'build-utils';

const types: Record<string, string> = {
  '.md': 'markdown',
  '.mdx': 'markdown',
  '.json': 'json',
  '.ts': 'typescript',
  '.tsx': 'typescript',
};

/** Files with Chinese for readers. */
const places = [
  'docs',
  'i18n/zh',
  'src',
  'CONTRIBUTING.zh-CN.md',
  'README.zh-CN.md',
  'SECURITY.md',
  'sidebars.ts',
];

/** Files with Chinese for machines: words to avoid, synonyms, tokens. */
const skipped = [
  'src/data/words.ts',
  'src/data/synonyms.ts',
  'src/data/section-queries.zh.json',
  'packages/search-engine/',
];

/** Unchanged text: labels, and inline keyword lists, whose commas are YAML. */
const verbatim = /「[^」\n]+」|^keywords: \[.*\]$/gm;

/** Replacing a label with Han characters preserves every column. */
function hide(source: string): string {
  return source.replace(verbatim, (whole) =>
    whole.startsWith('「') ? `「${'一'.repeat([...whole].length - 2)}」` : 'keywords: []',
  );
}

function show(corrected: string, source: string): string {
  const texts = [...source.matchAll(verbatim)].map(([whole]) => whole);
  return corrected.replace(/「一+」|^keywords: \[\]$/gm, () => texts.shift() ?? '');
}

function filesWithChinese(): string[] {
  const inside = (folder: string) => filesBelow(folder).map((name) => `${folder}/${name}`);
  return (
    places
      .flatMap((place) => (statSync(place).isDirectory() ? inside(place) : [place]))
      .filter((file) => path.extname(file) in types)
      // Generated files are checked at their source, in `src/data`.
      .filter((file) => !file.includes('/_generated/'))
      .filter((file) => !skipped.some((start) => file.startsWith(start)))
      .sort()
  );
}

loadConfig(readFileSync('.autocorrectrc', 'utf8'));
const fix = process.argv.includes('--fix');
const named = process.argv.slice(2).filter((argument) => argument !== '--fix');
const files = filesWithChinese().filter((file) => named.length === 0 || named.includes(file));
let found = 0;
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const type = types[path.extname(file)] ?? 'text';
  if (!/\p{Script=Han}/u.test(source)) {
    continue;
  }
  if (fix) {
    const corrected = show(formatFor(hide(source), type), source);
    if (corrected !== source) {
      writeFileSync(file, corrected);
      console.log(`${file} corrected`);
    }
    continue;
  }
  const {lines, error} = lintFor(hide(source), type);
  const places = lines.map(
    (line) => `${file}:${line.l}:${line.c}\n  - ${line.old}\n  + ${line.new}`,
  );
  const problems = error ? [`${file}: ${error}`, ...places] : places;
  found += problems.length;
  problems.forEach((problem) => console.log(problem));
}
if (found > 0) {
  console.log(`\n${found} places to correct: run "npm run fix".`);
  process.exitCode = 1;
}
