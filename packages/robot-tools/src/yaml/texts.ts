/** Texts of the faults of a configuration, with their remedies. */
import {translate} from '@docusaurus/Translate';
import type {ConfigFault} from './faults';
import type {JsonType} from './schema';

export const plainFaults = {
  emptyDocument: translate({id: 'tools.yaml.emptyDocument'}),
  emptyList: translate({id: 'tools.yaml.emptyList'}),
  emptyMap: translate({id: 'tools.yaml.emptyMap'}),
  emptyText: translate({id: 'tools.yaml.emptyText'}),
  blankInAddress: translate({id: 'tools.yaml.blankInAddress'}),
  outOfRange: translate({id: 'tools.yaml.outOfRange'}),
  relativePath: translate({id: 'tools.yaml.relativePath'}),
  notYamlFile: translate({id: 'tools.yaml.notYamlFile'}),
  withoutEffect: translate({id: 'tools.yaml.withoutEffect'}),
  tooLong: translate({id: 'tools.yaml.tooLong'}),
};

export const labelFaults = {
  blanks: translate({id: 'tools.yaml.label.blanks'}),
  fullWidthParenthesis: translate({id: 'tools.yaml.label.fullWidthParenthesis'}),
  lowerCase: translate({id: 'tools.yaml.label.lowerCase'}),
  missingOperator: translate({id: 'tools.yaml.label.missingOperator'}),
  notBeforeParenthesis: translate({id: 'tools.yaml.label.notBeforeParenthesis'}),
  operatorInLabel: translate({id: 'tools.yaml.label.operatorInLabel'}),
  parentheses: translate({id: 'tools.yaml.label.parentheses'}),
  other: translate({id: 'tools.yaml.label.other'}),
};

const indent = translate({id: 'tools.yaml.syntax.indent'});

/** Texts by the codes of the `yaml` package. */
const syntaxErrors: Readonly<Record<string, string>> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: indent,
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: translate({id: 'tools.yaml.syntax.tabAsIndent'}),
  DUPLICATE_KEY: translate({id: 'tools.yaml.syntax.duplicateKey'}),
  MISSING_CHAR: translate({id: 'tools.yaml.syntax.missingChar'}),
  BAD_SCALAR_START: translate({id: 'tools.yaml.syntax.badScalarStart'}),
  BAD_DQ_ESCAPE: translate({id: 'tools.yaml.syntax.badDqEscape'}),
  BAD_ALIAS: translate({id: 'tools.yaml.syntax.badAlias'}),
  BAD_ANCHOR: translate({id: 'tools.yaml.syntax.badAnchor'}),
  TOO_DEEP: translate({id: 'tools.yaml.syntax.tooDeep'}),
};

const otherSyntaxError = translate({id: 'tools.yaml.syntax.other'});

const types: Partial<Record<JsonType, string>> = {
  array: translate({id: 'tools.yaml.type.array'}),
  boolean: translate({id: 'tools.yaml.type.boolean'}),
  object: translate({id: 'tools.yaml.type.object'}),
  integer: translate({id: 'tools.yaml.type.integer'}),
  string: translate({id: 'tools.yaml.type.string'}),
};

/** Returns a fault and its remedy as one or two sentences. */
export function faultText(fault: ConfigFault): string {
  switch (fault.code) {
    case 'label':
      return labelFaults[fault.reason];
    case 'syntax':
      return translate(
        {id: 'tools.yaml.syntaxError'},
        {reason: syntaxErrors[fault.error] ?? otherSyntaxError},
      );
    case 'invisible':
      return translate({id: 'tools.yaml.invisible'}, {character: fault.character});
    case 'oddSpace':
      return translate({id: 'tools.yaml.oddSpace'}, {character: fault.character});
    case 'fullWidthColon':
      return translate({id: 'tools.yaml.fullWidthColon'});
    case 'fullWidthSign':
      return translate({id: 'tools.yaml.fullWidthSign'}, {sign: fault.sign});
    case 'noValue':
      return translate({id: 'tools.yaml.noValue'}, {type: typeText(fault.expected)});
    case 'needsQuotes':
      return translate({id: 'tools.yaml.needsQuotes'}, {text: fault.text});
    case 'wrongType':
      return translate({id: 'tools.yaml.wrongType'}, {type: typeText(fault.expected)});
    case 'onlyValue':
      return translate({id: 'tools.yaml.onlyValue'}, {value: fault.value});
    case 'wrongValue':
      return translate({id: 'tools.yaml.wrongValue'}, {text: fault.text, allowed: fault.allowed});
    case 'misspelledValue':
      return translate(
        {id: 'tools.yaml.misspelledValue'},
        {text: fault.text, meant: fault.meant, allowed: fault.allowed},
      );
    case 'misspelledKey':
      return translate({id: 'tools.yaml.misspelledKey'}, {key: fault.key, meant: fault.meant});
    case 'misplacedKey':
      return translate({id: 'tools.yaml.misplacedKey'}, {key: fault.key, place: fault.place});
    case 'unknownKey':
      return translate({id: 'tools.yaml.unknownKey'}, {key: fault.key, known: fault.known});
    case 'missingKey':
      return translate({id: 'tools.yaml.missingKey'}, {key: fault.key});
    default:
      return plainFaults[fault.code];
  }
}

const typeText = (type: JsonType): string => types[type] ?? type;

/** Other messages of the editor. */
export const texts = {
  label: translate({id: 'tools.yaml.label'}),
  faulty: translate({id: 'tools.yaml.faulty'}),
};

/** Summary of a text without faults. */
export const goodText = {
  cos: (documents: number, suites: number): string =>
    translate({id: 'tools.yaml.goodSuites'}, {documents, suites}),
  device: (): string => translate({id: 'tools.yaml.good'}),
};
