import type {Config} from '@docusaurus/types';

export const favicon = 'img/favicon.svg';

/** Icons for browsers without SVG support. */
export const headTags: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
];
