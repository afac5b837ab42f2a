/** Failures of a suite, repeated at the end of the log. */
import {stripVTControlCharacters} from 'node:util';

/** Lines of a message that are repeated; the log above has the complete message. */
const MAX_LINES = 12;

/** Stack frames in third-party code, and empty lines. */
const besides = /^\s*(?:at .*(?:node_modules|\bnode:).*)?$/;

/** Name with the beginning of its message, indented below. */
function entry(name, messages) {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'))
    .filter((line) => !besides.test(line));
  const more = lines.length > MAX_LINES ? ['…'] : [];
  return [name, ...lines.slice(0, MAX_LINES), ...more].join('\n    ');
}

/** @typedef {{passed: number, failed: number, skipped: number, failures: string[], notes?: string[]}} Outcome */

/**
 * @param {object} report Report of Vitest's JSON reporter.
 * @returns {Outcome} An error outside of the tests of a file is a failure, too.
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
 * @param {object} report Report of Playwright's JSON reporter.
 * @returns {Outcome} Flaky tests count as passed, and are listed in the notes.
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

/** Vitest waits a minute for its own worker, and times out on a busy machine or during a long computation. */
const runnerTimeout = /\[vitest-[\w-]+\]: Timeout calling "/;

/**
 * Adds errors that a runner reports outside of its tests.
 * @param {Outcome} outcome Outcome of the tests.
 * @param {number} exitCode Exit code of the runner.
 * @param {readonly string[]} errors Texts of the errors outside of tests.
 * @returns {Outcome} If tests have passed, mere time-outs of the runner are notes instead of failures.
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
