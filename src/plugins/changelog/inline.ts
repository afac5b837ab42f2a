import {escapeHtml} from '../escape';

/** The inline Markdown that a change may use: `code`, **bold** and [links](target). */
const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** One line of Markdown as HTML; `resolve` makes link targets absolute, as feed readers need them. */
export function toHtml(markdown: string, resolve: (target: string) => string): string {
  let html = '';
  let end = 0;
  for (const match of markdown.matchAll(inline)) {
    const [whole, code, bold, label = '', target = ''] = match;
    html += escapeHtml(markdown.slice(end, match.index));
    if (code) {
      html += `<code>${escapeHtml(code)}</code>`;
    } else if (bold) {
      html += `<strong>${escapeHtml(bold)}</strong>`;
    } else {
      html += `<a href="${escapeHtml(resolve(target))}">${escapeHtml(label)}</a>`;
    }
    end = match.index + whole.length;
  }
  return html + escapeHtml(markdown.slice(end));
}

/** One line of Markdown as plain text. */
export function toText(markdown: string): string {
  return markdown.replace(
    inline,
    (_whole, code?: string, bold?: string, label?: string) => code ?? bold ?? label ?? '',
  );
}
