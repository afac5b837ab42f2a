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
  drawingFile,
  drawingName,
  drawingsFolder,
  modes,
  readDrawing,
} from '../../src/plugins/diagrams/drawings';
import remarkDiagrams from '../../src/plugins/diagrams/remark';

const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
afterAll(() => rmSync(folder, {recursive: true}));

const source = 'flowchart TB\n  robot --> record';
const svg =
  '<svg width="120" height="80" xmlns="http://www.w3.org/2000/svg"><title id="t">From a robot</title><desc id="d">To a record &amp; back.</desc></svg>\n';

function transform(markdown: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDiagrams, {directory: folder, address: '/figures/'});
  return processor.runSync(processor.parse(markdown), {value: markdown, path: 'a.md'});
}

const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``;

describe('diagrams drawn ahead of time', () => {
  it('leaves a block without a drawing to the browser', () => {
    expect(transform(fence(source)).children[0]?.type).toBe('code');
  });

  it('puts a drawing in the place of its block', () => {
    for (const mode of modes) {
      writeFileSync(path.join(folder, drawingFile(drawingName(source), mode)), svg);
    }
    const drawing = readDrawing(source, folder);
    expect(drawing).toMatchObject({
      width: 120,
      height: 80,
      alt: 'From a robot To a record & back.',
    });
    const [element] = transform(fence(source)).children;
    expect(element).toMatchObject({type: 'mdxJsxFlowElement', name: 'Diagram'});
    expect(JSON.stringify(element)).toContain(`/figures/${drawing?.files.light}`);
    expect(transform(fence(`${source} --> task`)).children[0]?.type).toBe('code');
  });

  it('loads at once on the first screen, and only the first one', () => {
    const count = (markdown: string) =>
      JSON.stringify(transform(markdown)).match(/"name":"priority"/g)?.length ?? 0;
    const one = fence(source);
    expect(count(`Text\n\n${one}\n\n${one}\n`)).toBe(1);
    expect(count(`${'Word '.repeat(300)}\n\n${one}\n`)).toBe(0);
    // Below a figure nothing is on the first screen.
    expect(count(`Text\n\n<Figure name="record-page" />\n\n${one}\n`)).toBe(0);
  });

  it('says what to do with a file that is no drawing', () => {
    writeFileSync(path.join(folder, drawingFile(drawingName(source), 'light')), 'no picture');
    expect(() => readDrawing(source, folder)).toThrow(/light\.svg: .* run "npm run diagrams"/);
  });
});

describe('the diagrams of the pages', () => {
  const sources = mermaidSources();
  const wanted = new Set(
    sources.flatMap(({text}) => modes.map((mode) => drawingFile(drawingName(text), mode))),
  );
  const present = readdirSync(drawingsFolder);

  it('all have been drawn: otherwise run "npm run diagrams" and commit what it writes', () => {
    const missing = sources
      .filter(({text}) => !present.includes(drawingFile(drawingName(text), 'light')))
      .map(({file, line}) => `${file}:${line}`);
    expect(missing).toEqual([]);
  });

  it('are all in use: otherwise run "npm run diagrams", which deletes the others', () => {
    expect(present.filter((file) => !wanted.has(file))).toEqual([]);
  });

  it('hold no script and load nothing', () => {
    const suspicious = present.filter((file) =>
      /<script|\son\w+=|href="http/.test(readFileSync(path.join(drawingsFolder, file), 'utf8')),
    );
    expect(suspicious).toEqual([]);
  });
});
