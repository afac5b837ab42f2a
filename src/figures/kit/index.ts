import {containers} from './containers';
import {data} from './data';
import {diagram} from './diagram';
import {inline} from './inline';
import {layout} from './layout';
import type {Pen} from './pen';
import {shapes} from './shapes';
import {viz} from './viz';

/** Everything a figure draws with, bound to one language and one colour mode. */
export function createKit(pen: Pen) {
  const shape = shapes(pen);
  const rows = inline(pen, shape);
  return {
    ...layout,
    ...shape,
    ...rows,
    ...containers(pen, shape, rows),
    ...data(pen, shape, rows),
    ...viz(pen, shape, rows),
    ...diagram(pen, shape),
  };
}

export type Kit = ReturnType<typeof createKit>;
