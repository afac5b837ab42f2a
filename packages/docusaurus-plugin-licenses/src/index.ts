/**
 * Writes `third-party-licenses.txt` for each language: the packages whose code or data is shipped to readers,
 * with the texts of their licenses, from the modules in the bundle. A license that is not in `accepted` stops
 * the build.
 */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';

/** SPDX expressions of licenses that only require their text and the names of the authors. */
export const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  '(Apache-2.0 AND BSD-3-Clause)',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** A type alias, because options of Docusaurus plugins need an index signature. */
export type LicensesOptions = {
  /** Packages shipped to readers without the bundler, with their use. */
  otherPackages: Readonly<Record<string, string>>;
};

/**
 * Reports whether a package is a workspace of this repository (a link out of `node_modules`), which has its own
 * license.
 */
const isOfRepository = (folder: string): boolean =>
  existsSync(folder) && !realpathSync(folder).split(path.sep).includes('node_modules');

export default function licensesPlugin(
  {siteDir}: LoadContext,
  {otherPackages}: LicensesOptions,
): Plugin {
  const plugin = new LicenseWebpackPlugin({
    outputFilename: 'third-party-licenses.txt',
    perChunkOutput: false,
    addBanner: false,
    additionalModules: Object.keys(otherPackages).map((name) => ({
      name,
      directory: path.join(siteDir, 'node_modules', name),
    })),
    excludedPackageTest: (name) => isOfRepository(path.join(siteDir, 'node_modules', name)),
    // The package has a license file but no license in its package.json.
    licenseTypeOverrides: {khroma: 'MIT'},
    unacceptableLicenseTest: (license) => !accepted.has(license),
    handleUnacceptableLicense(name, license) {
      throw new Error(
        `The license of ${name} (${license}) is not accepted: use another package, or look at the ` +
          'license and accept it in packages/docusaurus-plugin-licenses.',
      );
    },
    handleMissingLicenseType(name) {
      throw new Error(`${name} does not name its license: use another package.`);
    },
    // The name of the license is sufficient.
    handleMissingLicenseText: () => null,
    stats: {warnings: false, errors: true},
    renderLicenses: (modules) =>
      modules
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({name, licenseId, licenseText, packageJson}) =>
          [
            `${name} ${packageJson?.version ?? ''}`.trim(),
            `License: ${licenseId}`,
            ...(otherPackages[name] ? [`Used for: ${otherPackages[name]}`] : []),
            ...(licenseText ? ['', licenseText.trim()] : []),
          ].join('\n'),
        )
        .join(`\n\n${'-'.repeat(80)}\n\n`)
        .concat('\n'),
  });
  return {
    name: 'docusaurus-plugin-licenses',
    configureWebpack: (config, isServer) =>
      // The types of the plugin are those of an older webpack.
      isServer || config.mode !== 'production' ? {} : {plugins: [plugin as unknown as never]},
  };
}
