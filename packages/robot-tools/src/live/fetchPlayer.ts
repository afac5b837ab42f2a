import type {ComponentType} from 'react';
import {views as allViews, type ViewName, type ViewProps} from './views';

/**
 * Fetches the player, its views and the recording.
 * @param address address of the recording
 */
export async function fetchPlayer(views: readonly ViewName[], address: string) {
  const [player, response, ...components] = await Promise.all([
    import('./Player'),
    fetch(address),
    ...views.map((view) => allViews[view]() as Promise<{default: ComponentType<ViewProps>}>),
  ]);
  if (!response.ok) {
    throw new Error(`${address} responded with ${response.status}`);
  }
  const drive = await player.readDrive(await response.blob());
  return {
    Player: player.default,
    drive,
    shown: views.map((name, at) => ({name, View: components[at]!.default})),
  };
}

/** Megabits per second at which an additional megabyte delays nothing else. */
const fastLine = 5;

/** Reports whether to load a megabyte without a request; excludes phones, whose data may be metered. */
export function isWelcome(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; downlink?: number};
  };
  return (
    connection?.downlink !== undefined &&
    connection.downlink >= fastLine &&
    connection.saveData !== true &&
    window.matchMedia('(min-width: 997px) and (prefers-reduced-motion: no-preference)').matches
  );
}
