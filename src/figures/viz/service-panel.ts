import {defineFigure} from '../define';

export default defineFigure({
  name: 'service-panel',
  width: 720,
  height: 416,
  title: {zh: '服务调用面板', en: 'Service call panel'},
  description: {
    zh: '左侧是面板设置：Service name 为 /lidar_top/set_enabled，Layout 为 Vertical。右侧是调用服务面板：上方是 JSON 请求，中间是调用按钮，下方是 JSON 应答，success 为 true。',
    en: 'The panel settings on the left: Service name /lidar_top/set_enabled and Layout Vertical. The Service call panel on the right: the JSON request at the top, the call button in the middle, and below it the JSON answer with success true.',
  },
  caption: {zh: '打开激光雷达，并读取应答。', en: 'Turning on a lidar, and the answer.'},
  legend: [
    {zh: '服务的完整名称', en: 'Full name of the service'},
    {zh: '请求与应答上下或左右排列', en: 'Request and answer stacked or side by side'},
    {zh: 'JSON 请求', en: 'Request as JSON'},
    {zh: '调用', en: 'Call'},
    {zh: 'JSON 应答', en: 'Answer as JSON'},
  ],
  draw({k, t}) {
    const left = {x: 40, y: 24, w: 232, h: 368};
    const right = {x: 296, y: 24, w: 384, h: 368};
    const x = left.x + 12;
    const w = left.w - 24;
    const name = t({zh: '调用服务', en: 'Service Call'});
    return [
      k.window({...left, title: name}, (body) => [
        k.field({x, y: body.y + 12, w, label: 'Service name', value: '/lidar_top/set_enabled'}),
        k.callout(1, 20, body.y + 50, [50, body.y + 50]),
        k.field({x, y: body.y + 76, w, label: 'Layout', kind: 'select', value: 'Vertical'}),
        k.callout(2, 20, body.y + 114, [50, body.y + 114]),
      ]),
      k.panel({...right, title: name}, (body) => [
        k.code({
          x: body.x + 16,
          y: body.y + 16,
          w: body.w - 32,
          lines: ['{', '\u00a0\u00a0"data": true', '}'],
        }),
        k.callout(3, 640, body.y + 40),
        k.row({x: body.x + 16, y: body.y + 112, w: body.w - 32, align: 'end'}, [
          {callout: 4},
          {button: 'Call service /lidar_top/set_enabled', kind: 'primary'},
        ]),
        k.code({
          x: body.x + 16,
          y: body.y + 160,
          w: body.w - 32,
          lines: [
            '{',
            '\u00a0\u00a0"success": true,',
            '\u00a0\u00a0"message": "lidar_top enabled"',
            '}',
          ],
        }),
        k.callout(5, 640, body.y + 184),
      ]),
    ];
  },
});
