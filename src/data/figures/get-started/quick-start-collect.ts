import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-collect',
  width: 348,
  title: {zh: '按时间段采集', en: 'Collect by time range'},
  description: {
    zh: '「采集数据」窗口：设备为 AMR-07，采集时间范围为 10:00 至 10:30，采集名称与记录名称为「第一次采集」，右下角是「开始采集」按钮。',
    en: 'Data collection dialog: the device is AMR-07, the collection time range 10:00 to 10:30, the data collection name and record name First collection; at the bottom right is the button Start collection.',
  },
  draw: ({k, t}) =>
    k.form(
      {
        title: t({zh: '采集数据', en: 'Data collection'}),
        actions: [{button: t({zh: '开始采集', en: 'Start collection'}), kind: 'primary'}],
      },
      [
        {field: t({zh: '设备', en: 'Device'}), required: true, kind: 'select', value: 'AMR-07'},
        {
          field: t({zh: '采集时间范围', en: 'Collection time range'}),
          required: true,
          items: [
            {input: '06-12 10:00', w: 122, icon: 'clock'},
            t({zh: '至', en: 'To'}),
            {input: '06-12 10:30', w: 122, icon: 'clock'},
          ],
        },
        {
          field: t({zh: '采集名称 & 记录名称', en: 'Data collection name & record name'}),
          required: true,
          value: t({zh: '第一次采集', en: 'First collection'}),
        },
      ],
    ),
});
