import {nearestNames} from 'text-utils';
import {elements} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

/** Names that the `import` lines of a page bring. */
function imported(lines: readonly string[]): Set<string> {
  const names = lines
    .filter((line) => /^import\s/.test(line))
    .flatMap((line) => line.replace(/\sfrom\s.*$/, '').match(/[A-Z]\w*/g) ?? []);
  return new Set(names);
}

export const components: Rule = {
  name: 'components',
  holds:
    'each component is one that pages have, or is imported; the glossary has the sections shown',
  check: perPage((page, report, {components: known, glossary}) => {
    const own = imported(page.lines);
    for (const {name, attributes, line} of elements(page.root)) {
      const {section = ''} = attributes;
      if (name === 'GlossaryTerms' && !glossary.sections.includes(section)) {
        const remedy = `Sections of ${glossary.file}: ${glossary.sections.join(', ')}`;
        report(line, `the glossary has no section "${section}"`, remedy);
      }
      const [base = ''] = name.split('.');
      if (/^[A-Z]/.test(base) && !known.includes(base) && !own.has(base)) {
        const alike = nearestNames(base, known);
        report(
          line,
          `there is no component <${name}>`,
          `Correct the name (${(alike.length > 0 ? alike : known).join(', ')}), import it, or list a new one in content-checks.config.ts; text with < belongs in backticks`,
        );
      }
    }
  }),
};
