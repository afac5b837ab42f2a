import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {afterAll, describe, expect, it} from 'vitest';
import {
  diagramFiles,
  diagramName,
  drawDiagrams,
  readPicture,
  readSource,
  remarkDiagrams,
} from '../src';

const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
afterAll(() => rmSync(folder, {recursive: true}));

const source = 'flowchart TB\n  robot --> record';
const svg =
  '<svg width="120" height="80" aria-label="From &amp; to" role="group"><desc>To a record.</desc></svg>';
const options = {directory: folder, mermaid: {fontSize: 13}, phone: {}, leastScale: 1};
const name = diagramName(source, options);

function draw(): void {
  const files = diagramFiles(name, folder);
  writeFileSync(files.picture, `${svg}\n`);
  writeFileSync(files.source, `${source.replaceAll('\n', '\r\n')}\r\n`);
}

function transform(markdown: string, mustBeDrawn = true): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDiagrams, {...options, mustBeDrawn});
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

  it('stops drawing at a block that Mermaid cannot parse, with page, line and reason', async () => {
    const page = {
      setContent: async () => {},
      addScriptTag: async () => {},
      evaluate: async (_code: unknown, input?: object) => {
        if (input && 'source' in input) {
          throw new Error('Parse error on line 2');
        }
      },
    };
    const tools = {
      launch: async () => ({newPage: async () => page, close: async () => {}}) as never,
      styles: '',
      faces: [],
      checkFonts: async () => {},
    };
    const block = {text: 'flowchart TB\n  a --', lang: 'en', file: 'docs/a.md', line: 3};
    await expect(drawDiagrams([block], options, tools)).rejects.toThrow(
      'docs/a.md:3: Mermaid cannot draw this block: Parse error on line 2',
    );
  });

  it('replaces a block with its picture', () => {
    draw();
    const data = {caption: 'From & to', width: 120, height: 80, svg};
    expect(readPicture(name, options)).toEqual(data);
    expect(readSource(name, folder)).toBe(source);
    const [imported, element] = transform(fence(source)).children;
    expect(JSON.stringify(imported)).toContain(`@diagrams/${name}`);
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'Diagram'});
    expect(JSON.stringify(element)).toContain(`diagram_${name}`);
    expect(JSON.stringify(element)).not.toContain('robot');
  });

  it('uses another picture for other settings', () => {
    const changed = {...options, mermaid: {fontSize: 14}};
    expect(diagramName(source, changed)).not.toBe(name);
  });

  it('uses one picture for every kind of line ending', () => {
    for (const other of [source.replaceAll('\n', '\r\n'), `\uFEFF${source}\n`]) {
      expect(diagramName(other, options)).toBe(name);
    }
    const [, element] = transform(fence(source).replaceAll('\n', '\r\n')).children;
    expect(element).toMatchObject({name: 'Diagram'});
  });
});
