import {defineFigure} from '../define';

export default defineFigure({
  name: 'rule-editor',
  width: 720,
  height: 836,
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
      en: 'Braces hold variables, filled from the message and the table row',
    },
    {
      zh: '限制记录的数量，避免反复命中占满存储',
      en: 'Limits the number of records, so that a fault cannot fill the storage',
    },
    {
      zh: '在命中时刻创建一刻，需要时再创建任务',
      en: 'Creates a moment at the match, and a task if wanted',
    },
    {zh: '用一条已有的记录试运行', en: 'Tries the rule on an existing record'},
  ],
  draw({k, t, locale}) {
    const left = 72;
    const width = 584;
    const small = (text: string, y: number, required = true) => [
      k.note({x: left, y, text, maxW: width}),
      required &&
        k.text({x: left + k.measure(text, {size: 12}) + 4, y, text: '*', size: 12, tone: 'danger'}),
    ];
    const heading = (text: string, y: number) =>
      k.text({x: left, y, text, bold: true, maxW: width});
    const side = (number: number, y: number) => k.callout(number, 24, y, [64, y]);
    return [
      k.window(
        {
          x: 44,
          y: 16,
          w: 636,
          h: 804,
          title: [{icon: 'rule'}, {text: t({zh: '规则', en: 'Rule'}), bold: true}],
          actions: [
            {callout: 9},
            {button: t({zh: '调试', en: 'Try it'})},
            {button: t({zh: '保存', en: 'Save'}), kind: 'primary'},
          ],
        },
        () => [
          heading(t({zh: '基础信息', en: 'Basic info'}), 80),
          small(t({zh: '规则名称', en: 'Rule name'}), 104),
          k.row({x: left, y: 114}, [
            {input: t({zh: '错误码采集', en: 'Error code collection'}), w: width},
          ]),

          k.divider(left, 158, width),
          heading(t({zh: '事件检测', en: 'Event detection'}), 180),
          small(t({zh: '关注的话题', en: 'Topics you want to focus on'}), 204),
          side(1, 204),
          k.row({x: left, y: 214}, [{select: '/error_status', w: width}]),
          small(t({zh: '匹配事件码表', en: 'Match event code table'}), 264, false),
          side(2, 264),
          k.row({x: left, y: 274}, [
            {chip: 'error_codes.csv', icon: 'file'},
            {iconButton: 'eye'},
            {iconButton: 'download'},
            {iconButton: 'trash'},
          ]),
          small(t({zh: '规则触发条件', en: 'Triggering rule'}), 324),
          side(3, 324),
          k.row({x: left, y: 308, w: width, align: 'end'}, [
            {text: t({zh: '代码模式', en: 'Code mode'}), size: 12, tone: 'accent'},
          ]),
          k.row({x: left, y: 334}, [
            {input: 'msg.data', w: 112, mono: true},
            {select: t({zh: '包含', en: 'Contains'}), w: locale === 'zh' ? 96 : 112},
            {
              select: t({zh: '事件码表 code 列任一行的值', en: 'Any value of column code'}),
              w: 256,
            },
            {iconButton: 'plus'},
          ]),
          small(t({zh: '事件去重时长（秒）', en: 'Event deduplication duration (seconds)'}), 384),
          side(4, 384),
          k.row({x: left, y: 394}, [{input: '60', w: 112}]),

          k.divider(left, 438, width),
          heading(t({zh: '触发操作', en: 'Trigger actions'}), 460),
          k.row({x: left, y: 474}, [
            {checkbox: true, label: t({zh: '采集数据', en: 'Data collection'})},
          ]),
          small(t({zh: '上传文件时间范围', en: 'The time range for file upload'}), 522),
          side(5, 522),
          k.row({x: left, y: 532}, [
            t({zh: '前', en: 'From'}),
            {input: '5', w: 56},
            t({zh: '分钟，后', en: 'minutes before to'}),
            {input: '1', w: 56},
            t({zh: '分钟', en: 'minutes after'}),
          ]),
          small(t({zh: '记录名称', en: 'Record title'}), 582),
          side(6, 582),
          k.row({x: left, y: 592}, [{input: '{scope.code} {scope.name}', w: width, mono: true}]),
          small(t({zh: '规则触发限制', en: 'Rule trigger rate limit'}), 642, false),
          side(7, 642),
          k.row({x: left, y: 652}, [
            {checkbox: true, label: t({zh: '单台设备', en: 'Single device'})},
            {input: '1', w: 48},
            t({zh: '天内最多', en: 'day, at most'}),
            {input: '8', w: 48},
            t({zh: '条', en: 'records'}),
          ]),

          k.divider(left, 696, width),
          k.row({x: left, y: 704}, [
            {checkbox: true, label: t({zh: '关键时刻定位', en: 'Key moment identification'})},
          ]),
          side(8, 720),
          small(t({zh: '一刻名称', en: 'Moment title'}), 752),
          k.row({x: left, y: 762}, [
            {input: '{scope.name}', w: 280, mono: true},
            {checkbox: true, label: t({zh: '创建通用任务', en: 'Create general task'})},
          ]),
        ],
      ),
    ];
  },
});
