import type {ChunkNames} from './types';

/** Names of all chunks of a page. */
export const flat = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flat(name)));
