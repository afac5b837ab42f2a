/** Faults of a configuration as data, which scripts use without the texts of the interface. */
import type {JsonType} from './schema';
import type {labelFaults, plainFaults} from './texts';

export type PlainFault = keyof typeof plainFaults;

export type LabelFault = keyof typeof labelFaults;

export type ConfigFault =
  | {code: PlainFault}
  | {code: 'label'; reason: LabelFault}
  /** `error` is a code of the `yaml` package. */
  | {code: 'syntax'; error: string}
  /** A character that cannot be seen, or looks like another one: its number in Unicode. */
  | {code: 'invisible' | 'oddSpace' | 'fullWidthColon'; character: string}
  /** A sign in a list in brackets that belongs to the text of an item. */
  | {code: 'fullWidthSign'; sign: string}
  | {code: 'noValue' | 'wrongType'; expected: JsonType}
  /** Text that YAML reads as another type. */
  | {code: 'needsQuotes'; text: string}
  | {code: 'onlyValue'; value: string}
  | {code: 'wrongValue'; text: string; allowed: string}
  | {code: 'misspelledValue'; text: string; allowed: string; meant: string}
  | {code: 'misspelledKey'; key: string; meant: string}
  | {code: 'misplacedKey'; key: string; place: string}
  | {code: 'unknownKey'; key: string; known: string}
  | {code: 'missingKey'; key: string};
