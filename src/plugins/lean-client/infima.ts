/**
 * Infima, the style sheet of the theme, without rules for classes that nothing on this site has, and
 * without variables that nothing reads: 3 KB less of styles, as sent, for each page.
 * `tests/site/styles.test.ts` fails where a page or a script has such a class, or a rule such a
 * variable: then it is taken off here. The theme's own styles lose one rule.
 */
import type {Declaration, Plugin, Rule} from 'postcss';

const components = new RegExp(
  `^(?:${[
    'alert--primary|alert__.+',
    'avatar(?:--|__).+',
    'badge--.+',
    'breadcrumbs--.+',
    'button--(?:active|block|danger|info|lg|link|success|warning)|button-group.*',
    'card(?:--|__).+',
    'dropdown--nocaret',
    'hero(?:--.+|__subtitle)?',
    'navbar__(?:items--center|search-input)',
    'pagination(?:--|__).+',
    'pills.*',
  ].join('|')})$`,
);

const utilities = /^(?:col|margin|padding|row|shadow|text)-/;

const usedUtilities = new Set([
  ...['col--2', 'col--3', 'col--6', 'col--8', 'col--offset-3'],
  ...[
    'margin-top--sm',
    'margin-top--md',
    'margin-top--lg',
    'margin-right--md',
    'margin-bottom--sm',
  ],
  ...['margin-vert--md', 'margin-vert--lg', 'margin-vert--xl'],
  ...['padding-top--md', 'padding-bottom--lg'],
  ...['shadow--lw', 'text--center', 'text--truncate'],
]);

const variables = new RegExp(
  `^--ifm-(?:${[
    '(?:(?:dark|light)(?:er|est)?|contrast-.+)-value',
    '(?:alert|navbar-link-active)-color',
    '(?:button-group|hero|navbar-search|pills)-.+',
    'avatar-(?:intro-alignment|photo-size)',
    'card-(?:horizontal|vertical)-spacing',
    'color-.+-(?:darkest|light|lighter|lightest)',
    'color-(?:danger|info|success|warning)-darker',
    'color-(?:emphasis-1000|primary-contrast-.+)',
    'font-weight-(?:base|light|normal)',
    'pagination-(?:border-radius|color-active|item-active-background|padding-.+)',
    'global-shadow-tl|h1-vertical-rhythm-top|image-alignment-padding|transition-slow|z-index-overlay',
  ].join('|')})$`,
);

/** Has this class of Infima no rules here? */
export const isLeftOut = (name: string): boolean =>
  utilities.test(name) ? !usedUtilities.has(name) : components.test(name);

/** Can nothing match this selector? What is within `:is()` and the like is left alone. */
const isIdle = (selector: string): boolean =>
  Array.from(selector.replaceAll(/:\w+\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)).some(([, name]) =>
    isLeftOut(name!),
  );

/** Takes the rules out of Infima's file, for PostCSS. */
export const withoutIdleRules: Plugin = {
  postcssPlugin: 'without-idle-rules',
  Once(root) {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
      return;
    }
    const idle: Declaration[] = [];
    root.walkDecls(variables, (declaration) => void idle.push(declaration));
    idle.forEach((declaration) => declaration.remove());
    // Not as they are walked: in Docusaurus' cascade layers, removing one would skip the next.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const selectors = rule.selectors.filter((selector) => !isIdle(selector));
      if (selectors.length === 0) {
        rule.remove();
      } else if (selectors.length < rule.selectors.length) {
        rule.selectors = selectors;
      }
    }
  },
};

/**
 * Takes out the rule by which the theme hides the focus of those who use a mouse: browsers do so
 * themselves (`:focus-visible`). With it each click had the style of every element computed twice,
 * when the mouse went down and when the next page had come.
 */
export const withoutFocusRule: Plugin = {
  postcssPlugin: 'without-focus-rule',
  Once(root) {
    if (
      /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]styles\.css$/.test(root.source?.input.file ?? '')
    ) {
      root.walkRules(/navigation-with-keyboard/, (rule) => void rule.remove());
    }
  },
};
