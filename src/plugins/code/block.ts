/** From the source of a code block to what the component `CodeBlock` shows. */
import {prism} from '../../config/prism';
import type {Locale} from '../../config/locales';
import {nearestNames} from '../nearest';
import type {HighlightedCode} from '../../theme/CodeBlock/data';
import {isLanguage, languageNames} from './highlight';
import {codeHtml} from './html';
import {CodeFault, readMarks, type LineMark} from './marks';

export interface CodeSource {
  code: string;
  /** Name after the fence; without one, the code is shown as text. */
  language: string | undefined;
  /** What stands after the language: title, range of lines, `showLineNumbers`. */
  meta?: string;
  locale: Locale;
}

/** First number of the lines, if they are numbered. */
function firstLineOf(meta: string): string | undefined {
  const found = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return found ? (found[1] ?? '1') : undefined;
}

function checkLanguage(language: string): void {
  if (!isLanguage(language)) {
    const nearest = nearestNames(language, languageNames, 5).map((name) => `"${name}"`);
    throw new CodeFault(
      0,
      `"${language}" is no language that can be highlighted. ` +
        (nearest.length > 0 ? `Nearest: ${nearest.join(', ')}. ` : '') +
        'For anything without a grammar, write "text".',
    );
  }
}

/** Throws a `CodeFault` for an unknown language and for marks that are wrong. */
export function highlightBlock({
  code,
  language = 'text',
  meta = '',
  locale,
}: CodeSource): HighlightedCode {
  checkLanguage(language);
  const marked = readMarks(code.replace(/\n$/, ''), meta, prism.magicComments);
  const firstLine = firstLineOf(meta);
  const has = (...wanted: LineMark[]) =>
    [...marked.marks.values()].some((marks) => wanted.some((mark) => marks.has(mark)));
  const layout = [
    has('added', 'removed') && 'diff',
    has('focused') && 'focus',
    firstLine && 'numbered',
  ].filter(Boolean);
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  return {
    language,
    ...(title && {title}),
    ...(layout.length > 0 && {layout: layout.join(' ')}),
    ...(firstLine && {firstLine}),
    html: codeHtml(marked, language, {numbered: firstLine !== undefined, locale}),
  };
}
