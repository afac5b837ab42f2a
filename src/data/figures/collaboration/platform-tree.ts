import {defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

interface Child {
  icon: IconName;
  label: string;
  /** Continued on the next level. */
  open?: boolean;
}

export default defineFigure({
  name: 'platform-tree',
  width: 720,
  height: 520,
  narrow: true,
  title: {zh: '平台对象的层级', en: 'How platform objects nest'},
  description: {
    zh: '三层结构图。组织拥有项目、成员、设备和镜像；项目拥有记录、通用任务、动作、触发器、规则、测试套件、测试程序、通用资源和布局；记录包含文件、一刻、标签、自定义字段值、评论和调用历史。',
    en: 'Tree of three levels. An organization owns projects, members, devices, and images. A project owns records, general tasks, actions, triggers, rules, test suites, test bundles, project resources, and layouts. A record holds files, moments, labels, custom field values, comments, and invocations.',
  },
  caption: {
    zh: '组织、项目、记录各拥有哪些对象。设备登记在组织里，再关联到一个或多个项目。',
    en: 'What an organization, a project, and a record own. Devices are registered in the organization and linked to one or more projects.',
  },
  draw({k, t, narrow}) {
    const level = (
      y: number,
      icon: IconName,
      title: string,
      note: string,
      wideColumns: number,
      items: readonly Child[],
    ) => {
      // On a phone the contents of a level are below its box.
      const columns = narrow ? 2 : wideColumns;
      const lines = Math.ceil(items.length / columns);
      const h = lines * 40 + (lines - 1) * 8 + 32;
      const area = narrow ? {x: 28, y: y + 68, w: 312, h} : {x: 232, y, w: 464, h};
      const root = narrow ? {x: 8, y, w: 332, h: 60} : {x: 24, y: y + h / 2 - 40, w: 168, h: 80};
      const cells = k.rows(k.inset(area, 16), lines, 8).flatMap((line) => k.cols(line, columns, 8));
      return {
        root,
        bottom: area.y + area.h,
        cells,
        svg: [
          k.card({...area, dashed: true}),
          k.box({...root, icon, title, lines: note, tone: 'accent'}),
          !narrow && k.arrow({from: k.edge(root, 'right'), to: k.edge(area, 'left')}),
          items.map((item, index) => {
            const cell = cells[index];
            return (
              cell && [
                k.rect({
                  ...cell,
                  r: 6,
                  fill: item.open ? 'accentSoft' : 'raised',
                  stroke: item.open ? 'accent' : undefined,
                }),
                k.row({x: cell.x + 10, y: cell.y, w: cell.w - 14, h: cell.h}, [
                  {icon: item.icon, tone: item.open ? 'accent' : 'muted'},
                  {text: item.label, bold: item.open, tone: item.open ? 'accent' : 'text'},
                ]),
              ]
            );
          }),
        ],
      };
    };

    const organization = level(
      narrow ? 12 : 24,
      'organization',
      t({zh: '组织', en: 'Organization'}),
      t({zh: '一家公司或一个团队', en: 'a company or a team'}),
      2,
      [
        {icon: 'project', label: t({zh: '项目', en: 'Projects'}), open: true},
        {icon: 'users', label: t({zh: '成员', en: 'Members'})},
        {icon: 'device', label: t({zh: '设备', en: 'Devices'})},
        {icon: 'image', label: t({zh: '镜像', en: 'Images'})},
      ],
    );
    const project = level(
      organization.bottom + 32,
      'project',
      t({zh: '项目', en: 'Project'}),
      t({zh: '数据与权限的单位', en: 'unit of isolation and permission'}),
      3,
      [
        {icon: 'record', label: t({zh: '记录', en: 'Records'}), open: true},
        {icon: 'task', label: t({zh: '通用任务', en: 'General tasks'})},
        {icon: 'resources', label: t({zh: '通用资源', en: 'Resources'})},
        {icon: 'action', label: t({zh: '动作', en: 'Actions'})},
        {icon: 'trigger', label: t({zh: '触发器', en: 'Triggers'})},
        {icon: 'rule', label: t({zh: '规则', en: 'Rules'})},
        {icon: 'test', label: t({zh: '测试套件', en: 'Test suites'})},
        {icon: 'container', label: t({zh: '测试程序', en: 'Test bundles'})},
        {icon: 'layout', label: t({zh: '布局', en: 'Layouts'})},
      ],
    );
    const record = level(
      project.bottom + 32,
      'record',
      t({zh: '记录', en: 'Record'}),
      t({zh: '一个场景的一组文件', en: 'files of one scene'}),
      3,
      [
        {icon: 'file', label: t({zh: '文件', en: 'Files'})},
        {icon: 'moment', label: t({zh: '一刻', en: 'Moments'})},
        {icon: 'label', label: t({zh: '标签', en: 'Labels'})},
        {icon: 'edit', label: t({zh: '自定义字段', en: 'Custom fields'})},
        {icon: 'comment', label: t({zh: '评论', en: 'Comments'})},
        {icon: 'action', label: t({zh: '调用历史', en: 'Invocations'})},
      ],
    );

    const down = (from: typeof organization, to: typeof organization) =>
      k.arrow({
        from: narrow ? [18, from.root.y + 60] : k.edge(from.root, 'bottom'),
        to: narrow ? [18, to.root.y] : k.edge(to.root, 'top'),
        label: narrow ? undefined : t({zh: '包含', en: 'contains'}),
      });

    return [
      organization.svg,
      project.svg,
      record.svg,
      down(organization, project),
      down(project, record),
    ];
  },
});
