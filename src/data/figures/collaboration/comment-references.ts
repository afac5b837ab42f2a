import {defineFigure, type Point} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'comment-references',
  width: 720,
  height: 336,
  narrow: true,
  title: {zh: '评论里的引用', en: 'References in a comment'},
  description: {
    zh: '一条评论，里面有提及的用户、引用的一刻和引用的任务。箭头从一刻指向播放页面中对应的时间段，从任务指向任务详情页。',
    en: 'A comment with a mentioned user, a referenced moment, and a referenced task. Arrows lead from the moment to playback at its time range and from the task to the task page.',
  },
  caption: {
    zh: '点击评论里的引用会打开什么。',
    en: 'What opens when you click a reference in a comment.',
  },
  legend: [
    {zh: '输入 @ 后选择用户', en: 'Type @ and choose a user'},
    {
      zh: '「插入」>「一刻」：点击后从这一刻开始播放',
      en: 'Insert > Moment: a click plays the record at this moment',
    },
    {zh: '「插入」>「任务」：点击后打开任务', en: 'Insert > Task: a click opens the task'},
  ],
  draw({k, t, narrow}) {
    const comment = narrow ? {x: 8, y: 12, w: 312, h: 288} : {x: 24, y: 24, w: 320, h: 288};
    const playback = narrow ? {x: 8, y: 324, w: 312, h: 128} : {x: 432, y: 24, w: 264, h: 128};
    const task = narrow ? {x: 8, y: 468, w: 312, h: 136} : {x: 432, y: 176, w: 264, h: 136};
    const moment = t({zh: '定位丢失', en: 'Localization loss'});
    const title = t({zh: '检查走廊地图', en: 'Check the corridor map'});
    const lineY = (index: number) => comment.y + 56 + index * 44;
    return [
      k.card(comment),
      k.row({x: comment.x + 16, y: comment.y + 12, w: comment.w - 32}, [
        {avatar: t({zh: '林', en: 'L'})},
        {text: t({zh: '林晓', en: 'Lin Xiao'}), bold: true},
        {text: '06-12 10:02', size: 12, tone: 'muted'},
      ]),
      k.row({x: comment.x + 16, y: lineY(0), w: comment.w - 32}, [
        {callout: 1},
        {chip: t({zh: '@周远', en: '@Zhou Yuan'}), tone: 'accent'},
        t({zh: '请看这一段：', en: 'please look at this:'}),
      ]),
      k.row({x: comment.x + 16, y: lineY(1), w: comment.w - 32}, [
        {callout: 2},
        {chip: moment, icon: 'moment', tone: 'warning'},
        t({zh: '激光数据中断', en: 'lidar data stops'}),
      ]),
      k.row({x: comment.x + 16, y: lineY(2), w: comment.w - 32}, [
        {callout: 3},
        {chip: title, icon: 'task', tone: 'success'},
        t({zh: '已建好', en: 'is set up'}),
      ]),
      k.row({x: comment.x + 16, y: comment.y + 188, w: comment.w - 32}, [
        {button: t({zh: '编辑', en: 'Edit'}), kind: 'plain'},
        {button: t({zh: '删除', en: 'Delete'}), kind: 'plain'},
      ]),
      k.segment([comment.x, comment.y + 232], [comment.x + comment.w, comment.y + 232], {
        stroke: 'border',
      }),
      k.row({x: comment.x + 16, y: comment.y + 244, w: comment.w - 32}, [
        {input: t({zh: '添加评论', en: 'Add a comment'}), placeholder: true, w: 180},
        'grow',
        {select: t({zh: '插入', en: 'Insert'})},
      ]),

      [playback, task].map((target, index) => {
        const from: Point = [comment.x + comment.w, lineY(index + 1) + 16];
        if (!narrow) {
          return k.arrow({from, to: k.edge(target, 'left'), via: 'hvh', tone: 'accent'});
        }
        // On a phone around the right side.
        const to = k.edge(target, 'right');
        const x = from[0] + 10 * (2 - index);
        return [
          k.line([from, [x, from[1]], [x, to[1]]], {stroke: 'accent', sw: 1.5}),
          k.arrow({from: [x, to[1]], to, tone: 'accent'}),
        ];
      }),

      k.panel(
        {...playback, title: t({zh: '播放', en: 'Playback'}), icon: 'record', actions: []},
        (body) =>
          k.timeline({
            ...body,
            y: body.y + 12,
            playhead: 0.3,
            ranges: [{from: 0.3, to: 0.5, label: moment}],
            ticks: ['00:00', '06:20'],
            controls: false,
          }),
      ),
      k.panel({...task, title, icon: 'task', actions: []}, (body) =>
        k.facts({
          x: body.x + 16,
          y: body.y + 10,
          w: body.w - 28,
          labelW: 80,
          items: [
            [
              t({zh: '状态', en: 'State'}),
              {chip: t({zh: '处理中', en: 'Processing'}), tone: 'accent'},
            ],
            [t({zh: '经办人', en: 'Assignee'}), t({zh: '周远', en: 'Zhou Yuan'})],
            [t({zh: '汇报人', en: 'Assigner'}), t({zh: '林晓', en: 'Lin Xiao'})],
          ],
        }),
      ),
    ];
  },
});
