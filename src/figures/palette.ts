/**
 * Every colour a figure may use, by name, for both colour modes.
 * Text and background pairs that occur together are listed below and held to 4.5:1 by a test.
 */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const colours = {
  // Surfaces, from the back to the front; canvas and surface are the site's own.
  canvas: ['#f5f7f9', '#181f27'],
  surface: ['#ffffff', '#11161c'],
  raised: ['#eef1f4', '#212a33'],
  scene: ['#e9edf1', '#1b232c'],
  // Lines: borders separate, lines outline controls and connect boxes.
  border: ['#d5dce4', '#36424e'],
  line: ['#76838e', '#7c8b9a'],
  sceneLine: ['#c3ccd6', '#3a4653'],
  // Text.
  text: ['#1c2733', '#d5dde6'],
  muted: ['#4d5b69', '#a3b0be'],
  onAccent: ['#ffffff', '#0c1620'],
  // Meaning: the strong tone for text and lines, the soft one for backgrounds.
  accent: ['#0b5cbd', '#74b4f6'],
  accentSoft: ['#e3eefb', '#18304a'],
  success: ['#17693a', '#6cc98a'],
  successSoft: ['#e1f3e7', '#1a3325'],
  warning: ['#855000', '#e8b25c'],
  warningSoft: ['#fcf0da', '#382d18'],
  danger: ['#b3261e', '#f59a92'],
  dangerSoft: ['#fce8e6', '#40221f'],
  // Axes of space.
  axisX: ['#c62828', '#ff7b72'],
  axisY: ['#1b7a34', '#5fd07f'],
  axisZ: ['#1a5fd0', '#79b0ff'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof colours;

export function colour(token: Token, theme: Theme): string {
  return colours[token][theme === 'light' ? 0 : 1];
}

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

/** Lines that carry meaning (control edges, connectors) on the backgrounds they are drawn on: 3:1. */
export const linePairs: ReadonlyArray<readonly [Token, Token]> = surfaces.map(
  (surface) => ['line', surface] as const,
);
