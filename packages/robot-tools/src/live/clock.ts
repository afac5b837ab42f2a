/** Time of all views of a recording. Frames are requested only during playback in view. */
import {useEffect, useReducer} from 'react';

/** Maximum milliseconds between two frames, on a busy machine. */
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

  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param time seconds, limited to the recording */
  seek(time: number): void {
    this.time = Math.max(0, Math.min(this.duration, time));
    this.#changed();
  }

  /** Starts or stops playback; at the end, it starts from the beginning. */
  setPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    if (isPlaying && this.time >= this.duration) {
      this.time = 0;
    }
    this.#run();
    this.#changed();
  }

  /** Pauses while the views are not visible, and resumes afterwards. */
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
    // A background page has no frames: playback continues at the same time.
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

/** Renders the component again after each change of the clock. */
export function useClock(clock: Clock): Clock {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => clock.subscribe(render), [clock]);
  return clock;
}
