/** Writes a highlighted block as HTML that is as small as its marks allow. */
import type {Locale} from '../../config/locales';
import {highlight, type Run} from './highlight';
import type {LineMark, MarkedCode} from './marks';

/** Said before a line by screen readers, where others see + and −. Neither shown nor copied. */
const spoken: Readonly<Record<Locale, Partial<Record<LineMark, string>>>> = {
  zh: {added: '新增：', removed: '删除：'},
  en: {added: 'Added: ', removed: 'Removed: '},
};

/** No more than text between tags needs: the page's code carries it. */
function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Unquoted attributes: their values are words of ours, and the page's code carries this text. */
function runHtml({role, text}: Run): string {
  return role ? `<span class=${role}>${escape(text)}</span>` : escape(text);
}

/** The runs of each line; a line break belongs to the line that it ends. */
function byLine(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {role, text} of runs) {
    text.split(/(?<=\n)/).forEach((part) => {
      lines.at(-1)?.push({role, text: part});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    });
  }
  return lines;
}

function lineHtml(html: string, marks: ReadonlySet<LineMark>, locale: Locale): string {
  const tag = marks.has('removed') ? 'del' : marks.has('added') ? 'ins' : 'span';
  const prefix = [...marks].map((mark) => spoken[locale][mark] ?? '').join('');
  const said = prefix && `<span class="said visually-hidden" data-search=off>${prefix}</span>`;
  return `<${tag} class="${['line', ...marks].join(' ')}">${said}${html}</${tag}>`;
}

const none: ReadonlySet<LineMark> = new Set();

/** Lines get elements of their own only where they are marked, or all of them where they are numbered. */
export function codeHtml(
  {lines, marks}: MarkedCode,
  language: string,
  {numbered, locale}: {numbered: boolean; locale: Locale},
): string {
  const runs = highlight(lines.join('\n'), language);
  if (marks.size === 0 && !numbered) {
    return runs.map(runHtml).join('');
  }
  return byLine(runs)
    .map((line, index) => {
      const html = line.map(runHtml).join('');
      const marked = marks.get(index);
      return marked || numbered ? lineHtml(html, marked ?? none, locale) : html;
    })
    .join('');
}
