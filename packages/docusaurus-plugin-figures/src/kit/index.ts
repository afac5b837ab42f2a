import {boxes} from './boxes';
import {chart} from './chart';
import {diagram} from './diagram';
import {form} from './form';
import {frames} from './frames';
import {inline} from './inline';
import {layout} from './layout';
import {navigation} from './navigation';
import type {Pen} from './pen';
import {shapes} from './shapes';
import {space} from './space';
import {table} from './table';
import {timeline} from './timeline';

/** All drawing functions, bound to the pen of one drawing. */
export function createKit(pen: Pen) {
  const shape = shapes(pen);
  const rows = inline(pen, shape);
  const frame = {...frames(pen, shape, rows), ...navigation(shape, rows)};
  return {
    width: pen.sheet.width,
    ...layout,
    ...shape,
    ...rows,
    ...boxes(pen, shape),
    ...frame,
    ...table(pen, shape, rows),
    ...form(pen, shape, rows, frame),
    ...timeline(shape, rows),
    ...chart(shape),
    ...space(shape),
    ...diagram(shape),
  };
}

export type Kit = ReturnType<typeof createKit>;
