import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-template',
  width: 348,
  title: {zh: '从模版添加规则', en: 'Add rule from template'},
  description: {
    zh: '对话框「从模版添加规则」：选中「错误码采集规则」，其下有「下载示例文件」；另一个模板是「问题定位规则」。',
    en: 'Dialog Add rule from template: Error code collection rules is selected, with Download sample file below it; the other template is Problem matching rules.',
  },
  draw({k, t}) {
    const box = {x: 28, w: k.width - 56};
    return k.dialog(
      {
        x: 16,
        y: 16,
        w: k.width - 32,
        h: 176,
        title: t({zh: '从模版添加规则', en: 'Add rule from template'}),
      },
      () => [
        k.card({...box, y: 64, h: 68, tone: 'accent'}),
        k.row({x: box.x + 12, y: 66}, [
          {icon: 'rule', tone: 'accent'},
          {text: t({zh: '错误码采集规则', en: 'Error code collection rules'}), bold: true},
        ]),
        k.row({x: box.x + 12, y: 96}, [
          {icon: 'download', size: 16, tone: 'accent'},
          {text: t({zh: '下载示例文件', en: 'Download sample file'}), tone: 'accent'},
        ]),
        k.card({...box, y: 140, h: 40}),
        k.row({x: box.x + 12, y: 144}, [
          {icon: 'rule'},
          t({zh: '问题定位规则', en: 'Problem matching rules'}),
        ]),
      ],
    );
  },
});
