import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'device-data-paths',
  width: 720,
  narrow: true,
  title: {zh: '设备数据的两条路径', en: 'The two data paths of a device'},
  description: {
    zh: '机器上，coListener 把话题消息交给 coScout，coScout 还从日志和 bag 目录取文件，上传到项目的记录；coBridge 把话题实时数据经 coLink 送到项目的可视化。coScout 还负责向组织设备注册、发送心跳和拉取配置；组织设备添加到项目，成为项目设备，规则也在项目中。',
    en: 'On the machine, coListener hands topic messages to coScout, which also takes files from log and bag folders and uploads them to a record of the project. coBridge sends live topic data through coLink to the visualization of the project. coScout also registers with the organization device, sends heartbeats, and fetches the configuration. The organization device is added to a project and becomes a project device; rules belong to the project, too.',
  },
  caption: {
    zh: '虚线是实时路径，蓝色是采集路径。',
    en: 'Dashed: the live path. Blue: the collection path.',
  },
  draw({k, t, narrow}) {
    const h = 52;
    const at = narrow
      ? {
          machine: {x: 8, y: 8, w: 332, h: 312},
          topics: {x: 20, y: 44, w: 198, h},
          folders: {x: 226, y: 44, w: 102, h},
          bridge: {x: 20, y: 140, w: 92, h},
          listener: {x: 120, y: 140, w: 98, h},
          link: {x: 20, y: 256, w: 92, h},
          scout: {x: 120, y: 256, w: 208, h},
          organization: {x: 8, y: 352, w: 332, h: 356},
          device: {x: 176, y: 388, w: 156, h: 92},
          project: {x: 16, y: 516, w: 316, h: 180},
          viz: {x: 28, y: 552, w: 112, h},
          pdevice: {x: 192, y: 552, w: 128, h},
          record: {x: 108, y: 632, w: 120, h},
        }
      : {
          machine: {x: 16, y: 20, w: 400, h: 392},
          topics: {x: 32, y: 120, w: 104, h},
          folders: {x: 32, y: 244, w: 104, h},
          bridge: {x: 164, y: 84, w: 112, h},
          listener: {x: 164, y: 156, w: 112, h},
          link: {x: 308, y: 84, w: 92, h},
          scout: {x: 308, y: 156, w: 92, h},
          organization: {x: 484, y: 20, w: 220, h: 392},
          project: {x: 496, y: 52, w: 196, h: 240},
          viz: {x: 508, y: 84, w: 172, h},
          record: {x: 508, y: 156, w: 172, h},
          pdevice: {x: 508, y: 228, w: 172, h},
          device: {x: 496, y: 324, w: 196, h: 76},
        };
    const region = (box: typeof at.machine, title: string, left = 12) => [
      k.card({...box, dashed: true}),
      k.note({x: box.x + left, y: box.y + 18, text: title, bold: true}),
    ];
    // On a phone the live path runs left of the names.
    const beside = narrow ? 68 : undefined;
    const align = 'middle';
    const {topics, folders, bridge, listener, link, scout, viz, record, device, pdevice} = at;
    const middle = (box: typeof topics) => box.y + h / 2;
    const live = {dashed: true, label: t({zh: '实时数据', en: 'live data'})};
    const files = {tone: 'accent', label: t({zh: '文件', en: 'files'})} as const;
    const added = t({zh: '添加到项目', en: 'added to project'});
    return [
      region(at.machine, t({zh: '机器', en: 'Machine'})),
      region(at.organization, t({zh: '组织', en: 'Organization'}), beside),
      region(at.project, t({zh: '项目', en: 'Project'}), beside && beside - 8),
      k.box({...topics, title: t({zh: 'ROS 话题', en: 'ROS topics'}), align}),
      k.box({
        ...folders,
        title: t({zh: '目录', en: 'Folders'}),
        lines: t({zh: '日志、bag', en: 'logs, bags'}),
        align,
      }),
      k.box({...bridge, title: 'coBridge', align}),
      k.box({...listener, title: 'coListener', align}),
      k.box({...link, title: 'coLink', align}),
      k.box({...scout, title: 'coScout', tone: 'accent', align}),
      k.box({...viz, title: t({zh: '可视化', en: 'Visualization'}), align}),
      k.box({...record, title: t({zh: '记录', en: 'Record'}), tone: 'accent', align}),
      k.box({
        ...pdevice,
        title: t({zh: '项目设备', en: 'Project device'}),
        lines: t({zh: '规则', en: 'rules'}),
        align,
      }),
      k.box({
        ...device,
        title: t({zh: '组织设备', en: 'Organization device'}),
        lines: t({zh: '注册、心跳、配置', en: 'registration, heartbeat, configuration'}),
        align,
      }),
      narrow
        ? [
            k.arrow({from: [66, topics.y + h], to: k.edge(bridge, 'top'), dashed: true}),
            k.arrow({from: [169, topics.y + h], to: k.edge(listener, 'top'), tone: 'accent'}),
            k.arrow({from: k.edge(bridge, 'bottom'), to: k.edge(link, 'top'), dashed: true}),
            k.arrow({
              from: k.edge(listener, 'bottom'),
              to: [169, scout.y],
              tone: 'accent',
              label: t({zh: '话题消息', en: 'topic messages'}),
              labelFill: 'surface',
            }),
            k.arrow({from: k.edge(folders, 'bottom'), to: [277, scout.y], tone: 'accent'}),
            k.arrow({from: [66, link.y + h], to: [66, viz.y], ...live, labelFill: 'surface'}),
            k.arrow({
              from: [154, scout.y + h],
              to: [154, record.y],
              ...files,
              labelFill: 'surface',
            }),
            k.arrow({from: [254, scout.y + h], to: k.edge(device, 'top'), head: 'both'}),
            k.arrow({from: k.edge(device, 'bottom'), to: [254, pdevice.y]}),
          ]
        : [
            k.arrow({
              from: k.edge(topics, 'right', 0.35),
              to: k.edge(bridge, 'left'),
              via: 'hvh',
              dashed: true,
            }),
            k.arrow({
              from: k.edge(topics, 'right', 0.65),
              to: k.edge(listener, 'left'),
              via: 'hvh',
              tone: 'accent',
            }),
            k.arrow({from: k.edge(bridge, 'right'), to: k.edge(link, 'left'), dashed: true}),
            k.arrow({from: k.edge(listener, 'right'), to: k.edge(scout, 'left'), tone: 'accent'}),
            k.arrow({
              from: k.edge(folders, 'right'),
              to: [336, scout.y + h],
              via: [[336, middle(folders)]],
              tone: 'accent',
            }),
            k.arrow({from: k.edge(link, 'right'), to: k.edge(viz, 'left'), ...live}),
            k.arrow({from: [400, 182], to: [record.x, 182], ...files}),
            k.arrow({
              from: [372, scout.y + h],
              to: k.edge(device, 'left'),
              via: [[372, device.y + 38]],
              head: 'both',
            }),
            k.arrow({
              from: k.edge(device, 'top'),
              to: k.edge(pdevice, 'bottom'),
              label: added,
              labelFill: 'surface',
            }),
          ],
    ];
  },
});
