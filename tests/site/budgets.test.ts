import path from 'node:path';
import {expect, test} from 'vitest';
import {compare, format, isExceeded} from '../../scripts/lib/budgets';
import {pageBudgets, siteBudgets} from '../../src/config/budgets';

test('pages, search index and pictures are within their budgets', () => {
  const build = path.resolve(import.meta.dirname, '../../build');
  const findings = compare(build, ['', '/en'], pageBudgets, siteBudgets);
  expect(findings.filter(isExceeded).map(format)).toEqual([]);
});
