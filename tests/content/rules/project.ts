/** Rules on what pages and the files beside them refer to. */
import {nearestNames} from '../../../src/plugins/nearest';
import type {Finding} from '../lib/finding';
import {codeBlocks, elements} from '../lib/markdown';
import {pagesOf} from '../lib/page';
import {lineIn} from '../lib/project';
import {checkedPages, type Rule, type Site} from '../lib/rule';
import {addressOf} from './addresses';

export const fileNames: Rule = {
  name: 'file-names',
  holds: 'files beside pages have names of small letters, digits, hyphens and dots',
  check: ({project}) =>
    (project?.files ?? []).flatMap((file): Finding[] => {
      // Folders above belong to Docusaurus; React pages and their parts are code.
      const name = file.replace(/^i18n\/en\/[\w-]+\/(?:current\/)?/, '');
      return /^[a-z\d_./-]+$/.test(name) || /\.(?:[jt]sx?|css)$/.test(name)
        ? []
        : [
            {
              file,
              line: 1,
              problem: `the name ${JSON.stringify(name)} has a space, a capital or another sign that addresses should not have`,
              remedy:
                'Rename it, in both languages: small letters, digits and hyphens, .md at the end',
            },
          ];
    }),
};

export const diagrams: Rule = {
  name: 'diagrams',
  holds: 'each diagram has been drawn',
  check: (site) =>
    checkedPages(site).flatMap((page) =>
      codeBlocks(page.root)
        .filter(({language}) => language === 'mermaid')
        .filter(({value}) => site.project && !site.project.isDrawn(value))
        .map(({line}) => ({
          file: page.file,
          line,
          problem: 'the diagram has not been drawn',
          remedy: 'Run: npm run diagrams, and commit the files that it writes',
        })),
    ),
};

export const figures: Rule = {
  name: 'figures',
  holds: 'each figure that a page shows is there, and each figure is shown by a page',
  check: (site) => {
    const all = site.project?.figures ?? [];
    const names = all.map(({name}) => name);
    const used = new Set<string>();
    const findings = checkedPages(site).flatMap((page) =>
      elements(page.root)
        .filter(({name}) => name === 'Figure')
        .flatMap(({attributes: {name = ''}, line}): Finding[] => {
          used.add(name);
          const nearest = nearestNames(name, names).join(', ');
          return names.includes(name)
            ? []
            : [
                {
                  file: page.file,
                  line,
                  problem: `there is no figure "${name}" in src/figures`,
                  remedy: nearest ? `Nearest names: ${nearest}` : 'Correct the name, or draw it',
                },
              ];
        }),
    );
    // Whether one is shown is known when all pages have been looked at.
    const unused = site.checked
      ? []
      : all.filter(({name, isImported}) => !isImported && !used.has(name));
    return [
      ...findings,
      ...unused.map(({name, file}) => ({
        file,
        line: 1,
        problem: `no page shows the figure "${name}"`,
        remedy: `Show it by <Figure name="${name}" />, or delete the file`,
      })),
    ];
  },
};

/** Addresses of pages without the language, as `/docs/device/device`. */
export const addressesOf = ({pairs}: Site): Set<string> =>
  new Set(
    pagesOf(pairs).map((page) => (page.collection === 'docs' ? '/docs' : '') + addressOf(page)),
  );

export const references: Rule = {
  name: 'references',
  holds: 'redirects and query sets of the search name pages that are there',
  check: (site) => {
    const {project} = site;
    const addresses = addressesOf(site);
    const list = [...addresses];
    const isGone = (address: string) => {
      const page = address.replace(/#.*$/, '');
      return /^\/docs\/(?!category\/)/.test(page) && !addresses.has(page);
    };
    const gone = (address: string): Pick<Finding, 'problem' | 'remedy'> => {
      const nearest = nearestNames(address, list).join(', ');
      return {
        problem: `there is no page ${address}`,
        remedy: `Name the page that answers now${nearest ? `; nearest: ${nearest}` : ''}`,
      };
    };
    const ofRedirects = (project?.redirects ?? []).flatMap(({from, to}): Finding[] => {
      const {file} = project!.redirectsFile;
      const line = (text: string) => lineIn(project!.redirectsFile, `'${text}'`);
      return [
        ...(isGone(to) ? [{file, line: line(to), ...gone(to)}] : []),
        ...(addresses.has(from)
          ? [
              {
                file,
                line: line(from),
                problem: `${from} is a page`,
                remedy: 'Remove the redirect, or move the page',
              },
            ]
          : []),
      ];
    });
    const ofQueries = (project?.querySets ?? []).flatMap((set) => {
      const wanted = Object.values(JSON.parse(set.text) as Record<string, string[]>).flat();
      return [...new Set(wanted)]
        .filter(isGone)
        .map((address) => ({file: set.file, line: lineIn(set, `"${address}"`), ...gone(address)}));
    });
    return [...ofRedirects, ...ofQueries];
  },
};
