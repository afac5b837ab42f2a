/** Messages of problems, with their remedies. */
import type {Bilingual} from '../ui/useLocale';
import type {JsonType} from './schema';

/** Problems that need no particulars. */
export const problems = {
  emptyDocument: {
    zh: '这一份文档是空的。删除多余的 ---，或补上内容。',
    en: 'This document is empty. Delete the extra --- or fill it in.',
  },
  emptyList: {
    zh: '列表是空的，至少写一项。',
    en: 'The list is empty; write at least one item.',
  },
  emptyMap: {
    zh: '这里没有任何键，至少写一个。',
    en: 'There is no key here; write at least one.',
  },
  emptyText: {zh: '值是空的，写上内容。', en: 'The value is empty; fill it in.'},
  blankInAddress: {
    zh: '镜像地址中不能有空格，写成 registry.example.com/team/app:1.0 这样。',
    en: 'An image address cannot contain spaces; write it like registry.example.com/team/app:1.0.',
  },
  outOfRange: {
    zh: '端口是 1 到 65535 之间的整数。',
    en: 'A port is a whole number from 1 to 65535.',
  },
  relativePath: {
    zh: '这里要写绝对路径，以 / 开头。',
    en: 'Write an absolute path here, starting with /.',
  },
  notYamlFile: {
    zh: '只读取 .yaml 和 .yml 文件。',
    en: 'Only .yaml and .yml files are read.',
  },
  withoutEffect: {
    zh: '客户端不读取这个键，删除它。',
    en: 'The client does not read this key; delete it.',
  },
  tooLong: {
    zh: '文本超过 200,000 个字符，没有检查。',
    en: 'The text has more than 200,000 characters and was not checked.',
  },
} satisfies Record<string, Bilingual>;

/** Why a label expression is refused. */
export const labelFaults = {
  blanks: {
    zh: '标签表达式的空格不对：AND、OR 前后各一个空格，NOT 后面一个，括号内侧不加。',
    en: 'Wrong spacing in the label expression: put one space before and after AND and OR, one after NOT, and none inside parentheses.',
  },
  fullWidthParenthesis: {
    zh: '标签表达式中有全角括号，改成半角 ( )。',
    en: 'The label expression has full-width parentheses; use ( and ).',
  },
  lowerCase: {
    zh: '标签表达式的运算符要大写：AND、OR、NOT。',
    en: 'The operators of a label expression must be uppercase: AND, OR, NOT.',
  },
  missingOperator: {
    zh: '两个标签之间缺少 AND 或 OR。标签本身不能含空格。',
    en: 'AND or OR is missing between two labels. A label itself cannot contain a space.',
  },
  notBeforeParenthesis: {
    zh: 'NOT 后面只能是一个标签。NOT (a AND b) 要写成 NOT a OR NOT b。',
    en: 'NOT takes a single label. Write NOT (a AND b) as NOT a OR NOT b.',
  },
  operatorInLabel: {
    zh: '标签中不能含有 AND、OR、NOT 这几个字母串，例如 FLOOR 含有 OR。给记录换一个标签。',
    en: 'A label cannot contain the letters AND, OR, or NOT; FLOOR, for example, contains OR. Give the records another label.',
  },
  parentheses: {
    zh: '标签表达式的括号不成对。',
    en: 'The parentheses in the label expression do not match.',
  },
  other: {
    zh: '标签表达式不完整。对照标签表达式的规则修改。',
    en: 'The label expression is incomplete. Compare it with the rules for label expressions.',
  },
} satisfies Record<string, Bilingual>;

const indent: Bilingual = {
  zh: '缩进与上一行不一致，或冒号后面缺少空格。',
  en: 'the indentation differs from the line above, or a space is missing after a colon.',
};

/** By the codes of the `yaml` package. */
const syntaxErrors: Record<string, Bilingual | undefined> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: indent,
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: {
    zh: '用了制表符缩进，改成空格。',
    en: 'a tab is used for indentation; use spaces.',
  },
  DUPLICATE_KEY: {
    zh: '同一级里这个键出现了两次，合并或删除一个。',
    en: 'this key appears twice at the same level; merge them or delete one.',
  },
  MISSING_CHAR: {
    zh: '缺少引号、括号、逗号或冒号。',
    en: 'a quote, bracket, comma, or colon is missing.',
  },
  BAD_SCALAR_START: {
    zh: '值以特殊符号开头，给它加上引号。',
    en: 'the value starts with a special character; put quotes around it.',
  },
  BAD_DQ_ESCAPE: {
    zh: '双引号中有不认识的反斜杠转义，改用单引号。',
    en: 'unknown backslash escape in double quotes; use single quotes.',
  },
  BAD_ALIAS: {
    zh: '以 * 开头的值引用了不存在的锚点，给它加上引号。',
    en: 'a value that starts with * refers to an anchor that does not exist; put quotes around it.',
  },
  TOO_DEEP: {zh: '层级太深，无法解析。', en: 'the nesting is too deep to be read.'},
};

