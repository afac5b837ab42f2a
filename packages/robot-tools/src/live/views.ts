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
  /** When the robot was lost. */
  lost: Span;
  /** Whether the settings of the view can be changed. */
  hasSettings: boolean;
  /** Settings that the reader has tried from rows of tables. */
  tried: readonly Partial<Settings>[];
}

/** The code of each view, in a chunk of its own. */
export const views = {
  scene: () => import('./SceneView'),
  plot: () => import('./PlotView'),
  picture: () => import('./PictureView'),
} satisfies Record<string, () => Promise<{default: ComponentType<ViewProps>}>>;

export type ViewName = keyof typeof views;

/** A color of the page's mode, by the name of its variable. */
export function colorOf(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
