/** The module that a section comes with: its pages, sidebar items and chunks (`SectionData`). */
import {client, json, load, registryEntries, type Requests} from './code';
import {unexpected, type Route} from './generated';
import type {Plan} from './plan';
import {writeItems} from './section-data';
import {addresses, type Section} from './sections';
import type {ChunkNames, PageKind} from './types';

/** The prop of a page that its own chunk is for; its component may be used by it alone as well. */
function ownProp(page: Route, chunks: ChunkNames, own: ReadonlySet<string>): string {
  const props = Object.entries(chunks).flatMap(([prop, name]) =>
    prop !== '__comp' && typeof name === 'string' && own.has(name) ? [prop] : [],
  );
  return props.length === 1
    ? props[0]!
    : unexpected(`${page.path} has ${props.length} chunks of its own instead of one`);
}

/** Code of it. */
export function sectionModule(plan: Plan, section: Section, requests: Requests): string {
  const {category} = section;
  const {base} = plan;
  const pages = new Map(plan.pagesOf(section).map((page) => [page.path, page]));
  const shared = new Set(plan.ownChunks(section));
  const own = new Set(shared);
  const items = writeItems(category.items, base, category.href);

  const kinds: string[] = [];
  const loads: string[] = [];
  const ids: Record<string, string | null> = {};
  const docs = new Map(plan.docs.map(({id, path: address}) => [address, id]));
  const kindOf = [...new Set(addresses(category))].map((address) => {
    const page = pages.get(address);
    if (!page) {
      return '-';
    }
    const prop = ownProp(page, plan.chunksOf(page), own);
    const {[prop]: name, ...chunks} = plan.chunksOf(page) as Record<string, string>;
    shared.delete(name!);
    loads.push(load(plan, name!, requests));
    const id = docs.get(address);
    const rest = address.slice(base.length);
    const start = id === rest ? 0 : 1;
    if (id !== rest.slice(start)) {
      ids[address] = id ?? null;
    }
    const kind = json({own: prop, chunks, start, attributes: page.attributes} satisfies PageKind);
    return (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.push(kind) - 1).toString(36);
  });
  // What most of its pages use comes with the section once, instead of with each of them (0.8 KB),
  // and so does what reads it, instead of with every page of the site (0.3 KB).
  return `export {keptOf} from ${json(client('kept.tsx'))};
export {useMDXComponents} from '@mdx-js/react';
import {readSection} from ${json(client('section-data.ts'))};
export default readSection({
base: ${json(base)},
home: ${json(category.href)},
items: ${json(items)},
kinds: [${kinds.join(',\n')}],
kindOf: ${json(kindOf.join(''))},
loads: [${loads.join(',\n')}],
registry: {${registryEntries(plan, [...shared], requests)}},
ids: ${json(ids)}});`;
}
