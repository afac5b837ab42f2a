/**
 * Draws the figures of `src/figures` in the language being built, checks them while they are drawn, and
 * gives them to the pages as modules `@figures/<name>` (`FigureData`): with the drawing where pages are
 * built, with a function that loads it in the browser.
 *
 * What the cards of pages show is in one module, `@figures/cards-of-pages`, by the id of the page.
 *
 * `remark.ts` makes `<Figure name="…" />` import its module; pages in TSX import it themselves. So the
 * bundler sees when it changes, and no drawing code reaches the browser.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Locale} from '../../config/locales';
import type {FigureData} from '../../figures/data';
import type {Figure} from '../../figures/define';
import {loadFigures} from '../../figures/load';
import {messageOf} from '../message-of';

type Renderer = typeof import('../../figures/render');
type Data = FigureData & {name: string; svg: string};
/** What cards show, by the id of their page. */
type Cards = Record<string, FigureData>;

interface Content {
  figures: Data[];
  cards: Cards;
}

/** @throws Error with what is wrong with all figures that cannot be drawn */
function drawAll(
  figures: readonly Figure[],
  {renderFigure, renderCard}: Renderer,
  locale: Locale,
): Content {
  const cards: Cards = {};
  const problems: string[] = [];
  const drawn = figures.flatMap((figure): Data[] => {
    try {
      const {name, title, description, caption = title, legend} = figure;
      const drawings = renderFigure(figure, locale);
      const {width, height} = drawings[0]!;
      const phone = drawings[1];
      const texts = {
        alt: description[locale],
        caption: caption[locale],
        legend: legend?.map((item) => item[locale]),
        phoneRatio: phone && phone.width / phone.height,
      };
      for (const [page, above] of Object.entries(figure.cards ?? {})) {
        cards[page] = {alt: '', ...renderCard(figure, locale, above)};
      }
      return [{name, width, height, ...texts, svg: drawings.map(({svg}) => svg).join('')}];
    } catch (error) {
      problems.push(messageOf(error));
      return [];
    }
  });
  if (problems.length > 0) {
    throw new Error(
      `Figures that can't be drawn (see src/figures/README.md):\n${problems.join('\n')}`,
    );
  }
  return {figures: drawn, cards};
}

export default function figuresPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const sources = path.join(siteDir, 'src', 'figures');
  const modules = path.join(generatedFilesDir, 'figures', 'default');
  return {
    name: 'figures',

    getPathsToWatch: () => [path.join(sources, '**', '*.ts')],

    async loadContent() {
      const figures = await loadFigures(sources, loadFreshModule);
      // Loaded anew like the figures, so that changes of the kit show as well.
      const renderer = (await loadFreshModule(path.join(sources, 'render.ts'))) as Renderer;
      return drawAll(figures, renderer, i18n.currentLocale as Locale);
    },

    async contentLoaded({content, actions}) {
      const {figures, cards} = content as Content;
      for (const {name, ...data} of figures) {
        const texts = JSON.stringify({...data, svg: undefined});
        await actions.createData(`server/${name}.json`, data);
        await actions.createData(
          `client/${name}.js`,
          `export default {...${texts}, load: () => import('../server/${name}.json')};\n`,
        );
      }
      const entries = Object.entries(cards).map(([page, data]) => {
        const key = JSON.stringify(page);
        return `${key}: {...${JSON.stringify({...data, svg: undefined})}, load: () => load(${key})},\n`;
      });
      await actions.createData('server/cards-of-pages.json', cards);
      await actions.createData(
        'client/cards-of-pages.js',
        "const load = (page) => import('../server/cards-of-pages.json').then((all) => ({default: all.default[page]}));\n" +
          `export default {${entries.join('')}};\n`,
      );
    },

    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@figures': path.join(modules, isServer ? 'server' : 'client')}},
    }),
  };
}
