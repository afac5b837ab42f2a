/** The site as it is divided between its start and the sections of the docs. */
import {flat} from './chunks';
import {unexpected, type Generated, type Route} from './generated';
import {divide, type Section} from './sections';
import type {ChunkNames, GlobalDoc} from './types';

/** Chunk of what every page of the docs needs: frame and sidebar. */
const frameChunk = 'docs';

const isLeaf = (route: Route): boolean => route.exact === true && !route.routes;

/** Routes at all levels. */
export const walk = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...walk(route.routes ?? [])]);

/** What is known from the start, and what comes with each section. */
export class Plan {
  readonly sections: Section[];
  /** Routes of the docs' own pages, deepest level. */
  readonly pages: Route[];
  /** Root of the docs, without a slash at the end. */
  readonly base: string;
  private readonly sectionByPath: Map<string, string>;
  private readonly frame: Set<string>;

  constructor(readonly site: Generated) {
    this.sections = divide(site.version);
    this.sectionByPath = new Map(
      this.sections.flatMap(({id, paths}) => paths.map((address) => [address, id] as const)),
    );
    const parents = walk(site.routes).filter((route) => route.routes);
    const versionRoute = parents.find(
      ({key}) => key && site.chunkNames[key]?.__props === site.versionChunk,
    );
    const root = versionRoute?.routes?.length === 1 ? versionRoute.routes[0] : undefined;
    if (!root?.routes?.every(isLeaf)) {
      unexpected('the pages of the docs are not where they were below their version');
    }
    this.pages = root.routes;
    this.base = root.path.replace(/\/$/, '');
    this.frame = new Set(
      parents.filter((r) => r.path === root.path).flatMap((r) => flat(this.chunksOf(r))),
    );
  }

  chunksOf({key}: Route): ChunkNames {
    return (key && this.site.chunkNames[key]) || {};
  }

  /** What the docs plugin tells all plugins of its pages. */
  get docs(): GlobalDoc[] {
    return this.site.globalData['docusaurus-plugin-content-docs'].default.versions[0]!.docs;
  }

  /** Section that brings this route; `undefined` if it is known from the start. */
  sectionOf(route: Route): string | undefined {
    return this.pages.includes(route) ? this.sectionByPath.get(route.path) : undefined;
  }

  /** Name of the chunk in the browser: those of the frame are one. */
  chunk(name: string): string {
    return this.frame.has(name) ? frameChunk : name;
  }

  /** Pages of a section. */
  pagesOf(section: Section): Route[] {
    return this.pages.filter((page) => this.sectionOf(page) === section.id);
  }

  /** Chunks that only pages of this section need. */
  ownChunks(section: Section): string[] {
    const others = walk(this.site.routes).filter((r) => this.sectionOf(r) !== section.id);
    const shared = new Set(others.flatMap((r) => flat(this.chunksOf(r))));
    const own = this.pagesOf(section).flatMap((page) => flat(this.chunksOf(page)));
    return [...new Set(own)].filter((name) => !shared.has(name));
  }
}
