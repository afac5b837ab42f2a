import {unexpected, type Route, type Site} from './generated';
import {divide, type Section} from './sections';
import type {ChunkNames} from './types';

/** Chunk that every page of the docs needs: layout, sidebar and page components. */
const frameChunk = 'docs';

const flat = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flat(name)));

/** Routes at all levels. */
export const walk = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...walk(route.routes ?? [])]);

/** Division of the site into an initial part and sections. */
export class Plan {
  readonly sections: Section[];
  /** Routes of the pages of the docs. */
  readonly pages: Route[];
  /** Address of the docs without a trailing slash. */
  readonly base: string;
  private readonly sectionByPath: Map<string, Section>;
  private readonly frame: Set<string>;

  constructor(readonly site: Site) {
    this.sections = divide(site.version);
    this.sectionByPath = new Map(
      this.sections.flatMap((section) => section.paths.map((address) => [address, section])),
    );
    const frames = walk(site.routes).filter((route) => route.routes);
    const version = frames.find((route) => this.chunksOf(route).__props === site.versionChunk);
    const root = version?.routes?.find((route) => route.routes);
    if (!root?.routes || root.routes.some((page) => page.routes)) {
      unexpected('the pages of the docs are not where they were below their version');
    }
    this.pages = root.routes;
    this.base = root.path.replace(/\/$/, '');
    this.frame = new Set([
      ...frames.filter((r) => r.path === root.path).flatMap((r) => flat(this.chunksOf(r))),
      ...this.pages.flatMap((page) => {
        const {content, __comp} = this.chunksOf(page);
        return content ? [__comp as string] : [];
      }),
    ]);
  }

  chunksOf({key}: Route): ChunkNames {
    return (key && this.site.chunkNames[key]) || {};
  }

  /** Returns the section of a route; `undefined` if the route is loaded initially. */
  sectionOf(route: Route): Section | undefined {
    return this.pages.includes(route) ? this.sectionByPath.get(route.path) : undefined;
  }

  get docs() {
    return this.site.globalData['docusaurus-plugin-content-docs'].default.versions[0]!.docs;
  }

  /** Returns the name of a chunk in the browser; the chunks of the layout are merged into one. */
  chunk(name: string): string {
    return this.frame.has(name) ? frameChunk : name;
  }

  request(name: string): string {
    return this.site.registry[name] ?? unexpected(`there is no module for chunk "${name}"`);
  }

  /** Chunks that only pages of this section need. */
  ownChunks(section: Section): string[] {
    const names = (isOwn: boolean) =>
      walk(this.site.routes)
        .filter((route) => (this.sectionOf(route) === section) === isOwn)
        .flatMap((route) => flat(this.chunksOf(route)));
    const others = new Set(names(false));
    return [...new Set(names(true))].filter((name) => !others.has(name));
  }
}
