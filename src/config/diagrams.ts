/**
 * How Mermaid draws: the same for `npm run diagrams`, whose pictures the built site shows, and for
 * `npm start`, where the browser draws the diagrams that have no picture yet.
 */
import type {MermaidConfig} from 'mermaid';

/** Mermaid's theme for each colour mode of the site. */
export const mermaidThemes = {light: 'default', dark: 'dark'} as const;

/** The colours of the site over those of Mermaid's themes, which are lavender, yellow and brown. */
const themeCSS = `
  :is(.node, .actor-man) :is(rect, circle, ellipse, polygon), .actor, .statediagram-cluster rect {
    fill: var(--diagram-node); stroke: var(--site-border-control);
  }
  .actor-line, .loopLine, .labelBox { stroke: var(--site-border-control); }
  .labelBox { fill: var(--diagram-node); }
  .cluster rect { fill: var(--site-surface); stroke: var(--site-border-control); }
  .note { fill: var(--diagram-note); stroke: var(--site-border-control); }
  .statediagram-cluster.statediagram-cluster .inner { fill: var(--ifm-background-color); }
  .edgeLabel, .edgeLabel p { background-color: var(--site-surface-strong); }
  .labelBkg { background: none; }
  .edgeLabel :is(p, span) { color: var(--ifm-color-content); }
  foreignObject { overflow: visible; }
`;

export const mermaidOptions: MermaidConfig = {
  // Docusaurus shows the error itself, instead of Mermaid's picture of a bomb.
  suppressErrorRendering: true,
  fontFamily:
    'Arial, "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  deterministicIds: true,
  // Some outlines have a random part: with a seed the same source always gives the same picture.
  handDrawnSeed: 1,
  // The default of 200 px breaks Chinese labels of a dozen characters within a word.
  flowchart: {wrappingWidth: 260},
  themeCSS,
};
