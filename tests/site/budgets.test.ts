import path from 'node:path';
import {expect, test} from 'vitest';
import {advice, compare, format, isExceeded} from '../../scripts/lib/budgets';
import {pageBudgets, siteBudgets} from '../../src/config/budgets';
import {pace} from '../pace';

test(
  'pages, search index and pictures are within their budgets',
  () => {
    const build = path.resolve(import.meta.dirname, '../../build');
    const exceeded = compare(build, ['', '/en'], pageBudgets, siteBudgets).filter(isExceeded);
    expect(exceeded.map(format), advice).toEqual([]);
  },
  120_000 * pace,
);
