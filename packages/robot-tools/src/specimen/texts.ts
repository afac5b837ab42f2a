import {translate} from '@docusaurus/Translate';

export const texts = {
  message: translate({id: 'tools.specimen.message'}),
  fields: translate({id: 'tools.specimen.fields'}),
  turn: translate({id: 'tools.specimen.turn'}),
  picture: translate({id: 'tools.specimen.picture'}),
  turnHint: translate({id: 'tools.specimen.turnHint'}),
  restore: translate({id: 'tools.specimen.restore'}),
  cannotDraw: translate({id: 'tools.specimen.cannotDraw'}),
};
