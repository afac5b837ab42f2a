import type {ComponentType} from 'react';
import type {Clock} from './clock';
import type {Drive, Span} from './samplePlayback';

/** Settings of the views; a table row tries one of them. */
export interface Settings {
  /** Frame that the camera follows. */
  frame: string;
  colorMode: 'map' | 'gradient' | 'flat';
  /** Pixels. */
  pointSize: number;
  /** Message path of a curve. */
  series: string;
}

export interface ViewProps {
  drive: Drive;
  clock: Clock;
  /** Time span without localization. */
  lost: Span;
  /** True if the settings of the view can be changed. */
  hasSettings: boolean;
  /** Settings that the reader has tried in table rows. */
  tried: readonly Partial<Settings>[];
}

/** Code of each view, in a separate chunk. */
export const views = {
  scene: () => import('./SceneView'),
  plot: () => import('./PlotView'),
  picture: () => import('./PictureView'),
} satisfies Record<string, () => Promise<{default: ComponentType<ViewProps>}>>;

export type ViewName = keyof typeof views;

/** Returns a color in the current color mode by its CSS variable. */
export function colorOf(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
