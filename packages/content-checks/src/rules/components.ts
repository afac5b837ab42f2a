import {nearestNames} from 'text-utils';
import {elements} from '../lib/markdown';
import {perPage, type Report} from '../lib/rule';

/** Components defined by the `import` lines of a page. */
function imported(lines: readonly string[]): Set<string> {
  const names = lines
    .filter((line) => /^import\s/.test(line))
    .flatMap((line) => line.replace(/\sfrom\s.*$/, '').match(/[A-Z]\w*/g) ?? []);
  return new Set(names);
}

/** Attributes of imported Docusaurus components. */
const themeComponents = {
  Tabs: ['className', 'defaultValue', 'groupId', 'lazy', 'queryString', 'values'],
  TabItem: ['attributes', 'className', 'default', 'hidden', 'label', 'value'],
};

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

type Element = ReturnType<typeof elements>[number];

function checkAttributes(
  {name, attributes, texts, line}: Element,
  known: readonly string[] | undefined,
  report: Report,
): void {
  if (texts.includes('style')) {
    const remedy = 'Remove it; where one is needed, it is an object: style={{width: 200}}';
    report(line, `the attribute "style" of <${name}> is a text, which React refuses`, remedy);
  }
  for (const attribute of Object.keys(attributes).filter((it) => Object.hasOwn(reactNames, it))) {
    const remedy = `Remove it, or write ${reactNames[attribute]}`;
    report(line, `the attribute "${attribute}" of <${name}> has another name in MDX`, remedy);
  }
  for (const attribute of known ? Object.keys(attributes) : []) {
    if (!known?.includes(attribute)) {
      const remedy = `Remove it, or correct it: ${known?.join(', ')}`;
      report(line, `<${name}> has no attribute "${attribute}"`, remedy);
    }
  }
}

/** Reports tabs without a unique value, which stop the build. */
function checkTabs(all: readonly Element[], report: Report): void {
  let values = new Map<string, number>();
  for (const {name, attributes, line} of all) {
    const {value} = attributes;
    const first = values.get(value ?? '');
    if (name === 'Tabs') {
      values = new Map();
    } else if (name === 'TabItem' && !value) {
      report(line, '<TabItem> has no "value"', 'Give it one, such as value="python"');
    } else if (name === 'TabItem' && first !== undefined) {
      report(line, `the tab "${value}" is already in line ${first}`, 'Give it another value');
    } else if (name === 'TabItem') {
      values.set(value ?? '', line);
    }
  }
}

/** Checks that components are known or imported, and their attributes and glossary sections are valid. */
export const components = perPage((page, report, {components: known, glossary}) => {
  const own = imported(page.lines);
  const attributesOf: Readonly<Record<string, readonly string[]>> = {
    ...themeComponents,
    ...known,
  };
  const names = [...Object.keys(attributesOf), ...own];
  const all = elements(page.root);
  for (const element of all) {
    const {name, attributes, line} = element;
    const {section = ''} = attributes;
    if (name === 'GlossaryTerms' && !glossary.sections.includes(section)) {
      const remedy = `Sections of ${glossary.file}: ${glossary.sections.join(', ')}`;
      report(line, `the glossary has no section "${section}"`, remedy);
    }
    const [base = ''] = name.split('.');
    const component = names.find((it) => it.toLowerCase() === name);
    if (component !== undefined) {
      report(line, `<${name}> is plain HTML, not the component`, `Write <${component}>`);
    }
    // MDX treats every other name as a component, also one in Chinese.
    if (/^[^a-z]/.test(base) && !(base in known) && !own.has(base)) {
      const alike = nearestNames(base, Object.keys(known));
      report(
        line,
        `there is no component <${name}>`,
        `Correct the name (${(alike.length > 0 ? alike : Object.keys(known)).join(', ')}), import it, or list a new one in content-checks.config.ts; text with < belongs in backticks`,
      );
    }
    checkAttributes(element, attributesOf[name], report);
  }
  checkTabs(all, report);
});
