import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'rule-editor',
  width: 720,
  narrow: true,
  title: {zh: '规则编辑页面', en: 'Rule editor'},
  description: {
    zh: '规则编辑页面，从上到下是基础信息、事件检测和触发操作：话题为 /error_status，匹配事件码表 error_codes.csv，条件为 msg.data 包含事件码表 code 列任一行的值，去重 60 秒；采集前 5 分钟、后 1 分钟的文件，记录名称使用变量，单台设备 1 天最多 8 条；命中后创建一刻和通用任务。',
    en: 'Rule editor with basic info, event detection, and trigger actions from top to bottom. Topic /error_status, event code table error_codes.csv, condition msg.data contains any value of column code, deduplication of 60 seconds; files from 5 minutes before to 1 minute after are collected, the record title uses variables, at most 8 records in 1 day for a single device; a match creates a moment and a general task.',
  },
  caption: {
    zh: '错误码出现时采集前后六分钟的文件，并标记一刻。',
    en: 'When an error code occurs, collect six minutes of files and mark a moment.',
  },
  legend: [
    {zh: '从哪些话题读取消息', en: 'Topics whose messages are read'},
    {
      zh: '事件码表：规则对表中每一行各判断一次',
      en: 'Event code table: the rule is evaluated for each of its rows',
    },
    {zh: '条件，可以切换到代码模式', en: 'Condition; code mode is available'},
    {zh: '这段时间内的重复命中算同一个事件', en: 'Repeated matches within this time are one event'},
    {zh: '采集命中时刻前后多长时间的文件', en: 'How much before and after the match to collect'},
    {
      zh: '花括号里是变量，用命中的消息和表格行替换',
      en: 'Variables in braces are filled in from the message and the table row',
    },
    {
      zh: '限制记录的数量，避免反复命中占满存储',
      en: 'Limits the number of records, so that a fault cannot fill the storage',
    },
    {
      zh: '在命中时刻创建一刻，需要时再创建任务',
      en: 'Creates a moment at the match and, if selected, a task',
    },
    {zh: '用一条已有的记录试运行', en: 'Tries the rule on an existing record'},
  ],
  draw({k, t}) {
    return k.form(
      {
        title: t({zh: '规则', en: 'Rule'}),
        actions: [
          {callout: 9},
          {button: t({zh: '调试', en: 'Try it'})},
          {button: t({zh: '保存', en: 'Save'}), kind: 'primary'},
        ],
      },
      [
        {title: t({zh: '基础信息', en: 'Basic info'})},
        {
          field: t({zh: '规则名称', en: 'Rule name'}),
          required: true,
          value: t({zh: '错误码采集', en: 'Error code collection'}),
        },
        {rule: true},
        {title: t({zh: '事件检测', en: 'Event detection'})},
        {
          field: t({zh: '关注的话题', en: 'Topics you want to focus on'}),
          required: true,
          kind: 'select',
          value: '/error_status',
          n: 1,
        },
        {
          field: t({zh: '匹配事件码表', en: 'Match event code table'}),
          items: [
            {chip: 'error_codes.csv', icon: 'file'},
            {iconButton: 'eye'},
            {iconButton: 'download'},
            {iconButton: 'trash'},
          ],
          n: 2,
        },
        {
          field: t({zh: '规则触发条件', en: 'Triggering rule'}),
          required: true,
          end: [{text: t({zh: '代码模式', en: 'Code mode'}), size: 12, tone: 'accent'}],
          items: [
            {input: 'msg.data', w: 112, mono: true},
            {select: t({zh: '包含', en: 'Contains'}), w: 116},
            {select: t({zh: '事件码表 code 列任一行的值', en: 'Any value of column code'}), w: 236},
            {iconButton: 'plus'},
          ],
          n: 3,
        },
        {
          field: t({zh: '事件去重时长（秒）', en: 'Event deduplication duration (seconds)'}),
          required: true,
          items: [{input: '60', w: 112}],
          n: 4,
        },
        {rule: true},
        {title: t({zh: '触发操作', en: 'Trigger actions'})},
        {row: [{checkbox: true, label: t({zh: '采集数据', en: 'Data collection'})}]},
        {
          field: t({zh: '上传文件时间范围', en: 'The time range for file upload'}),
          required: true,
          items: [
            t({zh: '前', en: 'From'}),
            {input: '5', w: 48},
            t({zh: '分钟，后', en: 'minutes before to'}),
            {input: '1', w: 48},
            t({zh: '分钟', en: 'minutes after'}),
          ],
          n: 5,
        },
        {
          field: t({zh: '记录名称', en: 'Record title'}),
          required: true,
          value: '{scope.code} {scope.name}',
          mono: true,
          n: 6,
        },
        {
          field: t({zh: '规则触发限制', en: 'Rule trigger rate limit'}),
          items: [
            {checkbox: true, label: t({zh: '单台设备', en: 'Single device'})},
            {input: '1', w: 44},
            t({zh: '天内最多', en: 'day, at most'}),
            {input: '8', w: 44},
            t({zh: '条', en: 'records'}),
          ],
          n: 7,
        },
        {rule: true},
        {
          row: [{checkbox: true, label: t({zh: '关键时刻定位', en: 'Key moment identification'})}],
          n: 8,
        },
        {
          field: t({zh: '一刻名称', en: 'Moment title'}),
          items: [
            {input: '{scope.name}', w: 280, mono: true},
            {checkbox: true, label: t({zh: '创建通用任务', en: 'Create general task'})},
          ],
        },
      ],
    );
  },
});
