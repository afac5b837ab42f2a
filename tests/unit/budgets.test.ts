// Random bytes are incompressible.
import {randomBytes as noise} from 'node:crypto';
import {beforeEach, expect, it} from 'vitest';
import {compare, isExceeded} from '../../scripts/lib/budgets';
import {TestFolder} from 'test-utils';

const page = {kind: 'home', path: '/', js: 2_000, css: 1_000, html: 500};
const site = {searchIndex: 3_000, picture: 1_500, imageFile: 0, undivided: {js: 4_000, css: 3_000}};

const build = new TestFolder();
const exceeded = () =>
  compare(build.root, [''], [page], site)
    .filter(isExceeded)
    .map(({what}) => what);

beforeEach(() => {
  build.put(
    'index.html',
    '<!DOCTYPE html><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><script src=/main.js defer></script><link rel="preload" as="script" href="/chunk.js">',
  );
  build.put('main.js', noise(1_000));
  build.put('chunk.js', noise(500));
  build.put('a.css', noise(300));
  build.put('b.css', noise(200));
  build.put('img/a.svg', '<svg/>'.repeat(1_000));
  build.put('assets/social/card.png', noise(9_000));
  build.put('assets/search/index.zh.json', noise(2_000));
});

it('passes a site within its budgets, with drawings measured compressed', () => {
  expect(exceeded()).toEqual([]);
});

it.each([
  ['a larger chunk', 'chunk.js', 1_500, 'home /, js'],
  ['larger styles', 'a.css', 1_300, 'home /, css'],
  ['a larger page', 'index.html', 800, 'home /, html'],
  [
    'a larger index',
    'assets/search/index.zh.json',
    4_000,
    'search index, assets/search/index.zh.json',
  ],
  ['a large picture', 'img/new/b.png', 2_000, 'picture, img/new/b.png'],
])('fails budgets on %s', (_, file, bytes, what) => {
  build.put(file, noise(bytes));
  expect(exceeded()).toEqual([what]);
});

it('raises budgets for a site without lazy sections', () => {
  build.put('index.html', '<link rel="stylesheet" href="/a.css"><script src=/main.js></script>');
  build.put('a.css', noise(3_500));
  build.put('main.js', noise(3_500));
  expect(exceeded()).toEqual(['home /, css']);
});
