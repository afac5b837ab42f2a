import {foldedSections, hasHan, headings as headingsOf} from '../lib/markdown';
import {perPage} from '../lib/rule';

/** Id derived from an English heading; undefined for a Chinese one. */
const suggestedId = (text: string): string =>
  hasHan(text)
    ? 'name-of-the-section'
    : text
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '');

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks that headings are of level 2 or 3, and have their own English kebab-case id; none of level 2 is folded away. */
export const headings = perPage((page, report) => {
  const lineOfId = new Map<string, number>();
  for (const line of foldedSections(page.root)) {
    report(line, 'a fold contains a heading of level 2', 'Close it before: </details>');
  }
  const all = headingsOf(page.root);
  // Outside of `docs` nothing shows the title of the front matter: those pages begin with it.
  const ownTitle = page.collection === 'pages' && all[0]?.depth === 1 ? 1 : 0;
  for (const {depth, text, id, line} of all.slice(ownTitle)) {
    const name = `heading "${text}"`;
    if (depth === 1) {
      const remedy = 'The title of the front matter is level 1; use ##';
      report(line, `${name} is of level 1`, remedy);
    } else if (depth > 3) {
      report(line, `${name} is of level ${depth}`, 'Use level 2 or 3');
    }
    if (id === undefined) {
      const remedy = `Add one in English, the same in both languages: {#${suggestedId(text)}}`;
      report(line, `${name} has no id`, remedy);
      continue;
    }
    if (!kebabCase.test(id)) {
      const remedy = 'Use a-z, 0-9 and single hyphens';
      report(line, `the id "${id}" is not kebab-case English`, remedy);
    }
    const earlier = lineOfId.get(id);
    if (earlier) {
      report(line, `the id "${id}" is taken by line ${earlier}`, 'Give it another id');
    }
    lineOfId.set(id, line);
  }
});
