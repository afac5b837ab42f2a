import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'service-panel',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '服务调用面板', en: 'Service call panel'},
  description: {
    zh: '左侧是面板设置：Service name 为 /lidar_top/set_enabled，Layout 为 Vertical。右侧是调用服务面板：上方是 JSON 请求，中间是调用按钮，下方是 JSON 应答，success 为 true。',
    en: 'The panel settings on the left: Service name /lidar_top/set_enabled and Layout Vertical. The Service call panel on the right: the JSON request at the top, the call button in the middle, and below it the JSON response with success true.',
  },
  caption: {
    zh: '打开激光雷达，并读取应答。',
    en: 'A request that turns on a lidar, and its response.',
  },
  legend: [
    {zh: '服务的完整名称', en: 'Full name of the service'},
    {zh: '请求与应答上下或左右排列', en: 'Request and response, stacked or side by side'},
    {zh: 'JSON 请求', en: 'Request as JSON'},
    {zh: '调用', en: 'Call'},
    {zh: 'JSON 应答', en: 'Response as JSON'},
  ],
  draw({k, t}) {
    const parts: readonly Part[] = [
      {field: 'Service name', value: '/lidar_top/set_enabled', n: 1},
      {field: 'Layout', kind: 'select', value: 'Vertical', n: 2},
    ];
    const [left, right] = k.sides({settings: 232, h: 304, narrowH: 304, parts});
    const name = t({zh: '调用服务', en: 'Service Call'});
    return [
      k.settings({...left, title: name}, parts),
      k.panel({...right, title: name}, (body) => {
        const at = {x: body.x + 16, w: body.w - 32};
        return [
          k.code({...at, y: body.y + 16, lines: ['{', '\u00a0\u00a0"data": true', '}']}),
          k.callout(3, body.x + body.w - 40, body.y + 40),
          k.row({...at, y: body.y + 104, align: 'end'}, [
            {callout: 4},
            {button: 'Call service /lidar_top/set_enabled', kind: 'primary'},
          ]),
          k.code({
            ...at,
            y: body.y + 148,
            lines: [
              '{',
              '\u00a0\u00a0"success": true,',
              '\u00a0\u00a0"message": "lidar_top enabled"',
              '}',
            ],
          }),
          k.callout(5, body.x + body.w - 40, body.y + 172),
        ];
      }),
    ];
  },
});
