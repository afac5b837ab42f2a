import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'tile-collaboration',
  width: 360,
  height: 194,
  title: {zh: '记录与任务', en: 'Records and tasks'},
  description: {
    zh: '记录列表：每条记录有标签和负责人。',
    en: 'A list of records, each with a label and a person.',
  },
  draw({k, t}) {
    return k.window(
      {
        x: 16,
        y: 16,
        w: 328,
        h: 162,
        title: [{icon: 'record'}, {text: t({zh: '记录', en: 'Records'}), bold: true}],
        actions: [{chip: '142'}],
      },
      (body) =>
        k.list({
          x: body.x,
          y: body.y,
          w: body.w,
          items: [
            [
              'corridor-0142',
              'grow',
              {chip: t({zh: '定位丢失', en: 'Localization lost'}), tone: 'warning'},
              {avatar: 'L'},
            ],
            [
              'dock-0139',
              'grow',
              {chip: t({zh: '已处理', en: 'Done'}), tone: 'success'},
              {avatar: 'W'},
            ],
            [
              'corridor-0137',
              'grow',
              {chip: t({zh: '已上传', en: 'Uploaded'}), tone: 'accent'},
              {avatar: 'Z'},
            ],
          ],
        }),
    );
  },
});
