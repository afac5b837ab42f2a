/**
 * `npm run build` builds each language by a process of its own. Their bundlers beside each other
 * would take twice the memory: a process waits until `scripts/lib/build.mjs` lets it begin to bundle,
 * and says when it is done, and when its pages are written. Elsewhere nobody waits.
 */
import {collectGarbage} from './memory';
import {build} from '../../config/build';

let turn: Promise<void> | undefined;

/** Waits until the bundler may begin, once for all compilers, with as little memory as possible. */
export function myTurn(): Promise<void> {
  turn ??= new Promise<void>((resolve) => {
    if (!build.staged) {
      resolve();
      return;
    }
    collectGarbage();
    process.once('message', () => resolve());
    process.send?.('loaded');
  });
  return turn;
}

/** Says that the bundler is done, and pages are rendered next; that they are written. */
export function say(message: 'bundled' | 'written'): void {
  if (build.staged) {
    process.send?.(message);
  }
}
