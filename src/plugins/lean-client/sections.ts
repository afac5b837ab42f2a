/** Divides the docs into sections: one for each closed category at the top of a sidebar. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

export interface Section {
  id: string;
  category: PropSidebarItemCategory;
  /** First page of the category. */
  first: PropSidebarItemLink;
  /** Addresses of its pages and index pages. */
  paths: string[];
}

/** Links of an item at any depth, without those that are not listed. */
export function* links(item: PropSidebarItem): Generator<PropSidebarItemLink> {
  if (item.type === 'link' && !item.unlisted) {
    yield item;
  } else if (item.type === 'category') {
    for (const child of item.items) {
      yield* links(child);
    }
  }
}

/** Addresses of an item at any depth, its own first. */
export function addresses(item: PropSidebarItem): string[] {
  if (item.type === 'category') {
    return [...(item.href ? [item.href] : []), ...item.items.flatMap(addresses)];
  }
  return item.type === 'link' ? [item.href] : [];
}

/** Address that a link on the page `from` leads to: `b` on `/docs/a` leads to `/docs/b`. */
export const addressFrom = (from: string, link: string): string =>
  link.startsWith('/') ? link : from.slice(0, from.lastIndexOf('/') + 1) + link;

/** What a file is called whose page has this name: `point-cloud` for `PointCloud` and `Point cloud`. */
export const fileName = (label: string): string =>
  label
    .replace(/([a-z])(?=[A-Z\d])/g, '$1-')
    .replaceAll(' ', '-')
    .toLowerCase();

/** Every category of a sidebar, at any depth. */
export function categories(items: readonly PropSidebarItem[]): PropSidebarItemCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...categories(item.items)] : [],
  );
}

const lastPart = (address: string): string => /[^/]*$/.exec(address)![0];

/**
 * Sections of a version. An open category is none: the page that the server sends shows its
 * items, so the browser needs them at once.
 */
export function divide(version: PropVersionMetadata): Section[] {
  const taken = new Set<string>();
  const unique = (name: string): string => {
    const id = taken.has(name) ? unique(`${name}_`) : name;
    taken.add(id);
    return id;
  };
  return Object.values(version.docsSidebars)
    .flat()
    .flatMap((category): Section[] => {
      if (category.type !== 'category' || !category.collapsible || !category.collapsed) {
        return [];
      }
      const [first] = links(category);
      if (!first) {
        return [];
      }
      const id = unique(`section-${lastPart(category.href ?? first.href)}`);
      return [{id, category, first, paths: addresses(category)}];
    });
}

interface Node {
  section?: string;
  children: Map<string, Node>;
}

/** The section that most pages at or below a node belong to. */
function mostOf(node: Node): string | undefined {
  const counts = new Map<string | undefined, number>();
  const count = ({section, children}: Node) => {
    if (section !== undefined) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    children.forEach(count);
  };
  count(node);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Shortest list of beginnings of addresses from which the section of each page follows by the
 * longest one that fits: `{'/docs/viz': 'section-viz', …}`.
 */
export function prefixesOf(sections: readonly Section[], base: string): Record<string, string> {
  const root: Node = {children: new Map()};
  for (const {id, paths} of sections) {
    for (const path of paths) {
      let node = root;
      for (const part of path.split('/').slice(1)) {
        const child: Node = node.children.get(part) ?? {children: new Map()};
        node.children.set(part, child);
        node = child;
      }
      node.section = id;
    }
  }
  const prefixes: Record<string, string> = {};
  const write = (node: Node, path: string, inherited: string | undefined) => {
    // At or above the root of the docs nothing is said: other pages live there.
    const own = path.length > base.length ? (node.section ?? mostOf(node)) : undefined;
    if (own !== undefined && own !== inherited) {
      prefixes[path] = own;
    }
    node.children.forEach((child, part) => write(child, `${path}/${part}`, own ?? inherited));
  };
  write(root, '', undefined);
  return prefixes;
}
