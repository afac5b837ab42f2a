/** The time that all views of a recording show. Frames are asked for only while it plays in sight. */
import {useEffect, useReducer} from 'react';

/** Milliseconds between two frames, on a busy machine. */
const longestFrame = 500;

export class Clock {
  time = 0;
  isPlaying = false;
  #isSuspended = false;
  #frame = 0;
  #last = 0;
  #listeners = new Set<() => void>();

  /** @param duration seconds */
  constructor(readonly duration: number) {}

  /** Calls back after each change, until what is returned is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param time seconds; what is outside of the recording becomes its nearest end */
  seek(time: number): void {
    this.time = Math.max(0, Math.min(this.duration, time));
    this.#changed();
  }

  /** Plays from the start again where the end was reached. */
  setPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    if (isPlaying && this.time >= this.duration) {
      this.time = 0;
    }
    this.#run();
    this.#changed();
  }

  /** Stands still while nobody can see it, and goes on afterwards. */
  suspend(isSuspended: boolean): void {
    this.#isSuspended = isSuspended;
    this.#run();
  }

  #run(): void {
    cancelAnimationFrame(this.#frame);
    if (this.isPlaying && !this.#isSuspended) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#tick);
    }
  }

  #tick = (now: number): void => {
    // In the background there are no frames: it goes on where it was.
    const passed = Math.max(0, Math.min(longestFrame, now - this.#last));
    this.time = Math.min(this.duration, this.time + passed / 1000);
    this.#last = now;
    if (this.time >= this.duration) {
      this.isPlaying = false;
    } else {
      this.#frame = requestAnimationFrame(this.#tick);
    }
    this.#changed();
  };

  #changed(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

/** Renders the component anew after each change of the clock. */
export function useClock(clock: Clock): Clock {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => clock.subscribe(render), [clock]);
  return clock;
}
