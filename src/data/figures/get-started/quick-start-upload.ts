import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-upload',
  width: 348,
  title: {zh: '上传文件到记录', en: 'Upload a file to the record'},
  description: {
    zh: '记录「示例行车场景」的「文件」标签页：「上传」按钮的菜单打开，选中「文件」；列表中有 scene-0001.mcap，右上角的「播放记录」已可用。',
    en: 'The Files tab of the record Sample driving scene: the menu of the button Upload is open with File selected; scene-0001.mcap is in the list, and Play at the top right is enabled.',
  },
  draw({k, t}) {
    const box = {x: 16, y: 16, w: k.width - 32, h: 216};
    const upload = t({zh: '上传', en: 'Upload'});
    return [
      k.window(
        {
          ...box,
          title: [
            {icon: 'record'},
            {text: t({zh: '示例行车场景', en: 'Sample driving scene'}), bold: true},
          ],
          actions: [{button: t({zh: '播放记录', en: 'Play'}), icon: 'play'}],
        },
        (body) => [
          k.tabs({
            x: body.x,
            y: body.y,
            w: body.w,
            items: [t({zh: '文件', en: 'Files'}), t({zh: '一刻', en: 'Moment'})],
          }),
          k.row({x: body.x + 12, y: body.y + 48, w: body.w - 24}, [
            'grow',
            {button: upload, kind: 'primary'},
          ]),
          k.list({
            x: body.x,
            y: body.y + 88,
            w: body.w,
            items: [[{icon: 'record'}, 'scene-0001.mcap']],
          }),
        ],
      ),
      k.menu({
        x: box.x + box.w - 140,
        y: box.y + 124,
        w: 128,
        items: [
          {label: t({zh: '文件', en: 'File'}), icon: 'file', active: true},
          {label: t({zh: '文件夹', en: 'Folder'}), icon: 'folder'},
        ],
      }),
    ];
  },
});
