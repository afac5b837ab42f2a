import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-run',
  width: 348,
  title: {zh: '采集进度与关联记录', en: 'Collection progress and linked records'},
  description: {
    zh: '这次采集的详情：「派发指令」「采集文件」「采集完成」三步都已完成，「关联记录」中有带标签 uploaded 的「第一次采集」。',
    en: 'Details of the run: the steps Dispatch commands, Collect files, and Collection completed are done; under Linked records is First collection with the label uploaded.',
  },
  draw({k, t}) {
    const name = t({zh: '第一次采集', en: 'First collection'});
    const done = {icon: 'check', tone: 'success'} as const;
    return k.settings({x: 16, y: 16, w: k.width - 32, h: 0, title: name}, [
      {title: t({zh: '采集进度', en: 'Collection progress'})},
      {row: [done, t({zh: '派发指令', en: 'Dispatch commands'})]},
      {row: [done, t({zh: '采集文件', en: 'Collect files'}), 'grow', {text: '1/1', tone: 'muted'}]},
      {row: [done, t({zh: '采集完成', en: 'Collection completed'})]},
      {rule: true},
      {title: t({zh: '关联记录', en: 'Linked records'})},
      {row: [{icon: 'record'}, name, 'grow', {chip: 'uploaded', tone: 'accent'}]},
    ]);
  },
});
