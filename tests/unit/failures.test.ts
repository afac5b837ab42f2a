/** Counts and failures that `npm test` prints at the end, from the runners' reports. */
import {expect, it} from 'vitest';
import {playwrightOutcome, vitestOutcome, withOutsideErrors} from '../../scripts/lib/failures.mjs';

const long = Array.from({length: 30}, (_, line) => `line ${line}`).join('\n');

it('counts tests of Vitest, and lists failures with the beginning of the message', () => {
  const {failures, ...counts} = vitestOutcome({
    numPassedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {status: 'passed', fullName: 'good', failureMessages: []},
          {status: 'failed', fullName: 'bad', failureMessages: [`${long}\n at x (node:fs)`]},
        ],
      },
      {name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: []},
    ],
  });
  expect(counts).toEqual({passed: 1, failed: 2, skipped: 2});
  expect(failures[0]).toMatch(/^bad\n {4}line 0\n[^]*line 11\n {4}…$/);
  expect(failures[1]).toBe('b.test.ts\n    no such module');
});

it('counts tests of Playwright, and lists failed and flaky tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{status, results: [{errors: [{message: '\u001b[31mError: no\u001b[39m'}]}]}],
  });
  const {failures, ...counts} = playwrightOutcome({
    stats: {expected: 5, flaky: 1, unexpected: 1, skipped: 0},
    errors: [{message: 'the server did not start'}],
    suites: [{specs: [], suites: [{specs: [spec('bad', 'unexpected'), spec('slow', 'flaky')]}]}],
  });
  expect(counts).toEqual({passed: 6, failed: 2, skipped: 0});
  expect(failures).toEqual([
    'a.spec.ts:3 bad\n    Error: no',
    'a.spec.ts:3 slow (passed when repeated)\n    Error: no',
    'outside of the tests\n    the server did not start',
  ]);
});

it.each([
  ['nothing', 0, [], {failed: 0, failures: [], notes: []}],
  [
    'a time-out of the runner',
    1,
    ['Error: [vitest-worker]: Timeout calling "onTaskUpdate"'],
    {failed: 0, notes: [expect.stringContaining('onTaskUpdate')]},
  ],
  [
    'a rejected promise',
    1,
    ['Error: not awaited'],
    {failed: 1, failures: [expect.stringContaining('not awaited')]},
  ],
  ['no reason for its exit code', 1, [], {failed: 1, failures: ['the runner ended with code 1']}],
])('adds to passed tests: %s', (_name, exitCode, errors, expected) => {
  const passed = {passed: 3, failed: 0, skipped: 0, failures: []};
  expect(withOutsideErrors(passed, exitCode, errors)).toMatchObject(expected);
});

it('treats a run without tests as a failure, and shows its errors', () => {
  const none = {passed: 0, failed: 0, skipped: 0, failures: []};
  expect(withOutsideErrors(none, 1, ['Error: no such module'])).toMatchObject({
    failed: 1,
    failures: ['no test ran', expect.stringContaining('no such module')],
  });
});
