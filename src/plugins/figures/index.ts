/**
 * Draws the figures of `src/figures` to SVG files and tells the pages about them.
 *
 * Each figure is drawn in each language and colour mode, and checked while it is drawn. A build gives
 * the files a content hash in their name and writes them once, with the default language
 * (`/figures/…`); the pages of all languages use them. `npm start` serves them from
 * `.docusaurus/figures-svg` and draws them again when anything in `src/figures` changes.
 *
 * Pages get one JSON file a figure (`FigureData`) in the language being built. `remark.ts` makes
 * `<Figure name="…" />` import it, and pages in TSX import it themselves. So the bundler sees when it
 * changes, and no drawing code reaches the browser.
 */
import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {locales, type Locale} from '../../config/locales';
import type {FigureData} from '../../figures/data';
import type {Figure} from '../../figures/define';
import {loadFigures} from '../../figures/load';
import {themes, type Theme} from '../../figures/palette';
import {messageOf} from '../message-of';

type Renderer = typeof import('../../figures/render');

/** One picture of a figure. */
interface Picture {
  figure: Figure;
  locale: Locale;
  theme: Theme;
  /** Name of the file. */
  name: string;
  svg: string;
}

type WebpackChanges = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const folder = 'figures';

/** @throws Error with what is wrong with all figures that cannot be drawn */
function drawAll(figures: readonly Figure[], {renderFigure}: Renderer, hashed: boolean) {
  const problems: string[] = [];
  const pictures = figures.flatMap((figure): Picture[] => {
    try {
      return locales.flatMap((locale) =>
        themes.map((theme) => {
          const svg = renderFigure(figure, locale, theme);
          const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
          const parts = [figure.name, locale, theme, ...(hashed ? [hash] : []), 'svg'];
          return {figure, locale, theme, name: parts.join('.'), svg};
        }),
      );
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
  return pictures;
}

async function writeAll(directory: string, pictures: readonly Picture[]): Promise<void> {
  await mkdir(directory, {recursive: true});
  await Promise.all(pictures.map(({name, svg}) => writeFile(path.join(directory, name), svg)));
}

export default function figuresPlugin(
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  options: unknown,
): Plugin {
  // Plugin options arrive untyped; docusaurus.config.ts is the only caller.
  const {baseUrl} = options as {baseUrl: string};
  const sources = path.join(siteDir, 'src', 'figures');
  const served = path.join(generatedFilesDir, 'figures-svg');
  const production = process.env.NODE_ENV === 'production';
  const locale = i18n.currentLocale as Locale;
  let pictures: Picture[] = [];

  const address = (name: string) => `${baseUrl}${folder}/${name}`;

  return {
    name: 'figures',

    getPathsToWatch: () => [path.join(sources, '**', '*.ts')],

    async loadContent() {
      const figures = await loadFigures(sources, loadFreshModule);
      // Loaded anew like the figures, so that changes of the kit show as well.
      const renderer = (await loadFreshModule(path.join(sources, 'render.ts'))) as Renderer;
      pictures = drawAll(figures, renderer, production);
      if (!production) {
        await rm(served, {recursive: true, force: true});
        await writeAll(served, pictures);
      }
    },

    async contentLoaded({actions}) {
      const own = pictures.filter((picture) => picture.locale === locale);
      const dark = own.filter(({theme}) => theme === 'dark');
      for (const {figure, name} of own.filter(({theme}) => theme === 'light')) {
        const data: FigureData = {
          width: figure.width,
          height: figure.height,
          alt: figure.description[locale],
          caption: figure.caption?.[locale],
          legend: figure.legend?.map((item) => item[locale]),
          light: address(name),
          dark: address(dark.find((picture) => picture.figure === figure)!.name),
        };
        await actions.createData(`${figure.name}.json`, data);
      }
    },

    configureWebpack() {
      // The types know the bundler's own options only; those of the dev server are merged as well.
      const devServer = {static: [{directory: served, publicPath: `${baseUrl}${folder}`}]};
      return (production ? {} : {devServer}) as WebpackChanges;
    },

    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeAll(path.join(outDir, folder), pictures);
      }
    },
  };
}
