/**
 * Writes `third-party-licenses.txt` for each language: the packages whose code or data readers get, each with its
 * license, from what the bundler really put into the scripts. One with a license that is not
 * accepted (`src/config/licenses.ts`) stops the build.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {isAccepted, otherPackages, unnamedLicenses} from '../../config/licenses';
import {withDependencies} from './packages';

type BundlerPlugin = NonNullable<
  Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>['plugins']
>[number];

const rule = '-'.repeat(80);

export default function thirdPartyLicenses({siteDir}: LoadContext): Plugin {
  return {
    name: 'third-party-licenses',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const licenses = new LicenseWebpackPlugin({
        outputFilename: 'third-party-licenses.txt',
        perChunkOutput: false,
        addBanner: false,
        additionalModules: Object.keys(otherPackages).flatMap((name) =>
          withDependencies(name, siteDir),
        ),
        licenseTypeOverrides: {...unnamedLicenses},
        unacceptableLicenseTest: (license) => !isAccepted(license),
        handleUnacceptableLicense(name, license) {
          throw new Error(
            `The license of ${name} (${license}) is not among those that src/config/licenses.ts accepts: ` +
              'use another package, or look at the license and accept it there.',
          );
        },
        handleMissingLicenseType(name) {
          throw new Error(`${name} does not say under which license it is: use another package.`);
        },
        // Said by the name of the license alone.
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
            .join(`\n\n${rule}\n\n`)
            .concat('\n'),
      });
      // Its types are those of an older webpack.
      return {plugins: [licenses as unknown as BundlerPlugin]};
    },
  };
}
