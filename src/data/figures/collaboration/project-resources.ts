import {defineFigure, type Point} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'project-resources',
  width: 720,
  height: 396,
  narrow: true,
  title: {zh: '通用资源的用处', en: 'What project resources feed'},
  description: {
    zh: '一个项目里并列着通用资源和记录。箭头从通用资源里的三个文件指向用处：URDF 模型用于三维面板，.coe 插件包用于安装插件，地图等文件供下载。',
    en: 'A project with its project resources beside its records. Arrows lead from three resource files to their use: the URDF model to the 3D panel, the .coe package to the installation of extensions, and maps and other files to download.',
  },
  caption: {
    zh: '通用资源属于项目，与记录并列，供项目里的所有人使用。',
    en: 'Project resources belong to the project, beside its records, and serve everyone in it.',
  },
  draw({k, t, narrow}) {
    const project = narrow ? {x: 8, y: 12, w: 312, h: 336} : {x: 24, y: 24, w: 312, h: 348};
    const resources = {x: project.x + 16, y: project.y + 44, w: 280, h: 208};
    const records = {x: resources.x, y: resources.y + 224, w: 280, h: 64};
    const [panel, extension, download] = k.rows(
      narrow ? {x: 24, y: 372, w: 280, h: 232} : {x: 456, y: 100, w: 240, h: 256},
      3,
      narrow ? 12 : 20,
    );
    const rowMiddle = (index: number) => resources.y + 40 + index * 56 + 28;
    return [
      k.rect({...project, r: 8, fill: 'canvas', stroke: 'line', dashed: true}),
      k.row({x: project.x + 16, y: project.y + 8, w: project.w - 32}, [
        {icon: 'project'},
        {text: t({zh: '项目', en: 'Project'}), bold: true},
      ]),
      k.card(resources),
      k.row({x: resources.x + 12, y: resources.y, w: resources.w - 24, h: 40}, [
        {icon: 'resources', tone: 'accent'},
        {text: t({zh: '通用资源', en: 'Project resources'}), bold: true, tone: 'accent'},
      ]),
      k.segment([resources.x, resources.y + 40], [resources.x + resources.w, resources.y + 40], {
        stroke: 'border',
      }),
      k.list({
        x: resources.x,
        y: resources.y + 40,
        w: resources.w,
        rowH: 56,
        items: [
          [
            {icon: 'robotArm'},
            'amr-v2.urdf',
            'grow',
            {text: t({zh: 'URDF 模型', en: 'URDF model'}), size: 12, tone: 'muted'},
          ],
          [
            {icon: 'extension'},
            'battery-panel-1.2.0.coe',
            'grow',
            {text: t({zh: '插件', en: 'extension'}), size: 12, tone: 'muted'},
          ],
          [
            {icon: 'map'},
            'floor-1.png',
            'grow',
            {text: t({zh: '站点地图', en: 'site map'}), size: 12, tone: 'muted'},
          ],
        ],
      }),
      k.box({
        ...records,
        icon: 'record',
        title: t({zh: '记录', en: 'Records'}),
        lines: t({zh: '各个场景自己的数据', en: 'data of one scene each'}),
      }),

      k.box({
        ...panel,
        icon: 'cube',
        title: t({zh: '三维面板', en: '3D panel'}),
        lines: t({zh: '自定义图层中的 URDF', en: 'URDF in a custom layer'}),
      }),
      k.box({
        ...extension,
        icon: 'extension',
        title: t({zh: '安装插件', en: 'Extension install'}),
        lines: t({zh: '从项目资源安装', en: 'Install from Project Resources'}),
      }),
      k.box({
        ...download,
        icon: 'download',
        title: t({zh: '下载', en: 'Download'}),
        lines: t({zh: '地图、TF、布局、文档', en: 'maps, TF, layouts, documents'}),
      }),

      [panel, extension, download].map((target, index) => {
        const from: Point = [resources.x + resources.w, rowMiddle(index)];
        if (!narrow) {
          const to = k.edge(target, 'left');
          return k.arrow({from, to, via: 'hvh', bend: 0.7, tone: 'accent'});
        }
        // On a phone around the right side.
        const to = k.edge(target, 'right');
        const x = from[0] + 36 - 8 * index;
        return [
          k.line([from, [x, from[1]], [x, to[1]]], {stroke: 'accent', sw: 1.5}),
          k.arrow({from: [x, to[1]], to, tone: 'accent'}),
        ];
      }),
    ];
  },
});
