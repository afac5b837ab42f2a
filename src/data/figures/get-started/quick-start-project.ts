import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-project',
  width: 348,
  title: {zh: '主页上的「新建项目」', en: 'New project on the home page'},
  description: {
    zh: '组织主页上的「新建项目」按钮，打开的菜单中选中「新建空白项目」。',
    en: 'The button New project on the home page of the organization; in its open menu, Create a new blank project is selected.',
  },
  draw({k, t}) {
    const box = {x: 16, y: 16, w: k.width - 32, h: 116};
    const item = t({zh: '新建空白项目', en: 'Create a new blank project'});
    const menuW = k.measure(item) + 72;
    return [
      k.window({
        ...box,
        title: [
          {icon: 'organization'},
          {text: t({zh: '示例机器人', en: 'Demo Robotics'}), bold: true},
        ],
        actions: [{button: t({zh: '新建项目', en: 'New project'}), kind: 'primary'}],
      }),
      k.menu({
        x: box.x + box.w - menuW - 12,
        y: box.y + 48,
        w: menuW,
        items: [{label: item, icon: 'project', active: true}],
      }),
    ];
  },
});
