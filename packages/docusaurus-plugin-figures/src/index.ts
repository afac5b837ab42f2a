/**
 * Draws and checks the figures of a site in the language being built, and provides them to pages as modules
 * `@figures/<name>`.
 *
 * `@figures/cards-of-pages` contains the pictures for cards, by page id: each shows a figure of its page, never
 * a diagram, whose text would be too small.
 *
 * `remark.ts` makes `<Figure name="…" />` import its module; TSX pages import it themselves. This way the
 * bundler tracks changes, and no drawing code reaches the browser.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {
  narrowWidth,
  pictureAlias,
  pictureModules,
  type PictureData,
} from 'docusaurus-theme-picture';
import {messageOf} from 'text-utils';
import {figuresOfPages} from './cards';
import type {Figure} from './define';
import type {Locale} from './locales';

export type {DrawContext, Drawing, Figure} from './define';
export type {IconName} from './kit/icons';
export {findFigures, loadFigures, type FigureFile} from './load';
export {linePairs, property, textPairs, type Token} from './palette';
export {remarkFigures} from './remark';
export {renderCard, renderFigure, type Rendered} from './render';

type Loader = typeof import('./load');
type Renderer = typeof import('./render');

interface Content {
  figures: Map<string, PictureData>;
  /** Card pictures of figures, by name. */
  cards: Map<string, PictureData>;
}

/** @throws with the problems of all figures that cannot be drawn */
function drawAll(
  figures: readonly Figure[],
  {renderFigure, renderCard}: Renderer,
  {locale, directory}: {locale: Locale; directory: string},
): Content {
  const content: Content = {figures: new Map(), cards: new Map()};
  const problems: string[] = [];
  for (const figure of figures) {
    try {
      const {name, title, caption = title, legend} = figure;
      const drawings = renderFigure(figure, locale);
      const {width, height} = drawings[0]!;
      const phone = drawings[1];
      content.cards.set(name, renderCard(figure, locale));
      content.figures.set(name, {
        width,
        height,
        caption: caption[locale],
        legend: legend?.map((item) => item[locale]),
        phoneRatio: phone && phone.width / phone.height,
        isSmall: width <= narrowWidth || undefined,
        svg: drawings.map(({svg}) => svg).join(''),
      });
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Figures that can't be drawn (see ${directory}/README.md):\n${problems.join('\n')}`,
    );
  }
  return content;
}

/** @param options.directory folder of the descriptions: `<directory>/<topic>/<name>.ts` */
export default function figuresPlugin(
  context: LoadContext,
  {directory}: {directory: string},
): Plugin {
  const name = 'docusaurus-plugin-figures';
  const {siteDir, localizationDir, i18n} = context;
  const descriptions = path.join(siteDir, directory);
  // Diagrams contain the text of the pages in this language.
  const docs =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'docs')
      : path.join(localizationDir, 'docusaurus-plugin-content-docs', 'current');
  return {
    name,
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [
      path.join(descriptions, '**/*.ts'),
      path.join(__dirname, '{kit/*,*}.ts'),
    ],

    async loadContent() {
      // Reloaded, so that changes of figures and of the kit apply. Reloading each figure by itself would evaluate
      // and compile the modules that they share for each, 4 s of processor in a language.
      const fresh = (file: string) => loadFreshModule(path.join(__dirname, file));
      const {loadFigures} = (await fresh('load.ts')) as Loader;
      const renderer = (await fresh('render.ts')) as Renderer;
      const figures = await loadFigures(descriptions);
      return drawAll(figures, renderer, {locale: i18n.currentLocale as Locale, directory});
    },

    async contentLoaded({content, actions}) {
      const {figures, cards} = content as Content;
      const {writePicture, writeMap} = pictureModules(actions.createData);
      for (const [figure, data] of figures) {
        await writePicture(figure, data);
      }
      const pages = figuresOfPages(docs, (figure) => cards.has(figure));
      await writeMap(
        'cards-of-pages',
        pages.map(([page, figure]) => [page, `card-of-${figure}`, cards.get(figure)!]),
      );
    },

    configureWebpack: pictureAlias(context, {alias: '@figures', plugin: name}),
  };
}
