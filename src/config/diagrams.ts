/**
 * Mermaid configuration, shared by `npm run diagrams`, which draws the pictures of the built site, and `npm
 * start`, where the browser draws diagrams without a picture.
 */
import type {DiagramOptions} from 'docusaurus-plugin-diagrams';
import type {MermaidConfig} from 'mermaid';

/** Mermaid's theme for each color mode of the site. */
export const mermaidThemes = {light: 'default', dark: 'dark'} as const;

/** Minimum font size in px in a page: a diagram with smaller text scrolls. */
const leastSize = 11;
const edgeSize = 12;

/**
 * Replaces the colors of Mermaid's themes (lavender, yellow and brown) with those of the site, with the thin
 * lines of drawn figures, and the frame's backdrop behind each label, so that no line crosses it.
 */
const themeCSS = `
  :is(.node, .actor-man) :is(rect, circle, ellipse, polygon, path), .actor, .statediagram-cluster rect {
    fill: var(--diagram-node); stroke: var(--figure-line); stroke-width: 1px;
  }
  .node circle.state-start { fill: var(--figure-line); }
  .node :is(rect, .label-container), .actor, .note, .cluster rect, .statediagram-cluster rect {
    rx: 8px; ry: 8px;
  }
  .actor-line, .loopLine, .labelBox { stroke: var(--site-border); }
  .labelBox { fill: var(--diagram-node); }
  .flowchart-link, .messageLine0, .messageLine1, .transition, .relationshipLine {
    stroke: var(--figure-line); stroke-width: 1.2px;
  }
  .marker, [id$='-arrowhead'] path, [id$='-barbEnd'], .arrowMarkerPath {
    fill: var(--figure-line); stroke: var(--figure-line);
  }
  .cluster rect { fill: none; stroke: var(--site-border-control); stroke-dasharray: 4 3; }
  .cluster-label :is(p, span), .statediagram-cluster .cluster-label { font-weight: 600; }
  .note { fill: var(--diagram-note); stroke: var(--figure-line); }
  .statediagram-cluster.statediagram-cluster .inner { fill: var(--site-surface); }
  .nodeLabel, .edgeLabel, .messageText, .actor > tspan, .noteText > tspan, .cluster-label span {
    color: var(--ifm-color-content); text-wrap-style: balance;
  }
  .messageText, .actor > tspan, .noteText > tspan, .loopText > tspan, .labelText > tspan {
    fill: var(--ifm-color-content);
  }
  /* Letters as wide at every scale as they were measured. */
  .nodeLabel, .edgeLabel, .cluster-label, text { text-rendering: geometricPrecision; }
  .edgeLabel, .edgeLabel p { background-color: var(--site-surface); }
  .edgeLabel p { padding: 0 4px; }
  .labelBkg { background-color: transparent; }
  .edgeLabel :is(p, span) { color: var(--ifm-color-content-secondary); font-size: ${edgeSize}px; }
  .messageText { paint-order: stroke; stroke: var(--site-surface); stroke-width: 4px; }
  :is(.label, .cluster-label) > * { overflow: visible; }
`;

/** Space around the title of a group, in px. */
const subGraphTitleMargin = {top: 6, bottom: 2};

const size = 13;
/** Font of the page, which is also used to measure boxes. */
const fontFamily = 'inherit';

export const mermaidOptions: MermaidConfig = {
  // Docusaurus shows the error itself, instead of Mermaid's bomb picture.
  suppressErrorRendering: true,
  fontFamily,
  fontSize: size,
  themeVariables: {fontSize: `${size}px`},
  deterministicIds: true,
  // Some outlines are random: with a seed the same source always yields the same picture.
  handDrawnSeed: 1,
  // The default of 200 px breaks Chinese labels of a dozen characters within a word.
  flowchart: {
    wrappingWidth: 240,
    padding: 10,
    nodeSpacing: 32,
    rankSpacing: 40,
    subGraphTitleMargin,
  },
  state: {nodeSpacing: 36, rankSpacing: 40, padding: 8},
  er: {fontSize: size, nodeSpacing: 60, rankSpacing: 48},
  sequence: {
    actorFontSize: size,
    actorFontFamily: fontFamily,
    messageFontSize: size,
    messageFontFamily: fontFamily,
    noteFontSize: size,
    noteFontFamily: fontFamily,
    width: 112,
    height: 40,
    actorMargin: 40,
    messageMargin: 32,
    mirrorActors: false,
    useMaxWidth: true,
  },
  themeCSS,
};

/** Layout changes for phones: smaller spacing and shorter lines. */
const phoneOptions: MermaidConfig = {
  ...mermaidOptions,
  flowchart: {
    wrappingWidth: 112,
    padding: 8,
    nodeSpacing: 14,
    rankSpacing: 32,
    subGraphTitleMargin,
  },
  state: {nodeSpacing: 16, rankSpacing: 36, padding: 6},
  sequence: {
    ...mermaidOptions.sequence,
    width: 72,
    wrap: true,
    wrapPadding: 4,
    diagramMarginX: 8,
    boxMargin: 6,
  },
};

export const diagrams: DiagramOptions = {
  directory: 'src/data/diagrams',
  mermaid: mermaidOptions,
  phone: phoneOptions,
  leastScale: leastSize / edgeSize,
};