const otherSyntaxError: Bilingual = {
  zh: '这一行无法解析，检查缩进、冒号和引号。',
  en: 'this line cannot be read; check indentation, colons, and quotes.',
};

/** @param code of the `yaml` package */
export function syntaxError(code: string): Bilingual {
  const {zh, en} = syntaxErrors[code] ?? otherSyntaxError;
  return {zh: `YAML 语法错误：${zh}`, en: `YAML syntax error: ${en}`};
}

const types: Partial<Record<JsonType, Bilingual>> = {
  array: {zh: '列表，每项以「- 」开头', en: 'a list, each item starting with "- "'},
  boolean: {zh: 'true 或 false', en: 'true or false'},
  object: {zh: '下一级的键，缩进后逐行书写', en: 'keys of the next level, indented, one per line'},
  integer: {zh: '整数，不加引号', en: 'a whole number without quotes'},
  string: {zh: '文本', en: 'text'},
};

export function wrongType(expected: JsonType, actual: JsonType, text: string): Bilingual {
  const {zh, en} = types[expected] ?? {zh: expected, en: expected};
  if (actual === 'null') {
    return {
      zh: `没有写值。这里应为${zh}。`,
      en: `There is no value. Expected here: ${en}.`,
    };
  }
  return expected === 'string' && text !== ''
    ? {
        zh: `${text} 会被读成数字或布尔值，加上引号：'${text}'。`,
        en: `${text} is read as a number or a boolean; put quotes around it: '${text}'.`,
      }
    : {zh: `类型不对，这里应为${zh}。`, en: `The type is wrong. Expected here: ${en}.`};
}

export const onlyValue = (value: string): Bilingual => ({
  zh: `只能写成 '${value}'，引号不能省。`,
  en: `Only '${value}' is valid, with the quotes.`,
});

export function wrongValue(text: string, allowed: string, meant?: string): Bilingual {
  return meant === undefined
    ? {
        zh: `不能是「${text}」，可以写：${allowed}。`,
        en: `"${text}" is not valid. Allowed values: ${allowed}.`,
      }
    : {
        zh: `不能是「${text}」，是不是 ${meant}？可以写：${allowed}。`,
        en: `"${text}" is not valid. Did you mean ${meant}? Allowed values: ${allowed}.`,
      };
}

export const misspeltKey = (key: string, meant: string): Bilingual => ({
  zh: `没有 ${key} 这个键。是不是 ${meant}？`,
  en: `There is no key ${key}. Did you mean ${meant}?`,
});

export const misplacedKey = (key: string, place: string): Bilingual => ({
  zh: `这里没有 ${key} 这个键，它属于 ${place}，检查缩进。`,
  en: `There is no key ${key} here. It belongs to ${place}; check the indentation.`,
});

export const unknownKey = (key: string, known: string): Bilingual => ({
  zh: `没有 ${key} 这个键。这里可以写：${known}。`,
  en: `There is no key ${key}. Keys you can write here: ${known}.`,
});

export const missingKey = (key: string): Bilingual => ({
  zh: `缺少必填的键 ${key}。`,
  en: `The required key ${key} is missing.`,
});

/** Other messages of the editor. */
export const texts = {
  label: {zh: '配置内容（YAML）', en: 'Content of the configuration (YAML)'},
  faulty: {zh: '载入有错的样例', en: 'Load a sample with mistakes'},
} satisfies Record<string, Bilingual>;

/** Summary of a text without problems. */
export const goodText = {
  cos: (documents: number, suites: number): Bilingual => ({
    zh: `没有发现问题。测试：${documents} 个，测试套件：${suites} 个。`,
    en: `No problems found. Tests: ${documents}, test suites: ${suites}.`,
  }),
  device: (): Bilingual => ({zh: '没有发现问题。', en: 'No problems found.'}),
};
