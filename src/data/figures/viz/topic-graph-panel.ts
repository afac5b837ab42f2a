import {defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'topic-graph-panel',
  width: 720,
  height: 320,
  narrow: true,
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
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 8, y: 12, w: 332, h: 420} : {x: 24, y: 24, w: 672, h: 272};
    const button = (icon: IconName, n: number, y: number) => {
      const x = panel.x + panel.w - 36;
      return [
        k.icon(icon, {x, y: panel.y + y, size: 18}),
        k.callout(n, x - 24, panel.y + y + 9, [x - 4, panel.y + y + 9]),
      ];
    };
    const node = (x: number, y: number, title: string) => ({x, y, w: 128, h: 44, title});
    const driver = narrow ? node(40, 88, 'lidar_driver') : node(56, 104, 'lidar_driver');
    const slam = narrow ? node(40, 240, 'slam') : node(448, 104, 'slam');
    const planner = narrow ? node(188, 364, 'planner') : node(448, 208, 'planner');
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
    const scan = narrow ? topic(56, 170, '/scan') : topic(268, 110, '/scan');
    const goal = narrow ? topic(204, 294, '/goal') : topic(268, 214, '/goal');
    const [out, into] = narrow ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
    return k.panel({...panel, title: t({zh: '主题图', en: 'Topic Graph'})}, () => [
      [driver, slam, planner].map((box) => k.box({...box, align: 'middle'})),
      scan.drawing,
      goal.drawing,
      k.arrow({from: k.edge(driver, out), to: k.edge(scan.box, into)}),
      k.arrow({from: k.edge(scan.box, out), to: k.edge(slam, into)}),
      k.arrow({from: k.edge(goal.box, out), to: k.edge(planner, into)}),
      k.callout(1, driver.x + 64, driver.y - 20),
      k.callout(2, scan.box.x + 48 + (narrow ? 64 : 0), scan.box.y + (narrow ? 16 : -20)),
      k.callout(3, goal.box.x - 20, goal.box.y + 16),
      button('expand', 4, 48),
      button('refresh', 5, 80),
      button('network', 6, 112),
    ]);
  },
});
