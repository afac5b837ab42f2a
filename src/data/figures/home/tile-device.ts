import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'tile-device',
  width: 360,
  height: 194,
  title: {zh: '设备', en: 'Devices'},
  description: {
    zh: '设备列表：两台在线，一台离线。',
    en: 'A list of devices: two are online, one is offline.',
  },
  draw({k, t}) {
    const collection = t({zh: '数采', en: 'Data coll.'});
    const remote = t({zh: '远程', en: 'Remote'});
    return k.window(
      {
        x: 16,
        y: 16,
        w: 328,
        h: 162,
        title: [{icon: 'device'}, {text: t({zh: '设备', en: 'Devices'}), bold: true}],
        actions: [{icon: 'search', size: 16}],
      },
      (body) =>
        k.list({
          x: body.x,
          y: body.y,
          w: body.w,
          items: [
            [
              {icon: 'agv'},
              'AMR-07',
              'grow',
              {chip: collection, tone: 'success'},
              {chip: remote, tone: 'success'},
            ],
            [
              {icon: 'robotArm'},
              'MM-0031',
              'grow',
              {chip: collection, tone: 'success'},
              {chip: remote, tone: 'success'},
            ],
            [{icon: 'agv'}, 'AMR-12', 'grow', {chip: collection}, {chip: remote}],
          ],
        }),
    );
  },
});
