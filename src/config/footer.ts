import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {brand} from './brand';
import {localized} from './locales';

/** Three columns and the copyright line at the bottom of every page. */
export function footer(): MultiColumnFooter {
  return {
    style: 'light',
    copyright: brand.copyright,
    links: [
      {
        title: localized({zh: '法律协议', en: 'Legal'}),
        items: [
          {label: localized({zh: '隐私政策', en: 'Privacy Policy'}), to: '/legal/privacy'},
          {label: localized({zh: '服务协议', en: 'Terms of Service'}), to: '/legal/terms'},
        ],
      },
      {
        title: localized({zh: '数据安全', en: 'Data security'}),
        items: [
          {
            label: localized({zh: '刻行数据安全白皮书', en: 'coScene Data Security White Paper'}),
            to: '/security/security-white-paper',
          },
          {
            label: localized({zh: '刻行数据安全方案', en: 'coScene Data Security Solution'}),
            to: '/security/data-security-solution',
          },
        ],
      },
      {
        title: localized({zh: '更多相关链接', en: 'More'}),
        items: [
          {label: localized({zh: '关于', en: 'About'}), to: '/about'},
          {label: localized({zh: '产品下载', en: 'Download'}), to: '/download'},
          {label: 'GitHub', href: brand.codeHost},
          {label: localized({zh: '刻行时空官网', en: 'Homepage'}), href: localized(brand.website)},
        ],
      },
    ],
  };
}
