/** Failures of a suite, repeated at the end of the log. */
import {stripVTControlCharacters} from 'node:util';

/** Lines of a message that are repeated; the log above has all of it. */
const MAX_LINES = 12;

/** Places in the code of others, and empty lines. */
const besides = /^\s*(?:at .*(?:node_modules|\bnode:).*)?$/;

/** A name and the beginning of what was said, indented below it. */
function entry(name, messages) {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
    .filter((line) => !besides.test(line));
  const more = lines.length > MAX_LINES ? ['…'] : [];
  return [name, ...lines.slice(0, MAX_LINES), ...more].join('\n    ');
}

/** @typedef {{passed: number, failed: number, skipped: number, failures: string[], notes?: string[]}} Outcome */

/**
 * @param {object} report Of Vitest's JSON reporter.
 * @returns {Outcome} A file that fails outside of its tests is a failure, too.
 */
export function vitestOutcome(report) {
  const failures = report.testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [entry(name, [message])]
      : failed.map(({fullName, failureMessages}) => entry(fullName, failureMessages));
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * @param {object} report Of Playwright's JSON reporter.
 * @returns {Outcome} Tests that needed a second try passed, and are named all the same.
 */
export function playwrightOutcome({stats, suites, errors}) {
  const ofSuite = (suite) => [
    ...suite.specs.flatMap(({title, file, line, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({status, results}) =>
          entry(
            `${file}:${line} ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}`,
            results.flatMap((result) => result.errors.map(({message}) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  const outside = errors.map(({message}) => entry('outside of the tests', [message]));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(ofSuite), ...outside],
  };
}

/** Vitest waits a minute for its own process, and gives up where a machine is busy or a test computes for long. */
const runnerTimeout = /\[vitest-[\w-]+\]: Timeout calling "/;

/**
 * Adds what a runner reports outside of its tests.
 * @param {Outcome} outcome Of the tests.
 * @param {number} exitCode Of the runner.
 * @param {readonly string[]} errors Texts of the errors outside of tests.
 * @returns {Outcome} Time-outs of the runner alone are notes and no failure, when tests have passed.
 */
export function withOutsideErrors(outcome, exitCode, errors) {
  if (outcome.passed + outcome.failed === 0) {
    return {
      ...outcome,
      failed: 1,
      failures: ['no test ran', ...errors.map((text) => entry('outside of the tests', [text]))],
    };
  }
  const notes = errors.filter((text) => runnerTimeout.test(text));
  const faults = errors.filter((text) => !runnerTimeout.test(text));
  const isUnexplained = exitCode !== 0 && outcome.failed === 0 && errors.length === 0;
  const failures = [
    ...faults.map((text) => entry('an error outside of the tests', [text])),
    ...(isUnexplained ? [`the runner ended with code ${exitCode}`] : []),
  ];
  return {
    ...outcome,
    failed: outcome.failed + failures.length,
    failures: [...outcome.failures, ...failures],
    notes: notes.map((text) => entry('time-out of the runner', [text])),
  };
}
