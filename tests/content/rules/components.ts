import {glossary} from '../../../src/data/glossary';
import {elements} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

/** Components without an import: those of `src/theme/MDXComponents.tsx` that pages use. */
const fromTheme = ['CodeBlock', 'Figure'];

/** Those that a step of the build (`src/plugins/NAME/remark.ts`) turns into what a page shows. */
const fromPlugins = ['GlossaryTerms'];

const known = new Set([...fromTheme, ...fromPlugins]);

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
  check: perPage((page, report) => {
    const own = imported(page.lines);
    for (const {name, attributes, line} of elements(page.root)) {
      const {section = ''} = attributes;
      if (name === 'GlossaryTerms' && !(section in glossary)) {
        const remedy = `Sections of src/data/glossary.ts: ${Object.keys(glossary).join(', ')}`;
        report(line, `the glossary has no section "${section}"`, remedy);
      }
      const [base = ''] = name.split('.');
      if (/^[A-Z]/.test(base) && !known.has(base) && !own.has(base)) {
        report(
          line,
          `there is no component <${name}>`,
          `Correct the name (${[...known].join(', ')}), import it, or list a new one in tests/content/rules/components.ts; text with < belongs in backticks`,
        );
      }
    }
  }),
};
