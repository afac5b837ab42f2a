import {translate} from '@docusaurus/Translate';

export const texts = {
  title: translate({id: 'tools.specimen.title', message: 'Change the example'}),
  note: translate({
    id: 'tools.specimen.note',
    message: 'Edit the values and see the picture change. Nothing leaves your browser.',
  }),
  open: translate({id: 'tools.specimen.open', message: 'Edit'}),
  message: translate({id: 'tools.specimen.message', message: 'Message (JSON)'}),
  fields: translate({id: 'tools.specimen.fields', message: 'Show in the picture'}),
  turn: translate({
    id: 'tools.specimen.turn',
    message: 'Picture of the message. Drag it, or use the arrow keys, to turn it.',
  }),
  picture: translate({id: 'tools.specimen.picture', message: 'Picture of the message'}),
  turnHint: translate({id: 'tools.specimen.turnHint', message: 'Drag the picture to turn it.'}),
  restore: translate({id: 'tools.specimen.restore', message: 'Restore the example'}),
  cannotDraw: translate({
    id: 'tools.specimen.cannotDraw',
    message:
      'A limit of this tool: it cannot draw these values, though the message may be right. The picture shows the one before.',
  }),
};

/** @param list names of fields, as one text */
export const hiddenText = (list: string): string =>
  translate(
    {id: 'tools.specimen.hidden', message: 'Without effect on the picture: {list}'},
    {list},
  );

/** @param path path of a field, such as `pose.position` */
export const missingText = (path: string): string =>
  translate({id: 'tools.specimen.missing', message: 'The field {path} is missing.'}, {path});

export const typeText = (path: string, expected: string, found: string): string =>
  translate(
    {id: 'tools.specimen.type', message: '{path} has to be of the type {expected}, not {found}.'},
    {path, expected, found},
  );

/** @param line line number from 1 */
export const jsonFaultText = (line: number): string =>
  translate(
    {
      id: 'tools.specimen.notJson',
      message: 'Line {line} is not JSON: check quotation marks, commas, and brackets.',
    },
    {line},
  );
