import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'create-moment-dialog',
  width: 720,
  narrow: true,
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
    return k.form(
      {
        title: t({zh: '创建一刻', en: 'Create Moment'}),
        actions: [{button: t({zh: '创建一刻', en: 'Create Moment'}), kind: 'primary'}],
      },
      [
        {
          field: t({zh: '名称', en: 'Name'}),
          required: true,
          value: t({zh: 'B-12 货架旁定位丢失', en: 'Localization loss near rack B-12'}),
          n: 1,
        },
        {
          field: t({zh: '起止时间', en: 'Start and End Time'}),
          items: ['2026-03-12', '22:41:05.2 – 22:41:13.2', t({zh: '持续 8 秒', en: '(8 s)'})],
          n: 2,
        },
        {
          field: t({zh: '描述', en: 'Description'}),
          value: t({zh: '位姿跳变 1.8 m，AMR-07 停车', en: 'Pose jumped by 1.8 m, AMR-07 stopped'}),
          n: 3,
        },
        {
          field: t({zh: '照片', en: 'Photo'}),
          items: [{button: t({zh: '添加照片', en: 'Add Photo'}), icon: 'plus'}],
          n: 4,
        },
        {
          field: t({zh: '属性', en: 'Attribute'}),
          items: [{input: 'zone', w: 108}, {input: 'B', w: 108}, {iconButton: 'plus'}],
          n: 5,
        },
        {
          row: [{checkbox: true, label: t({zh: '创建一个新的任务', en: 'Create a new task'})}],
          n: 6,
        },
        {
          field: t({zh: '任务名称', en: 'Task Name'}),
          required: true,
          value: t({zh: '排查 B-12 定位丢失', en: 'Check localization at B-12'}),
        },
        {
          field: t({zh: '任务经办人', en: 'Task Assignee'}),
          kind: 'select',
          value: t({zh: '周远', en: 'Lin Xiao'}),
        },
        {
          row: [
            {
              checkbox: false,
              label: t({zh: '同步任务到工单系统', en: 'Sync task to ticket system'}),
            },
          ],
          n: 7,
        },
      ],
    );
  },
});
