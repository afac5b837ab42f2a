import type {MermaidConfig} from 'mermaid';

/** Appearance and location of diagrams. A type alias, because options of Docusaurus plugins need an index signature. */
export type DiagramOptions = {
  /** Folder of the drawn diagrams and their sources, from the folder of the site. */
  directory: string;
  mermaid: MermaidConfig;
  /** Mermaid's settings for a second, narrow drawing, where the first one is too wide for a phone. */
  phone: MermaidConfig;
  /** Minimum scale of a diagram on a page; below it, letters would be too small, and the diagram scrolls. */
  leastScale: number;
};
