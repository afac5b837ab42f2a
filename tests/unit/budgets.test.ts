import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compare, isExceeded} from '../../scripts/lib/budgets';

const page = {kind: 'home', path: '/', js: 2_000, css: 1_000, html: 500};
const site = {searchIndex: 3_000, picture: 1_500};

/** Bytes that no compression makes smaller. */
const noise = (bytes: number): string => randomBytes(bytes).toString('latin1');

describe('budgets', () => {
  let build: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), text, 'latin1');
  };
  const exceeded = () =>
    compare(build, [''], [page], site)
      .filter(isExceeded)
      .map(({what}) => what);

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
    write(
      'index.html',
      '<!DOCTYPE html><link rel="stylesheet" href="/a.css"><script src=/main.js defer></script><link rel="preload" as="script" href="/chunk.js">',
    );
    write('main.js', noise(1_000));
    write('chunk.js', noise(500));
    write('a.css', noise(500));
    write('img/a.svg', '<svg/>'.repeat(1_000));
    write('assets/social/card.png', noise(9_000));
    write('assets/search/index.zh.json', noise(2_000));
  });
  afterEach(() => rmSync(build, {recursive: true}));

  it('are kept by a site within them, drawings counted as they are sent', () => {
    expect(exceeded()).toEqual([]);
  });

  it.each([
    ['a larger chunk', 'chunk.js', 1_500, 'home /, js'],
    ['larger styles', 'a.css', 1_500, 'home /, css'],
    ['a larger page', 'index.html', 800, 'home /, html'],
    [
      'a larger index',
      'assets/search/index.zh.json',
      4_000,
      'search index, assets/search/index.zh.json',
    ],
    ['a large picture', 'img/new/b.png', 2_000, 'picture, img/new/b.png'],
  ])('fail on %s', (_, file, bytes, what) => {
    write(file, noise(bytes));
    expect(exceeded()).toEqual([what]);
  });

  it('stop when a page with a budget is gone', () => {
    expect(() => compare(build, ['/en'], [page], site)).toThrow(/has no page \/en\//);
  });
});
