import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Guide',
      link: {type: 'generated-index', slug: '/guide'},
      items: ['guide/start', 'guide/finish'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/first',
        {
          type: 'category',
          label: 'Nested',
          link: {type: 'doc', id: 'reference/nested/index'},
          items: ['reference/nested/deep'],
        },
      ],
    },
    {type: 'category', label: 'More', collapsed: false, items: ['more/open']},
  ],
};

export default sidebars;
