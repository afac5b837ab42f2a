/** Specimens in the browser, drawn again while readers edit the message. */
import {defineFigure, narrowWidth, type Locale} from 'docusaurus-plugin-figures/describe';
import {renderLive} from 'docusaurus-plugin-figures/render';
import type {LiveSpecimen} from 'robot-tools';
import {specimens} from '../../specimens';
import {drawMessage, sheetOf} from './draw';
import {setView, defaultView} from './geometry';
import {scenes} from './scenes';
import {nameOf} from './sheet';

/** Schemas with a 3D drawing. */
const spatial = [...Object.keys(scenes), 'FrameTransforms'];

const label = '<g data-field=';

/** Shapes and texts of a drawing. */
const elements = /<(?:path|circle|rect|image)\b[^>]*>|<text\b.*?<\/text>/gs;

/**
 * Returns a different value of a field, smaller so that it is drawn in the same place.
 * @param place index among the parts of a value, so that the direction of a vector changes as well
 */
function changedValue(value: unknown, name = '', place = 0): unknown {
  switch (typeof value) {
    case 'number':
      if (Number.isInteger(value)) {
        return value === 0 ? 0.1 : value - Math.sign(value);
      }
      return value * (0.8 - 0.1 * (place % 4));
    case 'boolean':
      return !value;
    case 'string':
      return name === 'data' ? value.replace(/[^=]/g, 'A') : `${value}x`;
    default:
      return Array.isArray(value)
        ? value.map((item, index) => changedValue(item, '', index))
        : Object.fromEntries(
            Object.entries(value as object).map(([key, part], index) => [
              key,
              changedValue(part, key, index),
            ]),
          );
  }
}

/** Returns a copy of a message with a different value at a path such as `cubes.0.size`. */
export function withChangedField(message: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    return changedValue(message);
  }
  const copy = structuredClone(message) as Record<string, unknown>;
  copy[name] =
    rest.length > 0 ? withChangedField(copy[name], rest) : changedValue(copy[name], name);
  return copy;
}

/**
 * Marks the parts of a drawing that a field moves.
 * @param drawn SVG
 * @param other the same drawing with a different value of the field; empty if that cannot be drawn
 * @returns `drawn` with `data-lit` on the elements that are missing in `other`
 */
function markMoved(drawn: string, other = ''): string {
  const kept = new Set(other.match(elements));
  return drawn.replace(elements, (element) =>
    kept.has(element) ? element : element.replace(' ', ' data-lit '),
  );
}

/** @param schema name of a message with a specimen, such as `ArrowPrimitive` */
export function liveSpecimen(schema: string, locale: Locale): LiveSpecimen {
  const {fields, shows} = specimens[schema]!;
  const paths = Object.fromEntries(Object.keys(fields).map((path) => [nameOf(path), path]));

  /** SVG of a message, split into drawing and labels. */
  function render(message: unknown, scales: unknown[]): [drawing: string, labels: string] {
    const figure = defineFigure({
      name: schema,
      width: narrowWidth,
      title: shows,
      description: shows,
      draw: (context) =>
        drawMessage(schema, sheetOf(schema, message as Record<string, unknown>, context, scales)),
    });
    const {svg} = renderLive(figure, locale);
    const end = svg.includes(label) ? svg.indexOf(label) : svg.length;
    return [svg.slice(0, end), svg.slice(end)];
  }

  function renderChanged(message: unknown, path: string, scales: unknown[]): string | undefined {
    try {
      return render(withChangedField(message, path.split('.')), scales)[0];
    } catch {
      return undefined;
    }
  }

  return {
    view: spatial.includes(schema) ? defaultView : undefined,
    fields: Object.keys(paths),
    draw(message, view = defaultView, lit) {
      setView(view);
      const scales: unknown[] = [];
      const [drawing, labels] = render(message, scales);
      if (lit === undefined) {
        return drawing + labels;
      }
      const ofField = `${label}"${lit}"`;
      return (
        markMoved(drawing, renderChanged(message, paths[lit]!, scales)) +
        labels.replaceAll(ofField, `${ofField} data-lit`)
      );
    },
  };
}
