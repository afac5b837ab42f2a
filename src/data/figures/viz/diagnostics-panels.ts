import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'diagnostics-panels',
  card: 0,
  width: 720,
  narrow: true,
  title: {zh: '诊断的概要与详细信息面板', en: 'Summary and detail panels of diagnostics'},
  description: {
    zh: '左侧是概要面板：上方可以按级别和文字筛选，列表按级别排序，错误的左后电机在最前，其次是警告的电池，再是正常的激光雷达和过期的相机。右侧是详细信息面板：左后电机的温度、电流和错误码。',
    en: 'The summary panel on the left: filters for level and text at the top, and a list by level with the failing rear left motor first, then a battery warning, a healthy lidar, and a stale camera. The detail panel on the right: temperature, current, and error code of the rear left motor.',
  },
  caption: {
    zh: '从概要中找到部件，再看它的数值。',
    en: 'Find the component in the summary, then read its values.',
  },
  legend: [
    {zh: '按级别和文字筛选', en: 'Filter by level and text'},
    {zh: '级别最高的排在前面', en: 'The most severe come first'},
    {zh: '超过过期时间没有更新', en: 'Not updated within the stale timeout'},
    {zh: '一个部件的数值', en: 'Values of one component'},
  ],
  draw({k, t, narrow}) {
    const left = narrow ? {x: 8, y: 8, w: 332, h: 256} : {x: 24, y: 24, w: 344, h: 256};
    const right = narrow ? {x: 8, y: 276, w: 332, h: 184} : {x: 384, y: 24, w: 312, h: 256};
    return [
      k.panel(
        {...left, title: t({zh: '诊断 - 概要（ROS）', en: 'Diagnostics – Summary (ROS)'})},
        (body) => [
          k.row({x: body.x + 12, y: body.y + 8, w: body.w - 24}, [
            {select: t({zh: '全部', en: 'All'}), w: 88},
            {input: t({zh: '筛选', en: 'Filter'}), w: 120, icon: 'search', placeholder: true},
            'grow',
            {callout: 1},
          ]),
          k.list({
            x: body.x + 1,
            y: body.y + 48,
            w: body.w - 2,
            items: [
              [{dot: 'danger'}, 'rear_left_motor: overheated', 'grow', {callout: 2}],
              [{dot: 'warning'}, 'battery: low voltage'],
              [{dot: 'success'}, 'lidar_top: ok'],
              [
                {dot: 'neutral'},
                {text: 'camera_front: stale', tone: 'muted'},
                'grow',
                {callout: 3},
              ],
            ],
            selected: 0,
          }),
        ],
      ),
      k.panel(
        {...right, title: t({zh: '诊断 - 详细信息（ROS）', en: 'Diagnostics – Detail (ROS)'})},
        (body) => [
          k.row({x: body.x + 12, y: body.y + 8, w: body.w - 24}, [
            {dot: 'danger'},
            {text: 'rear_left_motor', bold: true},
            'grow',
            {callout: 4},
          ]),
          k.facts({
            x: body.x + 12,
            y: body.y + 52,
            w: body.w - 24,
            labelW: 128,
            items: [
              ['temperature', '71.2'],
              ['current', '8.40'],
              ['error_code', '23'],
            ],
          }),
        ],
      ),
    ];
  },
});
