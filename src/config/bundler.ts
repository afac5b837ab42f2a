import type {BundlerOptions} from 'docusaurus-plugin-bundler';
import {browserslist} from '../../package.json';

export const bundler: BundlerOptions = {
  browsers: browserslist.production,
  buildDependencies: [
    'package-lock.json',
    'i18n/translation.lock.json',
    'packages',
    'src/config',
    'src/data',
  ],
  styledBy: [
    ...['core', 'plugin-content-docs', 'theme-classic', 'theme-common'].map(
      (name) => `node_modules/@docusaurus/${name}/lib`,
    ),
    'docs',
    'i18n',
    'packages',
    'src',
  ],
  unusedClasses: [
    'avatar',
    'badge',
    'card',
    'container-fluid',
    'disabled',
    'footer--dark',
    'hero',
    'navbar--dark',
    'navbar--primary',
    'pagination',
    'tabs--block',
  ],
  // The site has no blog, tags, versions, logo in the footer, or sidebar that can be hidden; components of
  // src/theme replace the others.
  leftOut:
    /theme-classic\/lib\/theme\/(?:Blog|DocCard\/|DocTag|DocVersionBadge|DocVersionBanner|ErrorPageContent|Footer\/(?:Links\/Simple|Logo)|MDXPage|NotFound\/Content|Tag|.*\/(?:Collapse|Expand)Button)/,
  textFont: /^geist-[0-9a-f]+\.woff2$/,
};
