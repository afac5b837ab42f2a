import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-organization',
  width: 348,
  title: {zh: '创建组织', en: 'Create an organization'},
  description: {
    zh: '创建组织的表单：「组织名称」填写示例机器人，「组织ID」填写 demo-robotics，下面是「创建组织」按钮。',
    en: 'Form to create an organization: Organization Name is Demo Robotics, Organization ID is demo-robotics, and below is the button Create Organization.',
  },
  draw({k, t}) {
    const create = t({zh: '创建组织', en: 'Create Organization'});
    return k.form({title: create, actions: [{button: create, kind: 'primary'}]}, [
      {
        field: t({zh: '组织名称', en: 'Organization Name'}),
        required: true,
        value: t({zh: '示例机器人', en: 'Demo Robotics'}),
      },
      {field: t({zh: '组织 ID', en: 'Organization ID'}), required: true, value: 'demo-robotics'},
    ]);
  },
});
