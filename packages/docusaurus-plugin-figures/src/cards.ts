/** Finds the figure on the card of each page. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The figures of all pages in Markdown below a folder, by the id of the page: the one that its front matter
 * names as `card_figure`, or else its first one.
 *
 * @throws Error when `card_figure` names none
 */
export function figuresOfPages(
  folder: string,
  isFigure: (name: string) => boolean,
): [page: string, figure: string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((file) => {
    const text = file.endsWith('.md') ? readFileSync(path.join(folder, file), 'utf8') : '';
    const page = file.split(path.sep).join('/').slice(0, -'.md'.length);
    const named = /^---$.*?^card_figure: (\S+)$.*?^---$/ms.exec(text)?.[1];
    const name = named ?? /<Figure name="([^"]+)"/.exec(text)?.[1];
    if (named && !isFigure(named)) {
      throw new Error(
        `${path.join(path.basename(folder), file)}: there is no figure "${named}", which card_figure names.`,
      );
    }
    // An unknown figure in the text is reported by `remark.ts`, with its line.
    return name && isFigure(name) ? [[page, name] as [string, string]] : [];
  });
}
