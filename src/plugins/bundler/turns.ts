/**
 * `npm run build` builds each language by a process of its own. Their bundlers beside each other
 * would take twice the memory: before a step that takes much, a process waits until
 * `scripts/lib/build.mjs` lets it go on, and says when the bundler is done. Elsewhere nobody waits.
 */
import {collectGarbage} from './memory';
import {build} from '../../config/build';

/** `bundle`: all of it; `write`: when modules are read, and become files. */
type Step = 'bundle' | 'write';

const turns = new Map<Step, Promise<void>>();

/** Waits until a step may begin, once for all compilers, with as little memory as possible. */
export function turnFor(step: Step): Promise<void> {
  if (build.staged) {
    collectGarbage();
  }
  const turn =
    turns.get(step) ??
    new Promise<void>((resolve) => {
      if (!build.staged) {
        resolve();
        return;
      }
      const listen = (answer: unknown) => {
        if (answer === step) {
          process.off('message', listen);
          resolve();
        }
      };
      process.on('message', listen);
      process.send?.(step);
    });
  turns.set(step, turn);
  return turn;
}

/** Says that the bundler is done, and pages are rendered next. */
export function bundled(): void {
  if (build.staged) {
    process.send?.('bundled');
  }
}
