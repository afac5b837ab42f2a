/**
 * Spaces between Chinese and Latin text, and full-width punctuation, in every file with Chinese.
 * `--fix` corrects the files.
 *
 * Labels in 「」 stay as the product prints them (「设备ID」), and code is left alone.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {formatFor, lintFor, loadConfig} from 'autocorrect-node';

const types: Record<string, string> = {
  '.md': 'markdown',
  '.mdx': 'markdown',
  '.json': 'json',
  '.ts': 'typescript',
  '.tsx': 'typescript',
};

/** Names and samples that only look like prose. */
const skipped = [
  'package-lock.json',
  // Regular expressions and deliberately wrong examples.
  'src/data/words.ts',
  /^tests\//,
  /^src\/search\//,
  // English pages quote Chinese labels at most.
  /^i18n\/en\//,
  'CONTRIBUTING.md',
  'README.md',
];

/** Text that stays as it is: labels, and keywords in one line, whose commas are YAML. */
const verbatim = /「[^」\n]+」|^keywords: \[.*\]$/gm;

/** Han characters in place of a label keep every column where it was. */
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
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => path.extname(file) in types)
    .filter(
      (file) =>
        !skipped.some((skip) => (typeof skip === 'string' ? skip === file : skip.test(file))),
    );
}

loadConfig(readFileSync('.autocorrectrc', 'utf8'));
const fix = process.argv.includes('--fix');
let found = 0;
for (const file of filesWithChinese()) {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    // Listed by git, deleted on disk.
    continue;
  }
  if (!/\p{Script=Han}/u.test(source)) {
    continue;
  }
  const type = types[path.extname(file)] ?? 'text';
  const hidden = hide(source);
  if (fix) {
    const corrected = show(formatFor(hidden, type), source);
    if (corrected !== source) {
      writeFileSync(file, corrected);
      console.log(`${file} corrected`);
    }
    continue;
  }
  const {lines, error} = lintFor(hidden, type);
  if (error) {
    found += 1;
    console.log(`${file}: ${error}`);
  }
  for (const line of lines) {
    found += 1;
    console.log(`${file}:${line.l}:${line.c}\n  - ${line.old}\n  + ${line.new}`);
  }
}
if (found > 0) {
  console.log(`\n${found} places to correct: run "npm run fix".`);
}
process.exitCode = found > 0 ? 1 : 0;
