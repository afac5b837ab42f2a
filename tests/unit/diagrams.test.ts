import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {diagramName, readSource} from 'docusaurus-plugin-diagrams';
import {describe, expect, it} from 'vitest';
import {mermaidSources} from '../../scripts/lib/mermaid-sources';
import {diagrams} from '../../src/config/diagrams';

const {directory} = diagrams;

describe('diagrams of the pages', () => {
  const expected = new Set(mermaidSources().map(({text}) => diagramName(text, diagrams)));
  const present = readdirSync(directory);

  // A rule of tests/content checks that each has been drawn.
  it('have no unused file', () => {
    expect(present.filter((file) => !expected.has(path.parse(file).name))).toEqual([]);
  });

  it('match their Mermaid sources', () => {
    const wrong = [...expected].filter(
      (name) => diagramName(readSource(name, directory), diagrams) !== name,
    );
    expect(wrong).toEqual([]);
  });

  it('contain no script, load nothing, and have the colors of the page', () => {
    const suspicious = present.filter(
      (file) =>
        file.endsWith('.svg') &&
        /<script|\son\w+=|href="http|rgb\(|(?:fill|stroke|color)[:=] ?"?#|Arial/.test(
          readFileSync(path.join(directory, file), 'utf8'),
        ),
    );
    expect(suspicious).toEqual([]);
  });
});
