/**
 * Draws the figures of `src/figures` to SVG files and tells the pages about them.
 *
 * Build: every figure is drawn in each language and colour mode, and checked while it is drawn. Files
 * get a content hash in their name and are written once, at the root of the site (`/figures/…`), by
 * the build whose base URL is that root: the default language. The pages of all languages use them.
 *
 * Start: files are kept in `.docusaurus/figures-svg` and served from there, without hash, and are drawn
 * again when anything in `src/figures` changes; reload the page to see it.
 *
 * Pages: for each figure a JSON file with addresses, size and texts (`FigureData`) of the language
 * being built. `remark.ts` makes `<Figure name="…" />` import it, pages in TSX import it themselves;
 * the bundler therefore sees when it changes, and no figure code reaches the browser.
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

interface Options {
  /** Base URL of the default language: where the files are. */
  baseUrl: string;
}

interface DrawnFigure {
  figure: Figure;
  files: Array<{locale: Locale; theme: Theme; fileName: string; svg: string}>;
}

type WebpackChanges = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const folder = 'figures';

function drawFigure(figure: Figure, {renderFigure}: Renderer, hashed: boolean): DrawnFigure {
  const files = locales.flatMap((locale) =>
    themes.map((theme) => {
      const svg = renderFigure(figure, locale, theme);
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const fileName = [figure.name, locale, theme, ...(hashed ? [hash] : []), 'svg'].join('.');
      return {locale, theme, fileName, svg};
    }),
  );
  return {figure, files};
}

/** Draws every figure before it reports what is wrong with some. */
function drawAll(figures: readonly Figure[], renderer: Renderer, hashed: boolean): DrawnFigure[] {
  const problems: string[] = [];
  const drawn = figures.flatMap((figure) => {
    try {
      return [drawFigure(figure, renderer, hashed)];
    } catch (error) {
      problems.push(messageOf(error));
      return [];
    }
  });
  if (problems.length) {
    throw new Error(
      `Figures that can't be drawn (see src/figures/README.md):\n${problems.join('\n')}`,
    );
  }
  return drawn;
}

async function writeFigures(directory: string, figures: readonly DrawnFigure[]): Promise<void> {
  await mkdir(directory, {recursive: true});
  const files = figures.flatMap((figure) => figure.files);
  await Promise.all(files.map(({fileName, svg}) => writeFile(path.join(directory, fileName), svg)));
}

export default function figuresPlugin(
  {siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext,
  options: unknown,
): Plugin {
  // Plugin options arrive untyped; docusaurus.config.ts is the only caller.
  const {baseUrl: siteBase} = options as Options;
  const sources = path.join(siteDir, 'src', 'figures');
  const served = path.join(generatedFilesDir, 'figures-svg');
  const production = process.env.NODE_ENV === 'production';
  const locale = i18n.currentLocale as Locale;
  let drawn: DrawnFigure[] = [];

  function describe({figure, files}: DrawnFigure): FigureData {
    const address = (wanted: Theme) => {
      const file = files.find(
        (candidate) => candidate.locale === locale && candidate.theme === wanted,
      );
      return `${siteBase}${folder}/${file?.fileName}`;
    };
    return {
      width: figure.width,
      height: figure.height,
      alt: figure.description[locale],
      caption: figure.caption?.[locale],
      legend: figure.legend?.map((item) => item[locale]),
      light: address('light'),
      dark: address('dark'),
    };
  }

  return {
    name: 'figures',

    getPathsToWatch: () => [path.join(sources, '**', '*.ts')],

    async loadContent() {
      const figures = await loadFigures(sources, loadFreshModule);
      // Loaded anew like the figures, so that changes of the kit show as well.
      const renderer = (await loadFreshModule(path.join(sources, 'render.ts'))) as Renderer;
      drawn = drawAll(figures, renderer, production);
      if (!production) {
        await rm(served, {recursive: true, force: true});
        await writeFigures(served, drawn);
      }
    },

    async contentLoaded({actions}) {
      await Promise.all(
        drawn.map((figure) => actions.createData(`${figure.figure.name}.json`, describe(figure))),
      );
    },

    configureWebpack() {
      // The types know the bundler's own options only; the dev server's are merged as well.
      const devServer = {static: [{directory: served, publicPath: `${siteBase}${folder}`}]};
      return (production ? {} : {devServer}) as WebpackChanges;
    },

    async postBuild({outDir}) {
      if (baseUrl === siteBase) {
        await writeFigures(path.join(outDir, folder), drawn);
      }
    },
  };
}
