import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {build, redirects, withSample} from './sample-site';

const minutes = 60_000;

const page = (body: string) => `---\ntitle: 总览\n---\n\n${body}\n`;
const overview = 'docs/overview.md';
const englishOverview = 'i18n/en/docusaurus-plugin-content-docs/current/overview.md';

interface Fault {
  name: string;
  languages?: 'both';
  files: Record<string, string>;
  environment?: Record<string, string>;
  /** What the message must say: what is wrong, and where. */
  says: RegExp[];
}

const faults: Fault[] = [
  {
    name: 'a link to a page that does not exist',
    files: {[overview]: page('[不存在](/docs/no-such-page)')},
    says: [/broken links/i, /source page path = \/docs\/overview/, /\/docs\/no-such-page/],
  },
  {
    name: 'a link to a page that does not exist, in English',
    languages: 'both',
    files: {[englishOverview]: page('[Gone](/docs/no-such-page)')},
    says: [/broken links/i, /source page path = \/en\/docs\/overview/, /\/en\/docs\/no-such-page/],
  },
  {
    name: 'a link to a heading that does not exist',
    files: {[overview]: page('[不存在](./developers/openapi/intro.md#no-such-heading)')},
    says: [/broken anchors/i, /source page path = \/docs\/overview/, /intro#no-such-heading/],
  },
  {
    name: 'a link to a heading that does not exist, in English',
    languages: 'both',
    files: {[englishOverview]: page('[Gone](#no-such-heading)')},
    says: [/broken anchors/i, /source page path = \/en\/docs\/overview/, /#no-such-heading/],
  },
  {
    name: 'two pages with one address',
    files: {'docs/again.md': '---\ntitle: 又一页\nslug: /overview\n---\n\n文字\n'},
    says: [/duplicate routes/i, /\/docs\/overview/],
  },
  {
    name: 'a link to a Markdown file that does not exist',
    files: {[overview]: page('[不存在](./no-such-file.md)')},
    says: [/\.\/no-such-file\.md/, /docs\/overview\.md/],
  },
  {
    name: 'an image that does not exist',
    files: {[overview]: page('![设备列表](./no-such-image.png)')},
    says: [/no-such-image\.png/, /docs\/overview\.md/],
  },
  {
    name: 'front matter that cannot be read',
    files: {[overview]: '---\ntitle: [总览\n---\n\n文字\n'},
    says: [/docs\/overview\.md/, /front matter/i],
  },
  {
    name: 'a component that does not exist',
    files: {[overview]: page('<Figur name="a" />')},
    // With file, line and remedy: `npm run check:content`.
    says: [/"\/docs\/overview"/, /Expected component `Figur` to be defined/],
  },
  {
    name: 'data that is not JSON',
    files: {'src/data/cocli-commands.json': '{\n  "tool": {}\n  "commands": []\n}\n'},
    says: [/src\/data\/cocli-commands\.json:3: this is not valid JSON: /],
  },
  {
    name: 'a figure that does not exist',
    files: {[overview]: page('<Figure name="no-such-figure" />')},
    says: [/no-such-figure/, /docs\/overview\.md/],
  },
  {
    name: 'code in an unknown language',
    files: {[overview]: page('```bahs\nls\n```')},
    says: [/docs\/overview\.md:5: "bahs" is no language/, /Nearest: .*"bash"/],
  },
  {
    name: 'marked lines that do not end',
    files: {[overview]: page('```bash\nls\n# focus-start\npwd\n```')},
    says: [/docs\/overview\.md:7: "focus-start" is not closed/, /"focus-end"/],
  },
  {
    name: 'a page in the sidebar that does not exist',
    files: {
      'sidebars.ts': `export default {docs: ['overview', 'developers/openapi/intro', 'no-such-page']};\n`,
    },
    says: [/sidebar/i, /no-such-page/],
  },
  {
    name: 'a redirect to a page that does not exist',
    files: {
      'src/config/redirects.ts': redirects([{from: '/docs/old', to: '/docs/no-such-page'}]),
    },
    says: [/redirected to but do not exist:\n- \/docs\/no-such-page/],
  },
  {
    name: 'analytics with one of its two settings',
    files: {},
    environment: {ANALYTICS_DOMAIN: 'docs.example.com'},
    says: [/ANALYTICS_SCRIPT_URL missing, while ANALYTICS_DOMAIN is set/],
  },
  {
    name: 'an address of the site that is none',
    files: {},
    environment: {SITE_URL: 'docs.example.com'},
    says: [/SITE_URL is "docs\.example\.com": write scheme and host alone/],
  },
  {
    name: 'hosted search with a part of its settings',
    files: {},
    environment: {ALGOLIA_APP_ID: 'app'},
    says: [/ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME missing, while ALGOLIA_APP_ID set/],
  },
  {
    name: 'an address for feedback that is none',
    files: {},
    environment: {FEEDBACK_ENDPOINT: 'feedback.example.com'},
    says: [/FEEDBACK_ENDPOINT is "feedback\.example\.com": write an https:\/\/ address/],
  },
  {
    name: 'a changelog whose languages are out of step',
    files: {
      'src/pages/changelog.md':
        '# 发布历史\n\n## 2026 {#y2026}\n\n### 26.11.0 {#v26-11-0}\n\n2026-04-04\n\n**新增**\n\n- 一项变化。\n',
    },
    says: [/changelog/i, /26\.1[01]\.0/],
  },
];

describe('the build', () => {
  it.concurrent(
    'passes on the sample, in both languages',
    () =>
      withSample(async (sample) => {
        const {exitCode, output} = await build(sample, 'both');
        expect(exitCode, output).toBe(0);
        for (const file of ['docs/overview.html', 'en/docs/overview.html']) {
          expect(existsSync(path.join(sample.directory, 'build', file)), file).toBe(true);
        }
      }),
    6 * minutes,
  );

  it.concurrent(
    'adds analytics when it is told to, and only then',
    () =>
      withSample(async (sample) => {
        const built = async () => {
          const {exitCode, output} = await build(sample);
          expect(exitCode, output).toBe(0);
          const folder = path.join(sample.directory, 'build');
          const [script = ''] = readdirSync(path.join(folder, 'assets/js')).filter((file) =>
            /^main\..*\.js$/.test(file),
          );
          return {
            html: readFileSync(path.join(folder, 'docs/overview.html'), 'utf8'),
            script: readFileSync(path.join(folder, 'assets/js', script), 'utf8'),
          };
        };
        const off = await built();
        expect(off.html).not.toMatch(/name="?analytics/);
        expect(off.script).not.toContain('globalPrivacyControl');
        Object.assign(sample.environment, {
          ANALYTICS_SCRIPT_URL: 'https://stats.example.com/js/script.js',
          ANALYTICS_DOMAIN: 'docs.example.com',
        });
        const on = await built();
        expect(on.html).toMatch(
          /<meta name="?analytics"? content="?https:\/\/stats\.example\.com\/js\/script\.js"? data-domain="?docs\.example\.com/,
        );
        // The page itself must not ask the host: a script decides.
        expect(on.html).not.toMatch(/<script[^>]*stats\.example\.com/);
        expect(on.script).toContain('globalPrivacyControl');
      }),
    6 * minutes,
  );

  it.concurrent.each(faults)(
    'stops at $name',
    ({languages, files, environment, says}) =>
      withSample(async (sample) => {
        Object.assign(sample.environment, environment);
        for (const [file, text] of Object.entries(files)) {
          sample.write(file, text);
        }
        const {exitCode, output} = await build(sample, languages);
        expect(exitCode, output).not.toBe(0);
        for (const part of says) {
          expect(output).toMatch(part);
        }
      }),
    4 * minutes,
  );
});
