/** Selects the figure on the card of each page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';

/**
 * Figures of all Markdown pages below a folder, by page id: `card_figure` of the front matter, or else the
 * first figure of the page.
 *
 * @throws if `card_figure` names an unknown figure
 */
export function figuresOfPages(
  folder: string,
  isFigure: (name: string) => boolean,
): [page: string, figure: string][] {
  return filesBelow(folder).flatMap((file) => {
    const text = file.endsWith('.md') ? readFileSync(path.join(folder, file), 'utf8') : '';
    const page = file.slice(0, -'.md'.length);
    const named = /^---$.*?^card_figure: (\S+)$.*?^---$/ms.exec(text)?.[1];
    const name = named ?? /<Figure name="([^"]+)"/.exec(text)?.[1];
    if (named && !isFigure(named)) {
      throw new Error(
        `${path.join(path.basename(folder), file)}: there is no figure "${named}", which card_figure names.`,
      );
    }
    // `remark.ts` reports unknown figures in the text, with their lines.
    return name && isFigure(name) ? [[page, name] as [string, string]] : [];
  });
}
