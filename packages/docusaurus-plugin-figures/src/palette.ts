/**
 * Semantic colors of the drawings: the tokens of the site, so that a drawing in a page follows its color mode.
 * The site tests the contrast of the pairs in both modes.
 */
const properties = {
  // Surfaces, from the backdrop of a figure upward; `scene` is the background of 3D views and pictures.
  canvas: '--site-surface',
  surface: '--ifm-background-color',
  raised: '--ifm-code-background',
  scene: '--site-surface-strong',
  // Lines: borders separate, lines outline controls and connect boxes.
  border: '--site-border',
  line: '--figure-line',
  sceneLine: '--figure-scene-line',
  // Text.
  text: '--ifm-color-content',
  muted: '--ifm-color-content-secondary',
  onAccent: '--site-on-accent',
  // Meaning: the strong tone for text and lines, the soft one for backgrounds.
  accent: '--ifm-color-primary',
  accentSoft: '--site-accent-soft',
  success: '--site-tip',
  successSoft: '--site-tip-soft',
  warning: '--site-warning',
  warningSoft: '--site-warning-soft',
  danger: '--site-danger',
  dangerSoft: '--site-danger-soft',
  // Scene and camera of a player: dark in both modes.
  stage: '--stage',
  stageFloor: '--stage-floor',
  stageLine: '--stage-line',
  stageWall: '--stage-wall',
  stageWay: '--stage-path',
  stagePoint: '--stage-point',
  stageRobot: '--stage-robot',
  stagePerson: '--stage-person',
  stageBox: '--stage-box',
  stageDoor: '--stage-door',
  // Axes of space.
  axisX: '--site-danger',
  axisY: '--site-tip',
  axisZ: '--ifm-color-primary',
} as const satisfies Record<string, `--${string}`>;

export type Token = keyof typeof properties;

/** Name of the site's custom property. */
export const property = (token: Token): string => properties[token];

const surfaces = ['canvas', 'surface', 'raised', 'scene'] as const;
const meanings = ['accent', 'success', 'warning', 'danger'] as const;

/** Text tokens on the backgrounds they are drawn on. */
export const textPairs: ReadonlyArray<readonly [Token, Token]> = [
  ...surfaces.flatMap((surface) =>
    (['text', 'muted', ...meanings, 'axisX', 'axisY', 'axisZ'] as const).map(
      (ink) => [ink, surface] as const,
    ),
  ),
  ...meanings.flatMap((tone) => [[tone, `${tone}Soft`] as const, ['text', `${tone}Soft`] as const]),
  ['muted', 'accentSoft'],
  ['onAccent', 'accent'],
];

/** Meaningful lines (control edges, connectors) on the backgrounds they are drawn on: 3:1. */
export const linePairs: ReadonlyArray<readonly [Token, Token]> = surfaces.map(
  (surface) => ['line', surface] as const,
);
