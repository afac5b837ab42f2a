/** Data of this site for the content checks (`npm run check:content`). */
import type {ContentConfig, Finding} from 'content-checks';
import {findChangelogFaults} from 'docusaurus-plugin-changelog';
import {CodeError, highlightBlock, readMarks} from 'docusaurus-plugin-code';
import {isDrawn} from 'docusaurus-plugin-diagrams';
import {findFigures} from 'docusaurus-plugin-figures';
import {check, type ConfigFault, type Part} from 'robot-tools/yaml';
import {dataChecks} from './scripts/lib/data-checks';
import sidebars from './sidebars';
import {brand} from './src/config/brand';
import {siteBudgets} from './src/config/budgets';
import {changelog} from './src/config/changelog';
import {diagrams} from './src/config/diagrams';
import {figures} from './src/config/figures';
import {redirects} from './src/config/redirects';
import {sampleKind} from './src/config/samples';
import {collections, contentHash, lockFile, readLock} from './src/config/translation';
import {cliEntries, globalFlags} from './src/data/cocli';
import deviceSchema from './src/data/device-config.schema.json';
import {glossary} from './src/data/glossary';
import batchTestSchema from './src/data/regression-config.schema.json';
import {leftovers, wordRules} from './src/data/words';

function orMistake<Result>(read: () => Result): {result?: Result; mistake?: CodeError} {
  try {
    return {result: read()};
  } catch (error) {
    if (error instanceof CodeError) {
      return {mistake: error};
    }
    throw error;
  }
}

/** Faults of the changelog, as the build finds them. */
function changelogFindings(read: (file: string) => string | undefined): Finding[] {
  const remedy = 'Correct it: CONTRIBUTING.md shows the form under "A changelog entry"';
  return findChangelogFaults(changelog, read).map(({file, line, problem}) => ({
    file,
    line,
    problem,
    remedy,
  }));
}

/** A fault of a configuration as `misspelledKey (key: image, meant: images)`. */
function faultLine({code, ...values}: ConfigFault): string {
  const particulars = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return particulars.length > 0 ? `${code} (${particulars.join(', ')})` : code;
}

const schemas = {cos: batchTestSchema as Part, device: deviceSchema as Part};

/** Faults of a sample of a configuration file; none for any other code. */
const checkConfiguration: ContentConfig['checkConfiguration'] = (language, code) => {
  const kind = sampleKind(language, code);
  const {problems} = kind ? check(code, schemas[kind]) : {problems: []};
  return problems.map(({fault, path: place, line}) => ({
    message: faultLine(fault),
    path: place,
    line,
  }));
};

const siteDir = __dirname;

export const contentConfig: ContentConfig = {
  siteDir,
  siteUrl: brand.siteUrl,
  builtFiles: ['/third-party-licenses.txt', '/changelog/atom.xml', '/changelog/rss.xml'],
  collections,
  sidebars,
  sidebarFile: 'sidebars.ts',
  indexPages: ['/docs/viz/message-schemas'],
  redirects,
  redirectsFile: 'src/config/redirects.ts',
  codeFolders: ['src', 'packages'],
  querySetFolder: 'tests/search-queries',
  translation: {lockFile, readLock, contentHash},
  words: wordRules,
  leftovers,
  components: {
    Figure: ['name'],
    GlossaryTerms: ['section'],
  },
  glossary: {file: 'src/data/glossary.ts', sections: Object.keys(glossary)},
  figures: {folder: figures.directory, find: findFigures},
  isDrawn: (source) => isDrawn(source, diagrams),
  code: {
    read: (code) => orMistake(() => readMarks(code, '')).result,
    fault: ({language, meta, value}) =>
      orMistake(() => highlightBlock({code: value, language, meta, spoken: {}})).mistake,
  },
  cocli: {commands: cliEntries, globalFlags},
  checkConfiguration,
  forms: [{page: 'pages/changelog.md', check: changelogFindings}],
  largestImage: siteBudgets.imageFile,
  // `cocli.ts` gives types to its JSON; figures have tests of their own.
  data: {folder: 'src/data', without: ['cocli.ts', 'figures'], checks: dataChecks},
};
