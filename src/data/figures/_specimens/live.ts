/** Specimens whose message readers change, in the browser. */
import {defineFigure, narrowWidth, type Locale} from 'docusaurus-plugin-figures/describe';
import {renderLive} from 'docusaurus-plugin-figures/render';
import type {LiveSpecimen} from 'robot-tools';
import {specimens} from '../../specimens';
import {drawMessage, sheetOf} from './draw';
import {lookFrom} from './geometry';
import {scenes} from './scenes';
import {nameOf} from './sheet';

/** Specimens in space. */
const spatial = [...Object.keys(scenes), 'FrameTransforms'];

/** @param schema name of a message with a specimen, such as `ArrowPrimitive` */
export function liveSpecimen(schema: string, locale: Locale): LiveSpecimen {
  const {fields, shows} = specimens[schema]!;
  return {
    isSpatial: spatial.includes(schema),
    fields: Object.keys(fields).map(nameOf),
    draw(message, view) {
      lookFrom(view);
      const figure = defineFigure({
        name: schema,
        width: narrowWidth,
        title: shows,
        description: shows,
        draw: (context) =>
          drawMessage(schema, sheetOf(schema, message as Record<string, unknown>, context, true)),
      });
      return renderLive(figure, locale).svg;
    },
  };
}
