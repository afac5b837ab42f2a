import {defineFigure} from '../define';

export default defineFigure({
  name: 'create-moment-dialog',
  width: 720,
  height: 620,
  title: {zh: '创建一刻', en: 'Create Moment'},
  description: {
    zh: '创建一刻表单，从上到下是名称、起止时间、描述、照片、属性、创建一个新的任务及任务名称、任务经办人、同步任务到工单系统，底部是创建一刻按钮。',
    en: 'Form to create a moment; from top to bottom: name, start and end time, description, photo, attribute, the box that creates a task with task name and task assignee, the box that syncs it to the ticket system, and the create button.',
  },
  caption: {zh: '填写一刻，并同时创建任务。', en: 'Describe the moment and create a task with it.'},
  legend: [
    {zh: '名称，必填', en: 'Name, required'},
    {zh: '起止时间，在时间轴上调整', en: 'Start and end time; change them on the timeline'},
    {zh: '描述', en: 'Description'},
    {zh: '一张照片', en: 'One photo'},
    {
      zh: '属性名称与属性值，可以添加多行',
      en: 'Attribute key and value; add as many rows as needed',
    },
    {zh: '勾选后出现任务字段', en: 'Tick it to show the task fields'},
    {zh: '需要项目已配置服务集成', en: 'Needs a service integration in the project'},
  ],
  draw({k, t}) {
    const left = 88;
    const width = 568;
    const label = (text: string, y: number, required?: boolean) => [
      k.note({x: left, y, text, maxW: 280}),
      required &&
        k.text({x: left + k.measure(text, {size: 12}) + 4, y, text: '*', size: 12, tone: 'danger'}),
    ];
    return k.dialog(
      {
        x: 64,
        y: 16,
        w: 616,
        h: 588,
        title: t({zh: '创建一刻', en: 'Create Moment'}),
        actions: [{button: t({zh: '创建一刻', en: 'Create Moment'}), kind: 'primary'}],
      },
      () => [
        label(t({zh: '名称', en: 'Name'}), 80, true),
        k.callout(1, 32, 80, [80, 80]),
        k.row({x: left, y: 90}, [
          {input: t({zh: 'B-12 货架旁定位丢失', en: 'Localization loss near rack B-12'}), w: width},
        ]),
        label(t({zh: '起止时间', en: 'Start and End Time'}), 146),
        k.callout(2, 32, 146, [80, 146]),
        k.text({
          x: left,
          y: 170,
          text: t({
            zh: '2026-03-12 22:41:05.2 至 22:41:13.2 持续 8 秒',
            en: '2026-03-12 22:41:05.2 – 22:41:13.2 (8 s)',
          }),
          maxW: width,
        }),
        label(t({zh: '描述', en: 'Description'}), 206),
        k.callout(3, 32, 206, [80, 206]),
        k.row({x: left, y: 216}, [
          {
            input: t({
              zh: '位姿跳变 1.8 m，AMR-07 停车',
              en: 'Pose jumped by 1.8 m, AMR-07 stopped',
            }),
            w: width,
          },
        ]),
        label(t({zh: '照片', en: 'Photo'}), 272),
        k.callout(4, 32, 272, [80, 272]),
        k.row({x: left, y: 282}, [{button: t({zh: '添加照片', en: 'Add Photo'}), icon: 'plus'}]),
        label(t({zh: '属性', en: 'Attribute'}), 338),
        k.callout(5, 32, 338, [80, 338]),
        k.row({x: left, y: 348}, [
          {input: 'zone', w: 268},
          {input: 'B', w: 256},
          {iconButton: 'plus'},
        ]),
        k.row({x: left, y: 396}, [
          {checkbox: true, label: t({zh: '创建一个新的任务', en: 'Create a new task'})},
        ]),
        k.callout(6, 32, 412, [80, 412]),
        label(t({zh: '任务名称', en: 'Task Name'}), 448, true),
        k.row({x: left, y: 458}, [
          {input: t({zh: '排查 B-12 定位丢失', en: 'Check localization at B-12'}), w: 276},
        ]),
        k.note({x: left + 292, y: 448, text: t({zh: '任务经办人', en: 'Task Assignee'})}),
        k.row({x: left + 292, y: 458}, [{select: t({zh: '周远', en: 'Lin Xiao'}), w: 276}]),
        k.row({x: left, y: 504}, [
          {checkbox: false, label: t({zh: '同步任务到工单系统', en: 'Sync task to ticket system'})},
        ]),
        k.callout(7, 32, 520, [80, 520]),
      ],
    );
  },
});
