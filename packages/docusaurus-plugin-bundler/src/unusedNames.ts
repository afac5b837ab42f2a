import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const word = /[\w-]+/g;

/** All words of the code, styles and pages in `sources`, which are files or folders. */
export function wordsOf(sources: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const source of sources) {
    const files = readdirSync(source, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => /\.(?:jsx?|tsx?|mdx?|css)$/.test(name))) {
      const text = readFileSync(path.join(source, file), 'utf8');
      for (const found of text.match(word) ?? []) {
        words.add(found);
      }
    }
  }
  return words;
}

/**
 * Classes and custom properties of a style sheet without nested rules that have no effect, because none of
 * `words` is their name. A property is also used if a rule that remains reads it.
 */
export function unusedNames(styles: string, words: ReadonlySet<string>): string[] {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.replace(/:not\([^)]*\)/g, '').split(','),
    declarations: body!.split(';').map((line) => line.trim()),
  }));
  const classes = rules.flatMap(
    ({selectors}) => selectors.join().match(/(?<=\.)[a-z][\w-]*/g) ?? [],
  );
  const unused = new Set(classes.filter((name) => !words.has(name)));
  const remaining = rules
    .filter(({selectors}) =>
      selectors.some((selector) =>
        (selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []).every((name) => !unused.has(name)),
      ),
    )
    .flatMap(({declarations}) => declarations);
  let known;
  do {
    known = unused.size;
    const effective = remaining.filter((line) => !unused.has(line.split(':', 1)[0]!));
    const read = new Set(effective.join(';').match(/(?<=var\(\s*)--[\w-]+/g));
    for (const line of effective) {
      const name = line.split(':', 1)[0]!;
      if (name.startsWith('--') && !read.has(name) && !words.has(name)) {
        unused.add(name);
      }
    }
  } while (unused.size > known);
  return [...unused];
}
