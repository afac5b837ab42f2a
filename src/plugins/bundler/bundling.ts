/** Tells in the dev server when the bundler has nothing to do. */
import {EventEmitter, once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';

const compiler = new EventEmitter();
let isBusy = false;

/** Milliseconds after which the bundler has certainly heard of a change that others have heard of. */
const hearing = 50;

/** Has the bundler tell when it begins and ends to make code anew. */
export function follow({hooks}: import('webpack').Compiler): void {
  const end = () => {
    isBusy = false;
    compiler.emit('idle');
  };
  hooks.invalid.tap('bundler', () => {
    isBusy = true;
  });
  hooks.done.tap('bundler', end);
  hooks.failed.tap('bundler', end);
}

/** Milliseconds in which the browser has asked for what the bundler has made of a change, and drawn it. */
const showing = 300;

/** Waits until the bundler is done with a change that was just made, and the browser shows it. */
export async function whenShown(): Promise<void> {
  await pause(hearing);
  if (isBusy) {
    await once(compiler, 'idle');
    await pause(showing);
  }
}
