/**
 * Draws the figures of `src/figures` in the language being built, checks them while they are drawn, and
 * gives them to the pages as modules `@figures/<name>` (`FigureData`): with the drawing where pages are
 * built, with its address in the browser. The pictures of diagrams become modules `@figures/diagram-<name>`.
 * Drawings are JSON files, not scripts, because the bundler's runtime lists every script chunk on every page.
 *
 * `@figures/cards-of-pages` has the pictures of the cards that lead to pages, by the id of the page: each
 * shows a figure of its page, never a diagram, whose letters would be too small.
 *
 * `remark.ts` makes `<Figure name="…" />` import its module; pages in TSX import it themselves. So the
 * bundler sees when it changes, and no drawing code reaches the browser.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {Locale} from '../../config/locales';
import type {FigureData} from '../../figures/data';
import type {Figure} from '../../figures/define';
import {loadFigures} from '../../figures/load';
import {pictureFolder, readPicture} from '../diagrams/picture';
import {messageOf} from 'text-utils';

type Renderer = typeof import('../../figures/render');
type Data = FigureData & {name: string; svg: string};

interface Content {
  figures: Data[];
  /** Card pictures of figures, by name. */
  cards: Record<string, FigureData>;
}

/** @throws Error with what is wrong with all figures that cannot be drawn */
function drawAll(
  figures: readonly Figure[],
  {renderFigure, renderCard}: Renderer,
  locale: Locale,
): Content {
  const cards: Content['cards'] = {};
  const problems: string[] = [];
  const drawn = figures.flatMap((figure): Data[] => {
    try {
      const {name, title, caption = title, legend} = figure;
      const drawings = renderFigure(figure, locale);
      const {width, height} = drawings[0]!;
      const phone = drawings[1];
      const texts = {
        caption: caption[locale],
        legend: legend?.map((item) => item[locale]),
        phoneRatio: phone && phone.width / phone.height,
      };
      cards[name] = renderCard(figure, locale);
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

/**
 * The pictures of all pages in Markdown below a folder, by the id of the page: the figure that its front matter
 * names as `card_figure`, or else its first one.
 */
function picturesOfPages(
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

export default function figuresPlugin({
  siteDir,
  localizationDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  const sources = path.join(siteDir, 'src', 'figures');
  const pictures = path.join(siteDir, pictureFolder);
  // Diagrams hold words: those of the pages in this language.
  const docs =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'docs')
      : path.join(localizationDir, 'docusaurus-plugin-content-docs', 'current');
  const modules = path.join(generatedFilesDir, 'figures', 'default');
  return {
    name: 'figures',

    getPathsToWatch: () => [path.join(sources, '**', '*.ts'), path.join(pictures, '*.svg')],

    async loadContent() {
      const figures = await loadFigures(sources, loadFreshModule);
      // Loaded anew like the figures, so that changes of the kit show as well.
      const renderer = (await loadFreshModule(path.join(sources, 'render.ts'))) as Renderer;
      return drawAll(figures, renderer, i18n.currentLocale as Locale);
    },

    async contentLoaded({content, actions: {createData}}) {
      const {figures, cards} = content as Content;
      /** Writes data with its drawing; returns code for data with its address. */
      async function create(name: string, data: FigureData): Promise<string> {
        await createData(`server/${name}.json`, data);
        const texts = JSON.stringify({...data, svg: undefined});
        return `{...${texts}, address: new URL('../server/${name}.json', import.meta.url).href}`;
      }
      for (const {name, ...data} of figures) {
        await createData(`client/${name}.js`, `export default ${await create(name, data)};\n`);
      }
      for (const file of readdirSync(pictures)) {
        const {name} = path.parse(file);
        const code = await create(`diagram-${name}`, readPicture(name, pictures)!);
        await createData(`client/diagram-${name}.js`, `export default ${code};\n`);
      }

      const server: Record<string, FigureData> = {};
      let client = '';
      for (const [page, name] of picturesOfPages(docs, (each) => each in cards)) {
        const card = cards[name]!;
        server[page] = card;
        client += `${JSON.stringify(page)}: ${await create(`card-of-${name}`, card)},\n`;
      }
      await createData('server/cards-of-pages.json', server);
      await createData('client/cards-of-pages.js', `export default {${client}};\n`);
    },

    configureWebpack: (_config, isServer) => ({
      output: {assetModuleFilename: 'assets/figures/[contenthash:8][ext]'},
      resolve: {alias: {'@figures': path.join(modules, isServer ? 'server' : 'client')}},
    }),
  };
}
