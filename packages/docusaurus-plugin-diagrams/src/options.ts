import type {MermaidConfig} from 'mermaid';

/** How diagrams are drawn, and where. A type alias, because options of Docusaurus plugins need an index signature. */
export type DiagramOptions = {
  /** Folder of the drawn diagrams and their sources, from the folder of the site. */
  directory: string;
  /** Mermaid's settings. */
  mermaid: MermaidConfig;
  /** Mermaid's settings for a second, narrow drawing, where the first one is too wide for a phone. */
  phone: MermaidConfig;
  /** Least scale at which a page shows a diagram: its letters would be too small below it, and it scrolls. */
  leastScale: number;
};
