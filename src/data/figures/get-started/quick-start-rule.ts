import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-rule',
  width: 348,
  title: {zh: '模板填好的规则', en: 'The rule as the template fills it in'},
  description: {
    zh: '规则表单：关注的话题为 /error_status，条件为 msg.data 包含事件码表 code 列任一行的值，上传前 5 分钟到后 1 分钟的文件；具体附加文件已填写 /data/bags/example_code.mcap。',
    en: 'Rule form: the topic is /error_status, the condition msg.data contains any value of column code, files from 5 minutes before to 1 minute after are uploaded; the attachment is /data/bags/example_code.mcap.',
  },
  draw: ({k, t, locale}) =>
    k.form(
      {
        title: t({zh: '错误码采集规则', en: 'Error code collection rules'}),
        actions: [{button: t({zh: '保存', en: 'Save'}), kind: 'primary'}],
      },
      [
        {
          field: t({zh: '关注的话题', en: 'Topics you want to focus on'}),
          required: true,
          kind: 'select',
          value: '/error_status',
        },
        {
          field: t({zh: '规则触发条件', en: 'Triggering rule'}),
          required: true,
          items: [
            {input: 'msg.data', w: 112, mono: true},
            {select: t({zh: '包含', en: 'Contains'}), w: 128},
            {select: t({zh: '事件码表 code 列任一行的值', en: 'Any value of column code'}), w: 248},
          ],
        },
        {
          field: t({zh: '上传文件时间范围', en: 'The time range for file upload'}),
          required: true,
          items: [
            ...(locale === 'zh' ? ['前'] : []),
            {input: '5', w: 36},
            t({zh: '分钟，后', en: 'minutes before,'}),
            {input: '1', w: 36},
            t({zh: '分钟', en: 'minutes after'}),
          ],
        },
        {
          field: t({zh: '具体附加文件', en: 'Attachment'}),
          value: '/data/bags/example_code.mcap',
          mono: true,
        },
      ],
    ),
});
