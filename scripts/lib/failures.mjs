/** What failed in a suite, to be repeated at the end of a long log. */
import {stripVTControlCharacters} from 'node:util';

/** Lines of a message that are repeated; the log above has all of it. */
const MAX_LINES = 12;

/** Places in the code of others, and empty lines. */
const besides = /^\s*(?:at .*(?:node_modules|\bnode:).*)?$/;

/** A name and the beginning of what was said, indented below it. */
function entry(name, messages) {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => !besides.test(line));
  const more = lines.length > MAX_LINES ? ['…'] : [];
  return [name, ...lines.slice(0, MAX_LINES), ...more].join('\n    ');
}

/** Behind the name of a test that passed when it was repeated. */
const repeated = ' (passed when repeated)';

/** @typedef {{status: string, fullName: string, failureMessages: string[]}} VitestTest */
/** @typedef {{testResults: {name: string, status: string, message: string, assertionResults: VitestTest[]}[]}} VitestReport */

/** @param {VitestTest} test */
const isRepeated = ({status, failureMessages}) => status === 'passed' && failureMessages.length > 0;

/**
 * Tests that passed when they were repeated.
 * @param {VitestReport} report Of its JSON reporter.
 */
export const repeatedTests = ({testResults}) =>
  testResults.flatMap(({assertionResults}) => assertionResults.filter(isRepeated));

/**
 * Tests of a report of Vitest that failed, or passed only when they were repeated, and files that failed
 * outside of their tests.
 * @param {VitestReport} report Of its JSON reporter.
 * @returns {string[]} One text each: the name, then the first lines of the message.
 */
export function vitestFailures({testResults}) {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed' || isRepeated(test));
    return failed.length === 0 && status === 'failed'
      ? [entry(name, [message])]
      : failed.map((test) =>
          entry(`${test.fullName}${isRepeated(test) ? repeated : ''}`, test.failureMessages),
        );
  });
}

/**
 * The same of a report of Playwright.
 * @param {{suites: object[], errors: {message?: string}[]}} report Of its JSON reporter.
 * @returns {string[]} One text each: place and name, then the first lines of the message.
 */
export function playwrightFailures({suites, errors}) {
  const ofSuite = (suite) => [
    ...suite.specs.flatMap(({title, file, line, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({status, results}) =>
          entry(
            `${file}:${line} ${title}${status === 'flaky' ? repeated : ''}`,
            results
              .find((result) => result.errors.length > 0)
              ?.errors.map(({message = ''}) => message) ?? [],
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [
    ...suites.flatMap(ofSuite),
    ...errors.map(({message = ''}) => entry('outside of the tests', [message])),
  ];
}
