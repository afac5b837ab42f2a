import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'data-flow',
  width: 720,
  narrow: true,
  title: {zh: '数据在平台中的流动', en: 'How data flows through the platform'},
  description: {
    zh: '设备由 coScout 采集文件、人工或工具上传文件，都形成记录；设备也可以经 coBridge 把实时数据送到可视化。记录在可视化中播放，产生一刻，再到通用任务，并同步到 Jira 或 Teambition 等工单系统。记录还会启动触发器和动作，动作输出回到记录；记录也是批量测试的输入。',
    en: 'coScout collects files from a device, and people or tools upload files; both become records. A device can also send live data to visualization through coBridge. Records are played in visualization, which leads to moments, general tasks, and a ticket system such as Jira or Teambition. Records also start triggers and actions, whose output returns to the record, and serve as input of batch testing.',
  },
  caption: {
    zh: '记录在中间：文件进入它，回放、处理和测试都从它开始。',
    en: 'The record is in the middle: files go into it; playback, processing, and tests start from it.',
  },
  draw({k, t, narrow}) {
    const small = {h: 56};
    const at = narrow
      ? {
          device: {x: 8, y: 12, w: 156, ...small},
          upload: {x: 184, y: 12, w: 156, ...small},
          record: {x: 88, y: 116, w: 252, h: 64},
          viz: {x: 8, y: 232, w: 148, ...small},
          moment: {x: 8, y: 320, w: 148, ...small},
          task: {x: 8, y: 408, w: 148, ...small},
          ticket: {x: 8, y: 496, w: 148, ...small},
          trigger: {x: 184, y: 232, w: 108, ...small},
          action: {x: 184, y: 320, w: 108, ...small},
          test: {x: 184, y: 408, w: 156, ...small},
        }
      : {
          device: {x: 16, y: 24, w: 98, ...small},
          viz: {x: 196, y: 24, w: 136, ...small},
          moment: {x: 352, y: 24, w: 80, ...small},
          task: {x: 452, y: 24, w: 110, ...small},
          ticket: {x: 582, y: 24, w: 122, ...small},
          upload: {x: 16, y: 140, w: 98, ...small},
          record: {x: 196, y: 132, w: 136, h: 72},
          trigger: {x: 408, y: 140, w: 112, ...small},
          action: {x: 592, y: 140, w: 112, ...small},
          test: {x: 196, y: 272, w: 144, ...small},
        };
    const {device, upload, record, viz, moment, task, ticket, trigger, action, test} = at;
    const [output, play] = [t({zh: '输出', en: 'output'}), t({zh: '播放', en: 'play'})];
    const align = narrow ? 'start' : 'middle';
    const chain = [viz, moment, task, ticket];
    const middle = (box: typeof record) => box.y + box.h / 2;
    return [
      k.box({...device, icon: 'device', title: t({zh: '设备', en: 'Device'})}),
      k.box({...upload, icon: 'file', title: t({zh: '上传', en: 'Upload'})}),
      k.box({
        ...record,
        icon: 'record',
        title: t({zh: '记录', en: 'Record'}),
        lines: t({zh: '一组文件', en: 'a set of files'}),
        tone: 'accent',
      }),
      k.box({...viz, icon: 'cube', title: t({zh: '可视化', en: 'Visualization'})}),
      k.box({
        ...moment,
        icon: narrow ? 'moment' : undefined,
        title: t({zh: '一刻', en: 'Moment'}),
        align,
      }),
      k.box({
        ...task,
        icon: narrow ? 'task' : undefined,
        title: t({zh: '通用任务', en: 'General task'}),
        align,
      }),
      k.box({
        ...ticket,
        icon: narrow ? 'link' : undefined,
        title: t({zh: '工单系统', en: 'Ticket system'}),
        align,
      }),
      k.box({...trigger, icon: 'trigger', title: t({zh: '触发器', en: 'Trigger'})}),
      k.box({...action, icon: 'action', title: t({zh: '动作', en: 'Action'})}),
      k.box({...test, icon: 'test', title: t({zh: '批量测试', en: 'Batch testing'})}),
      chain.slice(1).map((box, index) =>
        k.arrow({
          from: k.edge(chain[index]!, narrow ? 'bottom' : 'right'),
          to: k.edge(box, narrow ? 'top' : 'left'),
        }),
      ),
      narrow
        ? [
            k.arrow({from: [44, 68], to: [44, viz.y], label: 'coBridge', dashed: true}),
            k.arrow({from: [126, 68], to: [126, record.y], label: 'coScout'}),
            k.arrow({from: [262, 68], to: [262, record.y]}),
            k.arrow({from: [126, 180], to: [126, viz.y], label: play}),
            k.arrow({from: [238, 180], to: [238, trigger.y]}),
            k.arrow({from: k.edge(trigger, 'bottom'), to: k.edge(action, 'top')}),
            k.arrow({
              from: k.edge(action, 'right'),
              to: [316, 180],
              via: [[316, middle(action)]],
              label: output,
            }),
            k.arrow({from: [168, 180], to: k.edge(test, 'left'), via: [[168, middle(test)]]}),
          ]
        : [
            k.arrow({
              from: k.edge(device, 'right', 0.35),
              to: k.edge(viz, 'left', 0.35),
              label: 'coBridge',
              dashed: true,
            }),
            k.arrow({
              from: k.edge(device, 'right', 0.75),
              to: k.edge(record, 'left', 0.25),
              via: 'hvh',
              label: 'coScout',
            }),
            k.arrow({from: k.edge(upload, 'right'), to: [record.x, middle(upload)]}),
            k.arrow({from: k.edge(record, 'top'), to: k.edge(viz, 'bottom'), label: play}),
            k.arrow({from: k.edge(record, 'right'), to: k.edge(trigger, 'left')}),
            k.arrow({from: k.edge(trigger, 'right'), to: k.edge(action, 'left')}),
            k.arrow({
              from: k.edge(action, 'bottom'),
              to: k.edge(record, 'bottom', 0.8),
              via: [
                [648, 236],
                [record.x + record.w * 0.8, 236],
              ],
              label: output,
            }),
            k.arrow({from: [250, 204], to: [250, test.y]}),
          ],
    ];
  },
});
