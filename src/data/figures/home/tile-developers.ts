import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'tile-developers',
  width: 360,
  height: 194,
  title: {zh: '命令行与接口', en: 'Command line and API'},
  description: {
    zh: '终端里的 coCLI 命令：列出项目，新建记录，上传文件，列出动作。',
    en: 'coCLI commands in a terminal: list projects, create a record, upload a file, list actions.',
  },
  draw({k, t}) {
    return k.window(
      {
        x: 16,
        y: 16,
        w: 328,
        h: 162,
        title: [{icon: 'code'}, {text: t({zh: '终端', en: 'Terminal'}), bold: true}],
      },
      (body) =>
        k.code({
          x: body.x + 8,
          y: body.y + 4,
          w: body.w - 16,
          lines: [
            '$ cocli project list',
            '$ cocli record create -t dock-0143',
            '$ cocli record upload "$id" dock.mcap',
            '$ cocli action list',
          ],
        }),
    );
  },
});
