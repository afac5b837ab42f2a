import {defineFigure} from '../define';

export default defineFigure({
  name: 'data-model-tree',
  width: 720,
  height: 512,
  title: {zh: '对象的层级与资源名', en: 'Hierarchy of objects and their names'},
  description: {
    zh: '树形图：组织之下有用户、设备、镜像和项目；项目之下有通用资源、标签、任务、动作、触发器、调用、规则和记录；记录之下有文件和一刻。每个对象右侧是它的资源名格式。',
    en: 'Tree: an organization has users, devices, images, and projects; a project has resources, labels, tasks, actions, triggers, action runs, rules, and records; a record has files and moments. Beside each object stands the pattern of its resource name.',
  },
  caption: {
    zh: '缩进表示从属，灰色是资源名格式。',
    en: 'Indentation shows what belongs to what; the pattern of the resource name is in gray.',
  },
  draw({k, t}) {
    return k.outline({
      x: 24,
      y: 16,
      w: 672,
      items: [
        {
          level: 0,
          icon: 'organization',
          bold: true,
          label: t({zh: '组织', en: 'Organization'}),
          note: 'organizations/{organization}',
        },
        {level: 1, icon: 'user', label: t({zh: '用户', en: 'User'}), note: 'users/{user}'},
        {level: 1, icon: 'device', label: t({zh: '设备', en: 'Device'}), note: 'devices/{device}'},
        {level: 1, icon: 'image', label: t({zh: '镜像', en: 'Image'})},
        {
          level: 1,
          icon: 'project',
          bold: true,
          label: t({zh: '项目', en: 'Project'}),
          note: 'projects/{project}',
        },
        {
          level: 2,
          icon: 'resources',
          label: t({zh: '通用资源', en: 'Project resources'}),
          note: 'projects/{project}/files/{path}',
        },
        {
          level: 2,
          icon: 'label',
          label: t({zh: '标签', en: 'Label'}),
          note: 'projects/{project}/labels/{label}',
        },
        {
          level: 2,
          icon: 'task',
          label: t({zh: '任务', en: 'Task'}),
          note: 'projects/{project}/tasks/{task}',
        },
        {
          level: 2,
          icon: 'action',
          label: t({zh: '动作', en: 'Action'}),
          note: 'projects/{project}/actions/{action}',
        },
        {level: 2, icon: 'trigger', label: t({zh: '触发器', en: 'Trigger'})},
        {
          level: 2,
          icon: 'play',
          label: t({zh: '调用', en: 'Action run'}),
          note: 'projects/{project}/actionRuns/{run}',
        },
        {
          level: 2,
          icon: 'rule',
          label: t({zh: '规则', en: 'Rule'}),
          note: 'projects/{project}/diagnosisRuleSets/{set}/diagnosisRules/{rule}',
        },
        {
          level: 2,
          icon: 'record',
          bold: true,
          label: t({zh: '记录', en: 'Record'}),
          note: 'projects/{project}/records/{record}',
        },
        {
          level: 3,
          icon: 'file',
          label: t({zh: '文件', en: 'File'}),
          note: 'projects/{project}/records/{record}/files/{path}',
        },
        {
          level: 3,
          icon: 'moment',
          label: t({zh: '一刻', en: 'Moment'}),
          note: 'projects/{project}/events/{event}',
        },
      ],
    });
  },
});
