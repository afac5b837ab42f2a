/** A phone as Lighthouse has it: slow line, slow processor. */

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times as slow as this machine its processor is. */
export const slowdown = 4;
