import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {afterAll, describe, expect, it} from 'vitest';
import {mermaidSources} from '../../scripts/lib/mermaid-sources';
import {
  modes,
  pictureFile,
  pictureFolder,
  pictureName,
  readPicture,
} from '../../src/plugins/diagrams/picture';
import remarkDiagrams from '../../src/plugins/diagrams/remark';

const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
afterAll(() => rmSync(folder, {recursive: true}));

const source = 'flowchart TB\n  robot --> record';
const svg =
  '<svg width="120" height="80" xmlns="http://www.w3.org/2000/svg"><title id="t">From a robot</title><desc id="d">To a record &amp; back.</desc></svg>\n';
const drawn = () =>
  modes.forEach((mode) =>
    writeFileSync(path.join(folder, pictureFile(pictureName(source), mode)), svg),
  );

function transform(markdown: string, mustBeDrawn = true): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDiagrams, {directory: folder, address: '/figures/', mustBeDrawn});
  const file = {value: markdown, path: path.resolve('docs/a.md')};
  return processor.runSync(processor.parse(markdown), file);
}

const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``;

describe('diagrams drawn ahead of time', () => {
  it('stops a build at a block that was not drawn, with page, line and command', () => {
    expect(() => transform(`Text\n\n${fence('flowchart TB\n  new')}`)).toThrow(
      /^docs\/a\.md:3: .*Run "npm run diagrams"/,
    );
  });

  it('puts pictures in the place of their block', () => {
    drawn();
    const picture = readPicture(source, folder);
    const texts = {title: 'From a robot', alt: 'To a record & back.'};
    expect(picture).toMatchObject({width: '120', height: '80', ...texts});
    const [element] = transform(fence(source)).children;
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'Diagram'});
    expect(JSON.stringify(element)).toContain(`/figures/${picture?.light}`);
  });

  it('has one picture for every kind of line ending', () => {
    for (const other of [source.replaceAll('\n', '\r\n'), `\uFEFF${source}\n`]) {
      expect(pictureName(other)).toBe(pictureName(source));
    }
    const [element] = transform(fence(source).replaceAll('\n', '\r\n')).children;
    expect(element).toMatchObject({name: 'Diagram'});
  });
});

describe('the diagrams of the pages', () => {
  const wanted = new Set(
    mermaidSources().flatMap(({text}) => modes.map((mode) => pictureFile(pictureName(text), mode))),
  );
  const present = readdirSync(pictureFolder);

  // That each has been drawn is a rule of tests/content.
  it('have no picture that no page uses', () => {
    expect(present.filter((file) => !wanted.has(file))).toEqual([]);
  });

  it('hold no script and load nothing', () => {
    const suspicious = present.filter((file) =>
      /<script|\son\w+=|href="http/.test(readFileSync(path.join(pictureFolder, file), 'utf8')),
    );
    expect(suspicious).toEqual([]);
  });
});
