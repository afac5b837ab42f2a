import type {Locale} from '../config/locales';
import {escapeHtml} from '../plugins/escape';
import {flatten, type Figure} from './define';
import {createKit} from './kit';
import {Pen, n} from './kit/pen';
import type {Theme} from './palette';

const fonts =
  "Arial,'PingFang SC','Hiragino Sans GB','Noto Sans CJK SC','Microsoft YaHei',sans-serif";

function checkLegend(figure: Figure, pen: Pen): void {
  const numbers = [...new Set(pen.callouts.map(({number}) => number))].sort((a, b) => a - b);
  const expected = (figure.legend ?? []).map((_, index) => index + 1);
  if (numbers.join() !== expected.join()) {
    pen.fail(`callouts ${numbers.join(', ') || 'none'}, but a legend of ${expected.length} items`);
  }
}

/** One figure as an SVG document, in one language and colour mode. */
export function renderFigure(figure: Figure, locale: Locale, theme: Theme): string {
  const {width, height, title, description} = figure;
  const pen = new Pen(figure, locale, theme);
  const drawing = flatten(figure.draw({k: createKit(pen), t: (text) => text[locale], locale}));
  pen.check();
  checkLegend(figure, pen);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img"` +
    ` xml:lang="${locale === 'zh' ? 'zh-CN' : 'en'}" viewBox="0 0 ${n(width)} ${n(height)}"` +
    ` width="${n(width)}" height="${n(height)}" font-family="${fonts}" font-size="13"` +
    ` fill="${pen.color('text')}">` +
    `<title>${escapeHtml(title[locale])}</title>` +
    `<desc>${escapeHtml(description[locale])}</desc>` +
    `<rect width="${n(width)}" height="${n(height)}" fill="${pen.color('canvas')}"/>` +
    `${drawing}</svg>\n`
  );
}
