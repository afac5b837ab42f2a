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
  '<svg width="120" height="80" aria-label="From &amp; to" role="group"><desc>To a record.</desc></svg>';
const draw = () => writeFileSync(path.join(folder, pictureFile(pictureName(source))), `${svg}\n`);

function transform(markdown: string, mustBeDrawn = true): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDiagrams, {directory: folder, mustBeDrawn});
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

  it('puts the picture in the place of its block', () => {
    draw();
    const name = pictureName(source);
    const data = {caption: 'From & to', width: 120, height: 80, svg};
    expect(readPicture(name, folder)).toEqual(data);
    const [imported, element] = transform(fence(source)).children;
    expect(JSON.stringify(imported)).toContain(`@figures/diagram-${name}`);
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'Diagram'});
    expect(JSON.stringify(element)).toContain(`diagram_${name}`);
  });

  it('has one picture for every kind of line ending', () => {
    for (const other of [source.replaceAll('\n', '\r\n'), `\uFEFF${source}\n`]) {
      expect(pictureName(other)).toBe(pictureName(source));
    }
    const [, element] = transform(fence(source).replaceAll('\n', '\r\n')).children;
    expect(element).toMatchObject({name: 'Diagram'});
  });
});

describe('the diagrams of the pages', () => {
  const wanted = new Set(mermaidSources().map(({text}) => pictureFile(pictureName(text))));
  const present = readdirSync(pictureFolder);

  // That each has been drawn is a rule of tests/content.
  it('have no picture that no page uses', () => {
    expect(present.filter((file) => !wanted.has(file))).toEqual([]);
  });

  it('hold no script, load nothing, and have the colors of the page', () => {
    const suspicious = present.filter((file) =>
      /<script|\son\w+=|href="http|rgb\(|(?:fill|stroke|color)[:=] ?"?#|Arial/.test(
        readFileSync(path.join(pictureFolder, file), 'utf8'),
      ),
    );
    expect(suspicious).toEqual([]);
  });
});
