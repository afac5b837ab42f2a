/** Rules about references of pages and of adjacent files. */
import path from 'node:path';
import {nearestNames} from 'text-utils';
import {codeBlocks, elements} from '../lib/markdown';
import {pagesOf, type Page} from '../lib/page';
import {lineIn} from '../lib/project';
import {checkedPages, perSite, type Site} from '../lib/rule';

/** Checks that the names of files in page folders consist of small letters, digits, hyphens and dots. */
export const fileNames = perSite(({project}, report) => {
  for (const file of project.files) {
    // Folders above belong to Docusaurus; React pages and their parts are code.
    const name = file.replace(/^i18n\/en\/[\w-]+\/(?:current\/)?/, '');
    if (!/^[a-z\d_./-]+$/.test(name) && !/\.(?:[jt]sx?|css)$/.test(name)) {
      report(
        file,
        1,
        `the name ${JSON.stringify(name)} has a space, a capital or another sign that addresses should not have`,
        'Rename it, in both languages: small letters, digits and hyphens',
      );
    }
  }
});

/** Checks that each diagram has been drawn. */
export const diagrams = perSite((site, report) => {
  for (const {file, root} of checkedPages(site)) {
    for (const {language, value, line} of codeBlocks(root)) {
      if (language === 'mermaid' && !site.project.isDrawn(value)) {
        const remedy = 'Run: npm run diagrams, and commit the files that it writes';
        report(file, line, 'the diagram has not been drawn', remedy);
      }
    }
  }
});

/** Checks that each figure on a page exists, and that each figure is on a page. */
export const figures = perSite((site, report) => {
  const all = site.project.figures;
  const names = all.map(({name}) => name);
  const used = new Set<string>();
  for (const {file, root, frontMatter, frontMatterLines} of checkedPages(site)) {
    const shown = elements(root).flatMap(({name, attributes, line}) =>
      name === 'Figure' ? {name: attributes.name ?? '', line} : [],
    );
    const card = frontMatter.card_figure;
    const named =
      card === undefined ? [] : [{name: String(card), line: frontMatterLines.card_figure ?? 1}];
    for (const {name, line} of [...shown, ...named]) {
      used.add(name);
      if (!names.includes(name)) {
        const nearest = nearestNames(name, names).join(', ');
        const remedy = nearest ? `Nearest names: ${nearest}` : 'Correct the name, or draw it';
        report(file, line, `there is no figure "${name}" in ${site.config.figures.folder}`, remedy);
      }
    }
  }
  // Unused figures are known only when all pages are checked.
  const unused = all.filter(({name, isImported}) => !isImported && !used.has(name));
  for (const {name, file} of site.checked ? [] : unused) {
    const remedy = `Show it by <Figure name="${name}" />, or delete the file`;
    report(file, 1, `no page shows the figure "${name}"`, remedy);
  }
});

/** Address of a page below its collection, as Docusaurus derives it. */
function addressOf({path: file, frontMatter: {slug, id}}: Page): string {
  const folder = path.posix.dirname(`/${file}`);
  if (typeof slug === 'string') {
    return path.posix.join(slug.startsWith('/') ? '/' : folder, slug);
  }
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const isIndex = /^(?:index|readme)$/i.test(name) || name === path.posix.basename(folder);
  return isIndex ? folder : path.posix.join(folder, typeof id === 'string' ? id : name);
}

/** Addresses of pages without the language, as `/docs/device/device`. */
const addressesOf = ({pairs}: Site): Set<string> =>
  new Set(
    pagesOf(pairs).map((page) => (page.collection === 'docs' ? '/docs' : '') + addressOf(page)),
  );

/** Checks that redirects, code and query sets of the search name existing pages. */
export const references = perSite((site, report) => {
  const addresses = addressesOf(site);
  const {redirects, redirectsFile, querySets} = site.project;
  const checkAddress = (address: string, file: string, line: number) => {
    const page = address.replace(/#.*$/, '');
    if (/^\/docs\/(?!category\/)/.test(page) && !addresses.has(page)) {
      const moved = redirects.find(({from}) => from === page);
      const nearest = nearestNames(address, [...addresses]).join(', ');
      report(
        file,
        line,
        moved ? `${address} is itself redirected, to ${moved.to}` : `there is no page ${address}`,
        `Name the page that answers now${nearest && !moved ? `; nearest: ${nearest}` : ''}`,
      );
    }
  };
  for (const [index, {from, to}] of redirects.entries()) {
    checkAddress(to, redirectsFile.file, lineIn(redirectsFile, `to: '${to}'`));
    const at = (problem: string, remedy: string) =>
      report(redirectsFile.file, lineIn(redirectsFile, `'${from}'`), problem, remedy);
    if (addresses.has(from)) {
      at(`${from} is a page`, 'Remove the redirect, or move the page');
    }
    if (redirects.findIndex((other) => other.from === from) < index) {
      at(`${from} is redirected twice`, 'Keep one of the two');
    }
    for (const address of [from, to]) {
      if (!/^\/(?!en\/).*[^/]$/.test(address)) {
        const remedy = 'Write it as /docs/device/device: no language, no slash at the end';
        at(`${address} is no address as readers see it`, remedy);
      }
    }
  }
  for (const {name, file, line} of site.project.addresses) {
    checkAddress(name, file, line);
  }
  for (const set of querySets) {
    const expected = Object.values(JSON.parse(set.text) as Record<string, string[]>).flat();
    new Set(expected).forEach((address) =>
      checkAddress(address, set.file, lineIn(set, `"${address}"`)),
    );
  }
});
