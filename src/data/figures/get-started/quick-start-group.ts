import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-group',
  width: 348,
  title: {zh: '规则组和它的开关', en: 'Rule group with its switch'},
  description: {
    zh: '规则组的开关已打开；组内的规则卡片「错误码采集」带有「数采」和「定位」标签。',
    en: 'The switch of the rule group is on; the card of its rule Error code collection has the tags Collection and Matching.',
  },
  draw: ({k, t}) =>
    k.settings(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 0,
        title: [
          {dot: 'success'},
          {text: t({zh: '错误码', en: 'Error codes'}), bold: true},
          'grow',
          {switch: true},
          {icon: 'more'},
        ],
      },
      [
        {row: [{icon: 'rule'}, t({zh: '错误码采集', en: 'Error code collection'})]},
        {
          row: [
            {chip: t({zh: '数采', en: 'Collection'}), tone: 'accent'},
            {chip: t({zh: '定位', en: 'Matching'}), tone: 'accent'},
          ],
        },
      ],
    ),
});
