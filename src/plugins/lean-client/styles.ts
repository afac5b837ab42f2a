/**
 * Which styles come with each page, and which with the code that has use for them.
 *
 * Docusaurus puts all styles into one file, as their order would depend on the reader's way through the
 * site otherwise. What stands here is of parts that few pages have, or that readers open: it needs
 * nothing but the shared styles before it, 3 KB less of these for each page. The bundler's
 * code asks for such a file with the code that imports it, and Docusaurus names it in the HTML of pages.
 *
 * To have one file again, take `sharedStyles` out of `src/plugins/lean-client/index.ts`.
 */
import type {Configuration} from 'webpack';

const ownStyles = [
  // Pages of their own kind.
  'pages',
  'theme/SearchPage',
  // Tools in the text of a page or a few.
  'components/(?:BatchTestChecker|Control|CronExplainer|Download|FilterBar|GlossaryTerms)',
  'components/(?:HomeArt|PermissionMatrix|SitePrivacy)',
  // What opens.
  'components/(?:CopyPage|Feedback|HeadingTools|Offline|Zoom)/(?:dialog|form|menu|tools)',
];

/** Docusaurus' group of all styles, without those. */
export const sharedStyles = {
  test: new RegExp(
    `^(?!.*[\\\\/]src[\\\\/](?:${ownStyles.join('|').replaceAll('/', '[\\\\/]')})\\b.*\\.css$)`,
  ),
};

type Plugins = NonNullable<Configuration['plugins']>;

/** Numbers in the names of their files, for the reason that scripts have them: no table of names. */
export function withNumberedStyles(plugins: Plugins): Plugins {
  return plugins.map((plugin) => {
    const {constructor, options} = plugin as unknown as {
      constructor: new (options: object) => (typeof plugins)[number];
      options?: object;
    };
    return /^(?:CssExtractRspackPlugin|MiniCssExtractPlugin)$/.test(constructor.name)
      ? new constructor({...options, chunkFilename: 'assets/css/[id].[contenthash:6].css'})
      : plugin;
  });
}
