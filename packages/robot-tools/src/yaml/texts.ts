/** Texts of the faults of a configuration, with their remedies. */
import {translate} from '@docusaurus/Translate';
import type {ConfigFault, LabelFault, PlainFault} from './faults';
import type {JsonType} from './schema';

const plainFaults: Readonly<Record<PlainFault, string>> = {
  emptyDocument: translate({
    id: 'tools.yaml.emptyDocument',
    message: 'This document is empty. Delete the extra --- or fill it in.',
  }),
  emptyList: translate({
    id: 'tools.yaml.emptyList',
    message: 'The list is empty; write at least one item.',
  }),
  emptyMap: translate({
    id: 'tools.yaml.emptyMap',
    message: 'There is no key here; write at least one.',
  }),
  emptyText: translate({id: 'tools.yaml.emptyText', message: 'The value is empty; fill it in.'}),
  blankInAddress: translate({
    id: 'tools.yaml.blankInAddress',
    message:
      'An image address cannot contain spaces; write it like registry.example.com/team/app:1.0.',
  }),
  outOfRange: translate({
    id: 'tools.yaml.outOfRange',
    message: 'A port is a whole number from 1 to 65535.',
  }),
  relativePath: translate({
    id: 'tools.yaml.relativePath',
    message: 'Write an absolute path here, starting with /.',
  }),
  notYamlFile: translate({
    id: 'tools.yaml.notYamlFile',
    message: 'Only .yaml and .yml files are read.',
  }),
  withoutEffect: translate({
    id: 'tools.yaml.withoutEffect',
    message: 'The client does not read this key; delete it.',
  }),
  tooLong: translate({
    id: 'tools.yaml.tooLong',
    message: 'The text has more than 200,000 characters and was not checked.',
  }),
};

const labelFaults: Readonly<Record<LabelFault, string>> = {
  blanks: translate({
    id: 'tools.yaml.label.blanks',
    message:
      'Wrong spacing in the label expression: put one space before and after AND and OR, one after NOT, and none inside parentheses.',
  }),
  fullWidthParenthesis: translate({
    id: 'tools.yaml.label.fullWidthParenthesis',
    message: 'The label expression has full-width parentheses; use ( and ).',
  }),
  lowerCase: translate({
    id: 'tools.yaml.label.lowerCase',
    message: 'The operators of a label expression must be uppercase: AND, OR, NOT.',
  }),
  missingOperator: translate({
    id: 'tools.yaml.label.missingOperator',
    message: 'AND or OR is missing between two labels. A label itself cannot contain a space.',
  }),
  notBeforeParenthesis: translate({
    id: 'tools.yaml.label.notBeforeParenthesis',
    message: 'NOT takes a single label. Write NOT (a AND b) as NOT a OR NOT b.',
  }),
  operatorInLabel: translate({
    id: 'tools.yaml.label.operatorInLabel',
    message:
      'A label cannot contain the letters AND, OR, or NOT; FLOOR, for example, contains OR. Give the records another label.',
  }),
  parentheses: translate({
    id: 'tools.yaml.label.parentheses',
    message: 'The parentheses in the label expression do not match.',
  }),
  other: translate({
    id: 'tools.yaml.label.other',
    message: 'The label expression is incomplete. Compare it with the rules for label expressions.',
  }),
};

const indent = translate({
  id: 'tools.yaml.syntax.indent',
  message: 'the indentation differs from the line above, or a space is missing after a colon.',
});

/** Texts by the codes of the `yaml` package. */
const syntaxErrors: Readonly<Record<string, string>> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: indent,
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: translate({
    id: 'tools.yaml.syntax.tabAsIndent',
    message: 'a tab is used for indentation; use spaces.',
  }),
  DUPLICATE_KEY: translate({
    id: 'tools.yaml.syntax.duplicateKey',
    message: 'this key appears twice at the same level; merge them or delete one.',
  }),
  MISSING_CHAR: translate({
    id: 'tools.yaml.syntax.missingChar',
    message: 'a quote, bracket, comma, or colon is missing.',
  }),
  BAD_SCALAR_START: translate({
    id: 'tools.yaml.syntax.badScalarStart',
    message: 'the value starts with a special character; put quotes around it.',
  }),
  BAD_DQ_ESCAPE: translate({
    id: 'tools.yaml.syntax.badDqEscape',
    message: 'unknown backslash escape in double quotes; use single quotes.',
  }),
  BAD_ALIAS: translate({
    id: 'tools.yaml.syntax.badAlias',
    message:
      'a value that starts with * refers to an anchor that does not exist; put quotes around it.',
  }),
  BAD_ANCHOR: translate({
    id: 'tools.yaml.syntax.badAnchor',
    message:
      'the & at the start of a value needs the name of an anchor directly after it; if the value is text, put quotes around it.',
  }),
  TOO_DEEP: translate({
    id: 'tools.yaml.syntax.tooDeep',
    message: 'the nesting is too deep to be read.',
  }),
};

