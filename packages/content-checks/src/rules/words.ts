import type {WordRule} from '../lib/config';
import {prose, withoutQuotations, type ProseRun} from '../lib/markdown';
import {isLegal, type Page} from '../lib/page';
import {perPage} from '../lib/rule';

/** Prose of the body and of the front matter's texts. */
function proseOf(page: Page): ProseRun[] {
  const texts = ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const text = page.frontMatter[key];
    return typeof text === 'string'
      ? [{text: withoutQuotations(text), line: page.frontMatterLines[key] ?? 1}]
      : [];
  });
  return [...texts, ...prose(page.root, page.language === 'en' ? ['strong'] : [])];
}

function match(rules: readonly WordRule[], {text}: ProseRun): {rule: WordRule; found: string}[] {
  return rules.flatMap((rule) => {
    const found = rule.avoid.exec(text)?.[0];
    return found === undefined ? [] : [{rule, found}];
  });
}

/** Checks that prose uses the terms of the glossary and no filler. */
export const words = perPage((page, report, config) => {
  if (isLegal(page)) {
    return;
  }
  for (const run of proseOf(page)) {
    for (const {rule, found} of match(config.words[page.language], run)) {
      report(run.line, `"${found}" is a word to avoid: ${rule.why}`, `Write: ${rule.instead}`);
    }
  }
});

/** Checks that text and code contain no marks of unfinished work. */
export const leftovers = perPage((page, report, config) => {
  // The rule `files` reports pages that cannot be read.
  const lines = page.headErrors.length > 0 ? [] : page.lines;
  lines.forEach((text, index) => {
    for (const {rule, found} of match(config.leftovers, {text, line: index + 1})) {
      report(index + 1, `"${found}" is left over: ${rule.why}`, `Write: ${rule.instead}`);
    }
  });
});
