import {defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'organization-map',
  width: 720,
  height: 400,
  narrow: true,
  title: {zh: '组织里有什么', en: 'What an organization contains'},
  description: {
    zh: '中间是组织；左侧是成员的四种角色：组织管理员、组织成员、组织只读成员、外部人员；右侧是组织拥有的项目、设备和镜像；下方是用量与计费、审计。',
    en: 'The organization is in the middle. On the left are the four roles of its people: organization admin, organization collaborator, organization view only, and external user. On the right are its projects, devices, and images, and below are usage and billing, and audit.',
  },
  caption: {
    zh: '组织的成员、资源与管理。',
    en: 'People, resources, and administration of an organization.',
  },
  draw({k, t, narrow}) {
    const organization = narrow ? {x: 102, y: 276, w: 144, h: 96} : {x: 296, y: 120, w: 144, h: 88};
    const people = narrow ? {x: 8, y: 12, w: 332, h: 232} : {x: 20, y: 24, w: 230, h: 280};
    const owned = narrow ? {x: 8, y: 404, w: 332, h: 240} : {x: 488, y: 24, w: 208, h: 280};
    const [usage, audit] = k.cols(
      narrow ? {x: 8, y: 660, w: 332, h: 48} : {x: 176, y: 328, w: 384, h: 48},
      2,
      16,
    );

    const group = (
      box: typeof people,
      title: string,
      items: ReadonlyArray<readonly [IconName, string, string?]>,
    ) => [
      k.card(box),
      k.note({x: box.x + 16, y: box.y + 22, text: title, bold: true}),
      k
        .rows({x: box.x + 12, y: box.y + 44, w: box.w - 24, h: box.h - 56}, items.length, 8)
        .map((cell, index) => {
          const [icon, label, note] = items[index] ?? ['info', ''];
          const middle = cell.y + cell.h / 2;
          return [
            k.rect({...cell, r: 6, fill: 'raised'}),
            k.icon(icon, {x: cell.x + 10, y: middle - 10}),
            k.text({x: cell.x + 38, y: note ? middle - 9 : middle, text: label, maxW: cell.w - 42}),
            note && k.note({x: cell.x + 38, y: middle + 10, text: note, maxW: cell.w - 42}),
          ];
        }),
    ];
    const single = (box: typeof usage, icon: IconName, label: string) => [
      k.card(box),
      k.row({...box, align: 'middle'}, [{icon}, label]),
    ];

    return [
      group(people, t({zh: '成员', en: 'Members'}), [
        ['key', t({zh: '组织管理员', en: 'Organization admin'})],
        ['user', t({zh: '组织成员', en: 'Organization collaborator'})],
        ['eye', t({zh: '组织只读成员', en: 'Organization view only'})],
        ['external', t({zh: '外部人员', en: 'External user'})],
      ]),
      group(owned, t({zh: '组织拥有的对象', en: 'Owned by the organization'}), [
        [
          'project',
          t({zh: '项目', en: 'Projects'}),
          t({zh: '记录、任务、自动化', en: 'records, tasks, actions'}),
        ],
        [
          'device',
          t({zh: '设备', en: 'Devices'}),
          t({zh: '可关联到多个项目', en: 'linked to many projects'}),
        ],
        [
          'image',
          t({zh: '镜像', en: 'Images'}),
          t({zh: '供动作和批量测试使用', en: 'for actions and tests'}),
        ],
      ]),
      k.box({
        ...organization,
        icon: 'organization',
        title: t({zh: '组织', en: 'Organization'}),
        lines: t({zh: '顶层容器', en: 'top container'}),
        tone: 'accent',
        align: 'middle',
      }),
      narrow
        ? [
            k.arrow({from: k.edge(people, 'bottom'), to: k.edge(organization, 'top')}),
            k.arrow({from: k.edge(organization, 'bottom'), to: k.edge(owned, 'top')}),
          ]
        : [
            k.arrow({from: [people.x + people.w, 164], to: k.edge(organization, 'left')}),
            k.arrow({from: k.edge(organization, 'right'), to: [owned.x, 164]}),
            k.branches({
              from: k.edge(organization, 'bottom'),
              to: [k.edge(usage, 'top'), k.edge(audit, 'top')],
              trunk: 72,
            }),
          ],
      single(usage, 'chart', t({zh: '用量与计费', en: 'Usage & Billing'})),
      single(audit, 'audit', t({zh: '审计', en: 'Audit'})),
    ];
  },
});
