/** Faults of a configuration as data: scripts read them without the texts of the interface. */
import type {JsonType} from './schema';

/** Faults without particulars. */
export type PlainFault =
  | 'emptyDocument'
  | 'emptyList'
  | 'emptyMap'
  | 'emptyText'
  | 'blankInAddress'
  | 'outOfRange'
  | 'relativePath'
  | 'notYamlFile'
  | 'withoutEffect'
  | 'tooLong';

/** Reasons to refuse a label expression. */
export type LabelFault =
  | 'blanks'
  | 'fullWidthParenthesis'
  | 'lowerCase'
  | 'missingOperator'
  | 'notBeforeParenthesis'
  | 'operatorInLabel'
  | 'parentheses'
  | 'other';

export type ConfigFault =
  | {code: PlainFault}
  | {code: 'label'; reason: LabelFault}
  /** `error` is a code of the `yaml` package. */
  | {code: 'syntax'; error: string}
  /** A character that cannot be seen, or looks like another one: its number in Unicode. */
  | {code: 'invisible' | 'oddSpace' | 'fullWidthColon'; character: string}
  | {code: 'noValue' | 'wrongType'; expected: JsonType}
  /** A text that YAML reads as another type. */
  | {code: 'needsQuotes'; text: string}
  | {code: 'onlyValue'; value: string}
  | {code: 'wrongValue'; text: string; allowed: string}
  | {code: 'misspeltValue'; text: string; allowed: string; meant: string}
  | {code: 'misspeltKey'; key: string; meant: string}
  | {code: 'misplacedKey'; key: string; place: string}
  | {code: 'unknownKey'; key: string; known: string}
  | {code: 'missingKey'; key: string};