const otherSyntaxError = translate({
  id: 'tools.yaml.syntax.other',
  message: 'this line cannot be read; check indentation, colons, and quotes.',
});

const types: Partial<Record<JsonType, string>> = {
  array: translate({id: 'tools.yaml.type.array', message: 'a list, each item starting with "- "'}),
  boolean: translate({id: 'tools.yaml.type.boolean', message: 'true or false'}),
  object: translate({
    id: 'tools.yaml.type.object',
    message: 'keys of the next level, indented, one per line',
  }),
  integer: translate({id: 'tools.yaml.type.integer', message: 'a whole number without quotes'}),
  string: translate({id: 'tools.yaml.type.string', message: 'text'}),
};

/** Returns a fault and its remedy as one or two sentences. */
export function faultText(fault: ConfigFault): string {
  switch (fault.code) {
    case 'label':
      return labelFaults[fault.reason];
    case 'syntax':
      return translate(
        {id: 'tools.yaml.syntaxError', message: 'YAML syntax error: {reason}'},
        {reason: syntaxErrors[fault.error] ?? otherSyntaxError},
      );
    case 'invisible':
      return translate(
        {
          id: 'tools.yaml.invisible',
          message: 'There is an invisible character here ({character}). Delete it.',
        },
        fault,
      );
    case 'oddSpace':
      return translate(
        {
          id: 'tools.yaml.oddSpace',
          message: 'The blank here is not a plain space ({character}). Replace it with a space.',
        },
        fault,
      );
    case 'fullWidthColon':
      return translate(
        {
          id: 'tools.yaml.fullWidthColon',
          message: 'The colon here is full-width. Write a plain colon and a space.',
        },
        fault,
      );
    case 'noValue':
      return translate(
        {id: 'tools.yaml.noValue', message: 'There is no value. Expected here: {type}.'},
        {type: typeText(fault.expected)},
      );
    case 'needsQuotes':
      return translate(
        {
          id: 'tools.yaml.needsQuotes',
          message: "{text} is read as a number or a boolean; put quotes around it: '{text}'.",
        },
        fault,
      );
    case 'wrongType':
      return translate(
        {id: 'tools.yaml.wrongType', message: 'The type is wrong. Expected here: {type}.'},
        {type: typeText(fault.expected)},
      );
    case 'onlyValue':
      return translate(
        {id: 'tools.yaml.onlyValue', message: "Only '{value}' is valid, with the quotes."},
        fault,
      );
    case 'wrongValue':
      return translate(
        {id: 'tools.yaml.wrongValue', message: '"{text}" is not valid. Allowed values: {allowed}.'},
        fault,
      );
    case 'misspelledValue':
      return translate(
        {
          id: 'tools.yaml.misspelledValue',
          message: '"{text}" is not valid. Did you mean {meant}? Allowed values: {allowed}.',
        },
        fault,
      );
    case 'misspelledKey':
      return translate(
        {id: 'tools.yaml.misspelledKey', message: 'There is no key {key}. Did you mean {meant}?'},
        fault,
      );
    case 'misplacedKey':
      return translate(
        {
          id: 'tools.yaml.misplacedKey',
          message: 'There is no key {key} here. It belongs to {place}; check the indentation.',
        },
        fault,
      );
    case 'unknownKey':
      return translate(
        {
          id: 'tools.yaml.unknownKey',
          message: 'There is no key {key}. Keys you can write here: {known}.',
        },
        fault,
      );
    case 'missingKey':
      return translate(
        {id: 'tools.yaml.missingKey', message: 'The required key {key} is missing.'},
        fault,
      );
    default:
      return plainFaults[fault.code];
  }
}

const typeText = (type: JsonType): string => types[type] ?? type;

/** Other messages of the editor. */
export const texts = {
  label: translate({id: 'tools.yaml.label', message: 'Content of the configuration (YAML)'}),
  faulty: translate({id: 'tools.yaml.faulty', message: 'Load a sample with mistakes'}),
};

/** Summary of a text without faults. */
export const goodText = {
  cos: (documents: number, suites: number): string =>
    translate(
      {
        id: 'tools.yaml.goodSuites',
        message: 'No problems found. Tests: {documents}, test suites: {suites}.',
      },
      {documents, suites},
    ),
  device: (): string => translate({id: 'tools.yaml.good', message: 'No problems found.'}),
};
