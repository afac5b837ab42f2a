import path from 'node:path';
import type {Config} from '@docusaurus/types';
import lazySections from '../../src';

/** Small site with Docusaurus' own theme. `LAZY_SECTIONS=0` disables the plugin. */
const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  future: {v4: true, experimental_faster: true},
  onBrokenLinks: 'throw',
  // `future.v4` of 3.10 disables the syntax `## Title {#id}`.
  markdown: {mdx1Compat: {headingIds: true}},
  presets: [
    ['classic', {docs: {sidebarPath: path.join(__dirname, 'sidebars.ts')}, blog: false, theme: {}}],
  ],
  plugins: process.env.LAZY_SECTIONS === '0' ? [] : [lazySections],
  themeConfig: {
    navbar: {title: 'Fixture', items: [{type: 'doc', docId: 'guide/finish', label: 'The end'}]},
  },
};

export default config;
