import {defineFigure} from '../define';

export default defineFigure({
  name: 'topic-graph-panel',
  width: 720,
  height: 320,
  title: {zh: '主题图面板', en: 'Topic graph panel'},
  description: {
    zh: '节点 lidar_driver 的箭头指向话题 /scan，再指向节点 slam；话题 /goal 指向节点 planner，但没有节点指向它。右侧有三个按钮：缩放以适应、方向、显示服务。',
    en: 'An arrow leads from the node lidar_driver to the topic /scan and on to the node slam. The topic /goal leads to the node planner, but no node leads to /goal. Three buttons on the right: zoom fit, orientation, and services.',
  },
  caption: {
    zh: '/goal 没有发布者，规划节点收不到目标。',
    en: '/goal has no publisher, so the planner gets no goal.',
  },
  legend: [
    {zh: '节点', en: 'Node'},
    {zh: '话题', en: 'Topic'},
    {zh: '没有发布者的话题', en: 'Topic without a publisher'},
    {zh: '缩放以适应', en: 'Zoom fit'},
    {zh: '方向', en: 'Orientation'},
    {zh: '显示或隐藏服务', en: 'Show or hide services'},
  ],
  draw({k, t}) {
    const panel = {x: 24, y: 24, w: 672, h: 272};
    const node = (x: number, y: number, title: string) => ({x, y, w: 128, h: 44, title});
    const driver = node(56, 104, 'lidar_driver');
    const slam = node(448, 104, 'slam');
    const planner = node(448, 208, 'planner');
    const topic = (x: number, y: number, text: string) => {
      const box = {x, y, w: 96, h: 32};
      return {
        box,
        drawing: [
          k.rect({...box, r: 16, fill: 'accentSoft', stroke: 'accent'}),
          k.text({x: x + 48, y: y + 16, text, mono: true, size: 12, anchor: 'middle'}),
        ],
      };
    };
    const scan = topic(268, 110, '/scan');
    const goal = topic(268, 214, '/goal');
    return k.panel({...panel, title: t({zh: '主题图', en: 'Topic Graph'})}, () => [
      [driver, slam, planner].map((box) => k.box({...box, align: 'middle'})),
      scan.drawing,
      goal.drawing,
      k.arrow({from: k.edge(driver, 'right'), to: k.edge(scan.box, 'left')}),
      k.arrow({from: k.edge(scan.box, 'right'), to: k.edge(slam, 'left')}),
      k.arrow({from: k.edge(goal.box, 'right'), to: k.edge(planner, 'left')}),
      k.callout(1, 120, 84),
      k.callout(2, 316, 90),
      k.callout(3, 248, 230),
      k.icon('expand', {x: 660, y: 72, size: 18}),
      k.icon('refresh', {x: 660, y: 104, size: 18}),
      k.icon('network', {x: 660, y: 136, size: 18}),
      k.callout(4, 636, 81, [656, 81]),
      k.callout(5, 636, 113, [656, 113]),
      k.callout(6, 636, 145, [656, 145]),
    ]);
  },
});
