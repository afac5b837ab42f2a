import {hasHan, headings as headingsOf} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

/** What an English heading would be called; of a Chinese one nothing can be said. */
const suggestedId = (text: string): string =>
  hasHan(text)
    ? 'name-of-the-section'
    : text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '');

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const headings: Rule = {
  name: 'headings',
  holds: 'headings are of level 2 or 3, skip no level, and have their own English kebab-case id',
  check: perPage((page, report) => {
    const lineOfId = new Map<string, number>();
    let depth = 1;
    const all = headingsOf(page.root);
    // Outside of `docs` nothing shows the title of the front matter: those pages begin with it.
    const ownTitle = page.collection === 'pages' && all[0]?.depth === 1 ? 1 : 0;
    for (const heading of all.slice(ownTitle)) {
      const name = `heading "${heading.text}"`;
      if (heading.depth === 1) {
        report(
          heading.line,
          `${name} is of level 1`,
          'The title of the front matter is level 1; use ##',
        );
      } else if (heading.depth > 3) {
        report(heading.line, `${name} is of level ${heading.depth}`, 'Use level 2 or 3');
      } else if (heading.depth > depth + 1) {
        report(heading.line, `${name} skips a level`, 'Put a level 2 heading before it, or use ##');
      }
      depth = heading.depth;
      if (heading.id === undefined) {
        report(
          heading.line,
          `${name} has no id`,
          `Add one in English, the same in both languages: {#${suggestedId(heading.text)}}`,
        );
        continue;
      }
      if (!kebabCase.test(heading.id)) {
        report(
          heading.line,
          `the id "${heading.id}" is not kebab-case English`,
          'Use a-z, 0-9 and single hyphens',
        );
      }
      const earlier = lineOfId.get(heading.id);
      if (earlier) {
        report(
          heading.line,
          `the id "${heading.id}" is taken by line ${earlier}`,
          'Give it another id',
        );
      }
      lineOfId.set(heading.id, heading.line);
    }
  }),
};
