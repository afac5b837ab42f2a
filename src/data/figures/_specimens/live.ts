/** Specimens whose message readers change, in the browser. */
import {defineFigure, narrowWidth, type Locale} from 'docusaurus-plugin-figures/describe';
import {renderLive} from 'docusaurus-plugin-figures/render';
import type {LiveSpecimen} from 'robot-tools';
import {specimens} from '../../specimens';
import {drawMessage, sheetOf} from './draw';
import {lookFrom, usualView} from './geometry';
import {scenes} from './scenes';
import {nameOf} from './sheet';

/** Specimens in space. */
const spatial = [...Object.keys(scenes), 'FrameTransforms'];

const label = '<g data-field=';

/** Shapes and texts of a drawing. */
const elements = /<(?:path|circle|rect|image)\b[^>]*>|<text\b.*?<\/text>/gs;

/**
 * Another value than the one of a field, smaller so that it is drawn in the same place.
 * @param place among the parts of a value: a vector gets another direction, too
 */
function otherThan(value: unknown, name = '', place = 0): unknown {
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
        ? value.map((item, index) => otherThan(item, '', index))
        : Object.fromEntries(
            Object.entries(value as object).map(([key, part], index) => [
              key,
              otherThan(part, key, index),
            ]),
          );
  }
}

/** A copy of a message with another value at a path such as `cubes.0.size`. */
export function withOther(message: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    return otherThan(message);
  }
  const copy = structuredClone(message) as Record<string, unknown>;
  copy[name] = rest.length > 0 ? withOther(copy[name], rest) : otherThan(copy[name], name);
  return copy;
}

/**
 * @param drawn SVG
 * @param other the same with another value of a field, or nothing if that cannot be drawn
 * @returns the first, in which `data-lit` marks the elements that are not in the other
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

  /** SVG of a message, in its drawing and its labels. */
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

  function renderOther(message: unknown, path: string, scales: unknown[]): string | undefined {
    try {
      return render(withOther(message, path.split('.')), scales)[0];
    } catch {
      return undefined;
    }
  }

  return {
    view: spatial.includes(schema) ? usualView : undefined,
    fields: Object.keys(paths),
    draw(message, view = usualView, lit) {
      lookFrom(view);
      const scales: unknown[] = [];
      const [drawing, labels] = render(message, scales);
      if (lit === undefined) {
        return drawing + labels;
      }
      const ofField = `${label}"${lit}"`;
      return (
        markMoved(drawing, renderOther(message, paths[lit]!, scales)) +
        labels.replaceAll(ofField, `${ofField} data-lit`)
      );
    },
  };
}
