import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'user-scripts-panel',
  width: 720,
  height: 432,
  narrow: true,
  card: 0.8,
  title: {zh: '用户脚本面板', en: 'User scripts panel'},
  description: {
    zh: '面板左侧有脚本、工具、模板三个标签页，列出两个脚本和新建脚本按钮；中间是 TypeScript 编辑器，显示由电池话题得到电量低标志的脚本；底部有警报和日志标签页以及保存按钮。',
    en: 'On the left of the panel, the tabs Scripts, Utilities, and Templates, with two scripts and the button New script. In the middle, the TypeScript editor with a script that turns the battery topic into a low-battery flag. At the bottom, the tabs Alerts and Logs, and the button Save.',
  },
  caption: {
    zh: '由电池话题得到「电量低」标志的脚本。',
    en: 'A script that turns the battery topic into a flag.',
  },
  legend: [
    {zh: '「脚本」：布局中的脚本', en: 'Scripts: the scripts of the layout'},
    {zh: '「工具」与「模板」', en: 'Utilities and Templates'},
    {zh: '新建脚本', en: 'New script'},
    {zh: '编辑器', en: 'Editor'},
    {zh: '「警报」与「日志」', en: 'Alerts and Logs'},
    {zh: '保存，也可以按 Ctrl+S 或 Cmd+S', en: 'Save, or press Ctrl+S or Cmd+S'},
  ],
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 8, y: 12, w: 332, h: 548} : {x: 40, y: 24, w: 640, h: 384};
    const side = narrow ? 332 : 184;
    return k.panel({...panel, title: t({zh: '用户脚本', en: 'User Scripts'})}, (body) => {
      const x = body.x + 12;
      const main = narrow
        ? {x: body.x + 1, y: body.y + 264, w: body.w - 2}
        : {x: body.x + side, y: body.y + 12, w: body.w - side};
      const foot = body.y + body.h - 48;
      const inset = narrow ? 0 : 12;
      return [
        k.row({x, y: body.y + 12, w: side - 24}, [
          {text: t({zh: '脚本（2）', en: 'Scripts (2)'}), bold: true, tone: 'accent'},
          'grow',
          {callout: 1},
        ]),
        k.list({
          x: body.x + 1,
          y: body.y + 48,
          w: side - 2,
          items: [
            [{text: 'battery_low', mono: true, size: 12}, 'grow', {icon: 'more', size: 14}],
            [{text: 'speed', mono: true, size: 12}, 'grow', {icon: 'more', size: 14}],
          ],
          selected: 0,
        }),
        k.row({x, y: body.y + 152, w: side - 24}, [t({zh: '工具', en: 'Utilities'})]),
        k.row({x, y: body.y + 184, w: side - 24}, [
          t({zh: '模板', en: 'Templates'}),
          'grow',
          {callout: 2},
        ]),
        k.row({x, y: narrow ? body.y + 220 : foot + 8, w: side - 24}, [
          {button: t({zh: '新建脚本', en: 'New script'}), icon: 'plus'},
          {callout: 3},
        ]),
        !narrow && k.segment([main.x, body.y], [main.x, body.y + body.h], {stroke: 'border'}),
        k.code({
          x: main.x + inset,
          y: main.y,
          w: main.w - 2 * inset,
          lineNumbers: !narrow,
          lines: [
            'import { Input } from "./types";',
            '',
            'export const inputs = ["/battery_state"];',
            'export const output = "/studio_script/…";',
            '',
            'export default function script(event) {',
            '\u00a0\u00a0const { percentage } = event.message;',
            '\u00a0\u00a0return { low: percentage < 0.2 };',
            '}',
          ],
        }),
        k.callout(4, main.x + main.w - 32, main.y + 28),
        k.divider(main.x, foot, main.w),
        k.row({x: main.x + 12, y: foot + 8, w: main.w - 24, gap: 12}, [
          t({zh: '警报', en: 'Alerts'}),
          t({zh: '日志', en: 'Logs'}),
          {callout: 5},
          'grow',
          {callout: 6},
          {button: t({zh: '保存', en: 'Save'}), kind: 'primary'},
        ]),
      ];
    });
  },
});
