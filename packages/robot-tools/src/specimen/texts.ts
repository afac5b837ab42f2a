import {translate} from '@docusaurus/Translate';

export const texts = {
  title: translate({id: 'tools.specimen.title'}),
  note: translate({id: 'tools.specimen.note'}),
  open: translate({id: 'tools.specimen.open'}),
  message: translate({id: 'tools.specimen.message'}),
  fields: translate({id: 'tools.specimen.fields'}),
  turn: translate({id: 'tools.specimen.turn'}),
  picture: translate({id: 'tools.specimen.picture'}),
  turnHint: translate({id: 'tools.specimen.turnHint'}),
  restore: translate({id: 'tools.specimen.restore'}),
  cannotDraw: translate({id: 'tools.specimen.cannotDraw'}),
};

/** @param list names of fields, as one text */
export const hiddenText = (list: string): string =>
  translate({id: 'tools.specimen.hidden'}, {list});

/** @param path path of a field, such as `pose.position` */
export const missingText = (path: string): string =>
  translate({id: 'tools.specimen.missing'}, {path});

export const typeText = (path: string, expected: string, found: string): string =>
  translate({id: 'tools.specimen.type'}, {path, expected, found});

/** @param line line number from 1 */
export const jsonFaultText = (line: number): string =>
  translate({id: 'tools.specimen.notJson'}, {line});
