import {defineFigure, type Part} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'data-collection-panel',
  width: 720,
  narrow: true,
  title: {zh: '数据采集面板', en: 'Data collection panel'},
  description: {
    zh: '面板上方是项目名称和记录标签，中间是开始采集、带计时的结束采集、取消采集三个按钮，下方是日志：开始采集成功。',
    en: 'Project name and record labels at the top of the panel. In the middle, the buttons to start, to end with a timer, and to cancel. At the bottom, the log: collection started.',
  },
  caption: {
    zh: '正在采集，结束后文件自动上传成记录。',
    en: 'A take is being recorded. When it ends, its files are uploaded to a record.',
  },
  legend: [
    {zh: '记录保存到的项目', en: 'The project in which the record is saved'},
    {zh: '加到记录上的标签', en: 'Labels for the record'},
    {zh: '开始', en: 'Start'},
    {zh: '结束，带计时', en: 'End, with a timer'},
    {zh: '取消，丢弃这次录制', en: 'Cancel, and discard the take'},
    {zh: '日志与上传进度', en: 'Log and upload progress'},
  ],
  draw({k, t, narrow}) {
    const panel = narrow ? {x: 36, y: 12, w: 304, h: 352} : {x: 72, y: 24, w: 576, h: 284};
    return k.panel({...panel, title: t({zh: '数据采集', en: 'Data Collection'})}, (body) => {
      const x = body.x + (narrow ? 14 : 24);
      const w = body.w - 2 * (x - body.x);
      const project: Part = {
        field: t({zh: '项目名称', en: 'Project name'}),
        kind: 'select',
        value: t({zh: '分拣示教', en: 'Picking demos'}),
        n: 1,
      };
      const labels: Part = {
        field: t({zh: '记录标签', en: 'Record labels'}),
        items: [{chip: 'pick-and-place'}, 'grow', {callout: 2}],
      };
      const form: Part[] = [
        ...(narrow ? [project, labels] : [{beside: [{...project, n: undefined}, labels], n: 1}]),
        {
          row: [
            {callout: 3},
            {button: t({zh: '开始采集', en: 'Start'}), kind: 'primary', disabled: true},
            {callout: 4},
            {button: t({zh: '结束采集 00:42', en: 'End 00:42'}), kind: 'primary'},
            {callout: 5},
            {button: t({zh: '取消采集', en: 'Cancel'}), kind: 'danger'},
          ],
        },
      ];
      const y = body.y + 20 + k.partsHeight(form, w);
      return [
        k.parts({x, y: body.y + 12, w}, form, body.x),
        k.card({x, y, w, h: 80}, () =>
          k.row({x: x + 12, y: y + 8, w: w - 24}, [
            {icon: 'check', size: 16, tone: 'success'},
            t({zh: '开始采集成功', en: 'Collection started'}),
            'grow',
            {callout: 6},
          ]),
        ),
      ];
    });
  },
});
