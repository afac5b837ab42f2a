import {type Bilingual, defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'data-model-tree',
  width: 720,
  height: 512,
  narrow: true,
  title: {zh: '对象的层级与资源名', en: 'Hierarchy of objects and their names'},
  description: {
    zh: '树形图：组织之下有用户、设备、镜像和项目；项目之下有通用资源、标签、任务、动作、触发器、调用、规则和记录；记录之下有文件和一刻。每个对象右侧是它的资源名格式。',
    en: 'Tree: an organization has users, devices, images, and projects; a project has resources, labels, tasks, actions, triggers, action runs, rules, and records; a record has files and moments. Beside each object stands the pattern of its resource name.',
  },
  caption: {
    zh: '缩进表示从属，灰色是资源名格式。',
    en: 'Indentation shows what belongs to what; the pattern of the resource name is in gray.',
  },
  draw({k, t, narrow}) {
    const named = (
      level: number,
      icon: IconName,
      label: Bilingual,
      note?: string,
      bold?: boolean,
    ) => ({level, icon, label: t(label), note, bold});
    const nodes = [
      named(
        0,
        'organization',
        {zh: '组织', en: 'Organization'},
        'organizations/{organization}',
        true,
      ),
      named(1, 'user', {zh: '用户', en: 'User'}, 'users/{user}'),
      named(1, 'device', {zh: '设备', en: 'Device'}, 'devices/{device}'),
      named(1, 'image', {zh: '镜像', en: 'Image'}),
      named(1, 'project', {zh: '项目', en: 'Project'}, 'projects/{project}', true),
      named(2, 'resources', {zh: '通用资源', en: 'Project resources'}, '/files/{path}'),
      named(2, 'label', {zh: '标签', en: 'Label'}, '/labels/{label}'),
      named(2, 'task', {zh: '任务', en: 'Task'}, '/tasks/{task}'),
      named(2, 'action', {zh: '动作', en: 'Action'}, '/actions/{action}'),
      named(2, 'trigger', {zh: '触发器', en: 'Trigger'}),
      named(2, 'play', {zh: '调用', en: 'Action run'}, '/actionRuns/{run}'),
      named(
        2,
        'rule',
        {zh: '规则', en: 'Rule'},
        narrow ? '/diagnosisRuleSets/{set}/…' : '/diagnosisRuleSets/{set}/diagnosisRules/{rule}',
      ),
      named(2, 'record', {zh: '记录', en: 'Record'}, '/records/{record}', true),
      named(3, 'file', {zh: '文件', en: 'File'}, '/records/{record}/files/{path}'),
      named(3, 'moment', {zh: '一刻', en: 'Moment'}, '/events/{event}'),
    ];
    return k.outline({
      x: narrow ? 12 : 24,
      y: 16,
      w: narrow ? 328 : 672,
      // On a phone, objects in a project have names relative to it: whole names have no room.
      items: nodes.map((node) => ({
        ...node,
        note: narrow || !node.note?.startsWith('/') ? node.note : `projects/{project}${node.note}`,
      })),
    });
  },
});
