/**
 * Broken pages stop the build with a message that names the place. One build contains all faults of a kind:
 * those that the bundler finds, and those that Docusaurus finds after all pages are compiled.
 */
import {expect, it} from 'vitest';
import {build, withSample} from './sample-site';
import {pace} from '../pace';

const minutes = 60_000 * pace;
const english = 'i18n/en/docusaurus-plugin-content-docs/current';
const page = (body: string) => `---\ntitle: 总览\n---\n\n${body}\n`;

/** Replacement of each file, and the message that the build must print. */
async function expectFailure(
  files: Record<string, string>,
  says: readonly RegExp[],
  languages?: 'both',
): Promise<void> {
  await withSample(async (sample) => {
    Object.entries(files).forEach(([file, text]) => sample.write(file, text));
    const {exitCode, output} = await build(sample, languages);
    expect(exitCode, output).not.toBe(0);
    says.forEach((part) => expect(output).toMatch(part));
  });
}

it(
  'pages that cannot be compiled stop the build, each with its file and its fault',
  () =>
    expectFailure(
      {
        'docs/overview.md': page('<Figure name="no-such-figure" />'),
        'docs/language.md': page('```bahs\nls\n```'),
        'docs/marks.md': page('```bash\nls\n# focus-start\npwd\n```'),
        'docs/image.md': page('![设备列表](./no-such-image.png)'),
        'docs/diagram.md': page('```mermaid\nflowchart TB\n  accTitle: 一\n  accDescr: 二\n```'),
      },
      [
        /no-such-figure[^]*docs\/overview\.md|docs\/overview\.md[^]*no-such-figure/,
        /docs\/language\.md:5: "bahs" is no language/,
        /docs\/marks\.md:7: "focus-start" is not closed/,
        /no-such-image\.png/,
      ],
    ),
  4 * minutes,
);

it(
  'a link to a missing heading stops the build, also in English alone',
  () =>
    expectFailure(
      {[`${english}/overview.md`]: page('[Gone](./developers/openapi/intro.md#no-such-heading)')},
      [/broken anchors/i, /\/en\/docs\/overview/, /no-such-heading/],
      'both',
    ),
  4 * minutes,
);
