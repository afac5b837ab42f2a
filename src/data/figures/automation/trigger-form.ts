import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'trigger-form',
  width: 720,
  narrow: true,
  title: {zh: '创建触发器的表单', en: 'Form to create a trigger'},
  description: {
    zh: '创建触发器的表单，从上到下是触发器名称、触发时机和文件通配符、两行以「并且」相连的条件、关联的项目动作 topic-report 和它的镜像、动作参数 max_gap，右下角是创建触发器按钮。',
    en: 'Form to create a trigger; from top to bottom: trigger name, trigger timing and file wildcard, two condition rows joined by "and", the bound project action topic-report with its image, the action parameter max_gap, and the Create trigger button at the bottom right.',
  },
  caption: {
    zh: '设备上传 MCAP 到带有标签 needs-check 的记录时，运行 topic-report。',
    en: 'Run topic-report when a device uploads an MCAP to a record labeled needs-check.',
  },
  legend: [
    {
      zh: '触发器名称，也是调用历史中的操作者',
      en: 'Trigger name, also the operator of its invocations',
    },
    {zh: '触发时机', en: 'Trigger timing'},
    {
      zh: '文件通配符，上传时机必填；(+) 与「+ 或者」增加',
      en: 'File wildcard, required for uploads; add more with (+) and + Or',
    },
    {
      zh: '条件：「+ 并且」在组内增加一行，「+ 或者」增加一组',
      en: 'Conditions: And adds a row to the group, + Or adds a group',
    },
    {
      zh: '关联动作：项目动作或系统动作，下方是它的步骤和镜像',
      en: 'Bound action, from the project or the system, with its steps and image below',
    },
    {zh: '动作参数：在这里覆盖默认值', en: 'Action parameters: override the defaults here'},
    {zh: '保存，触发器默认启用', en: 'Save; the trigger is enabled by default'},
  ],
  draw({k, t}) {
    const or = {text: t({zh: '+ 或者', en: '+ Or'}), tone: 'accent'} as const;
    const condition = (field: string, value: string): Part => ({
      row: [
        {select: field, w: 132},
        {select: t({zh: '包含', en: 'Encompass'}), w: 126},
        {select: value, w: 132},
      ],
    });
    return k.form(
      {
        title: t({zh: '创建触发器', en: 'Create trigger'}),
        actions: [
          {callout: 7},
          {button: t({zh: '创建触发器', en: 'Create trigger'}), kind: 'primary'},
        ],
      },
      [
        {
          field: t({zh: '触发器名称', en: 'Trigger name'}),
          required: true,
          value: t({zh: '设备上传 MCAP 后检查间断', en: 'Check gaps in MCAP from devices'}),
          n: 1,
        },
        {title: t({zh: '触发条件', en: 'Trigger condition'})},
        {
          field: t({zh: '触发时机', en: 'Trigger timing'}),
          required: true,
          items: [{select: t({zh: '上传文件到记录时', en: 'Update file to record'}), w: 288}],
          n: 2,
        },
        {
          field: t({zh: '文件通配符满足', en: 'File wildcard satisfied'}),
          required: true,
          items: [{input: '*.mcap', w: 160, mono: true}, {iconButton: 'plus'}, or],
          n: 3,
        },
        {
          text: t({zh: '同时满足以下条件', en: 'Meet the following conditions at the same time'}),
          n: 4,
        },
        condition(t({zh: '文件上传者', en: 'File source'}), t({zh: '设备', en: 'Device'})),
        condition(t({zh: '记录标签', en: 'Record label'}), 'needs-check'),
        {row: [{text: t({zh: '+ 并且', en: 'And'}), tone: 'accent'}, {gap: 16}, or]},
        {rule: true},
        {title: t({zh: '关联动作', en: 'Action'})},
        {
          row: [
            {chip: t({zh: '项目动作', en: 'Project action'}), tone: 'accent'},
            {chip: t({zh: '系统动作', en: 'System action'}), outlined: true},
            {select: 'topic-report', w: 150},
            {text: 'topic-report:1.0.0', mono: true, size: 12, tone: 'muted'},
          ],
          n: 5,
        },
        {
          row: [
            {text: t({zh: '动作参数', en: 'Action parameters'}), size: 12, tone: 'muted'},
            {text: 'max_gap', mono: true},
            {input: '0.3', w: 72, mono: true},
          ],
          n: 6,
        },
      ],
    );
  },
});
