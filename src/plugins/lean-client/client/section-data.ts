/** Reads the data of a section (`SectionData`). */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {descriptionOf} from './categories';
import {addressFrom, addresses, fileName} from '../sections';
import type {Section, SectionData, SectionPage, WrittenItem} from '../types';

/** Sidebar items as Docusaurus has them. The parameters are those of `writeItems`. */
function readItems(items: readonly WrittenItem[], base: string, from = ''): PropSidebarItem[] {
  let last = from;
  return items.map((item): PropSidebarItem => {
    if (typeof item === 'object' && 'type' in item) {
      return item;
    }
    const [label, address = fileName(label), more, below] =
      typeof item === 'string' ? [item] : item;
    const href = address && addressFrom(last, address);
    last = href || last;
    if (!below) {
      return {type: 'link', label, href, docId: href.slice(base.length + 1), ...more};
    }
    return {
      type: 'category',
      label,
      ...(href && {href}),
      get description() {
        return descriptionOf(href);
      },
      items: readItems(below, base, last),
      collapsed: true,
      collapsible: true,
      ...more,
    };
  });
}

/** What `SectionData` stands for. */
export function readSection({base, home, ids, registry, ...data}: SectionData): Section {
  const items = readItems(data.items, base, home);
  const paths = new Set([...(home ? [home] : []), ...items.flatMap(addresses)]);
  const loads = data.loads.values();
  const pages = [...paths].flatMap((path, index): SectionPage[] => {
    const kind = data.kinds[parseInt(data.kindOf[index]!, 36)];
    if (!kind) {
      return [];
    }
    const {[path]: id = path.slice(base.length + kind.start)} = ids;
    return [{path, id, kind, load: loads.next().value!}];
  });
  return {items, pages, registry};
}
