/** What is wrong, as sentences that say what to do. */
import {translate} from '@docusaurus/Translate';
import type {LabelFault} from './labels';
import type {JsonType, PlainProblem, Problem} from './problems';

const plainProblems: Record<PlainProblem, string> = {
  emptyDocument: translate({
    id: 'batchTest.emptyDocument',
    message: '这一份文档是空的。删除多余的 ---，或补上内容。',
  }),
  emptyList: translate({id: 'batchTest.emptyList', message: '列表是空的，至少写一项。'}),
  emptyMap: translate({id: 'batchTest.emptyMap', message: '这里没有任何键，至少写一个。'}),
  emptyText: translate({id: 'batchTest.emptyText', message: '值是空的，写上内容。'}),
  blankInAddress: translate({
    id: 'batchTest.blankInAddress',
    message: '镜像地址中不能有空格，写成 registry.example.com/team/app:1.0 这样。',
  }),
  outOfRange: translate({id: 'batchTest.outOfRange', message: '端口是 1 到 65535 之间的整数。'}),
};

const labelFaults: Record<LabelFault, string> = {
  blanks: translate({
    id: 'batchTest.label.blanks',
    message: '标签表达式的空格不对：AND、OR 前后各一个，NOT 后一个，括号内侧没有。',
  }),
  fullWidthParenthesis: translate({
    id: 'batchTest.label.fullWidthParenthesis',
    message: '标签表达式中有全角括号，改成半角 ( )。',
  }),
  lowerCase: translate({
    id: 'batchTest.label.lowerCase',
    message: '标签表达式的运算符要大写：AND、OR、NOT。',
  }),
  missingOperator: translate({
    id: 'batchTest.label.missingOperator',
    message: '两个标签之间缺少 AND 或 OR。标签本身不能含空格。',
  }),
  notBeforeParenthesis: translate({
    id: 'batchTest.label.notBeforeParenthesis',
    message: 'NOT 后面只能是一个标签。NOT (a AND b) 要写成 NOT a OR NOT b。',
  }),
  operatorInLabel: translate({
    id: 'batchTest.label.operatorInLabel',
    message: '标签中不能含有 AND、OR、NOT 这几个字母串，例如 FLOOR 含有 OR。给记录换一个标签。',
  }),
  parentheses: translate({
    id: 'batchTest.label.parentheses',
    message: '标签表达式的括号不成对。',
  }),
  other: translate({
    id: 'batchTest.label.other',
    message: '标签表达式不完整。对照标签表达式的规则修改。',
  }),
};

const indent = translate({
  id: 'batchTest.syntax.indent',
  message: 'YAML 语法错误：缩进与上一行不一致，或冒号后面缺少空格。',
});

/** By the codes of the `yaml` package. */
const syntaxErrors: Record<string, string> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: indent,
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: translate({
    id: 'batchTest.syntax.tab',
    message: 'YAML 语法错误：用了制表符缩进，改成空格。',
  }),
  DUPLICATE_KEY: translate({
    id: 'batchTest.syntax.duplicateKey',
    message: 'YAML 语法错误：同一级里这个键出现了两次，合并或删除一个。',
  }),
  MISSING_CHAR: translate({
    id: 'batchTest.syntax.missingSign',
    message: 'YAML 语法错误：缺少引号、括号、逗号或冒号。',
  }),
  BAD_SCALAR_START: translate({
    id: 'batchTest.syntax.scalarStart',
    message: 'YAML 语法错误：值以特殊符号开头，给它加上引号。',
  }),
  BAD_DQ_ESCAPE: translate({
    id: 'batchTest.syntax.escape',
    message: 'YAML 语法错误：双引号中有不认识的反斜杠转义，改用单引号。',
  }),
  BAD_ALIAS: translate({
    id: 'batchTest.syntax.alias',
    message: 'YAML 语法错误：以 * 开头的值引用了不存在的锚点，给它加上引号。',
  }),
};

const otherSyntaxError = translate({
  id: 'batchTest.syntax.other',
  message: 'YAML 语法错误：这一行无法解析，检查缩进、冒号和引号。',
});

const types: Partial<Record<JsonType, string>> = {
  array: translate({id: 'batchTest.type.list', message: '列表，每项以「- 」开头'}),
  object: translate({id: 'batchTest.type.map', message: '下一级的键，缩进后逐行书写'}),
  integer: translate({id: 'batchTest.type.integer', message: '整数，不加引号'}),
  string: translate({id: 'batchTest.type.text', message: '文本'}),
};

function typeText({expected, actual, text}: Extract<Problem, {kind: 'wrongType'}>): string {
  const values = {expected: types[expected] ?? expected, text};
  if (actual === 'null') {
    return translate(
      {id: 'batchTest.missingValue', message: '没有写值。这里应为{expected}。'},
      values,
    );
  }
  return expected === 'string' && (actual === 'number' || actual === 'boolean')
    ? translate(
        {id: 'batchTest.unquoted', message: "{text} 会被读成数字或布尔值，加上引号：'{text}'。"},
        values,
      )
    : translate({id: 'batchTest.wrongType', message: '类型不对，这里应为{expected}。'}, values);
}

function valueText({text, allowed, suggestion}: Extract<Problem, {kind: 'wrongValue'}>): string {
  const values = {text, allowed: allowed.join(', '), suggestion: suggestion ?? ''};
  if (allowed.length === 1) {
    return translate(
      {id: 'batchTest.wrongConstant', message: "只能写成 '{value}'，引号不能省。"},
      {value: values.allowed},
    );
  }
  return suggestion === undefined
    ? translate(
        {id: 'batchTest.wrongValue', message: '不能是「{text}」，可以写：{allowed}。'},
        values,
      )
    : translate(
        {
          id: 'batchTest.misspelledValue',
          message: '不能是「{text}」，是不是 {suggestion}？可以写：{allowed}。',
        },
        values,
      );
}

export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'syntax':
      return syntaxErrors[problem.code] ?? otherSyntaxError;
    case 'label':
      return labelFaults[problem.fault];
    case 'wrongType':
      return typeText(problem);
    case 'wrongValue':
      return valueText(problem);
    case 'unknownKey':
      return problem.suggestion === undefined
        ? translate(
            {id: 'batchTest.unknownKey', message: '没有 {key} 这个键。这里可以写：{known}。'},
            {key: problem.key, known: problem.known.join(', ')},
          )
        : translate(
            {id: 'batchTest.misspelledKey', message: '没有 {key} 这个键。是不是 {suggestion}？'},
            {key: problem.key, suggestion: problem.suggestion},
          );
    case 'missingKey':
      return translate(
        {id: 'batchTest.missingKey', message: '缺少必填的键 {key}。'},
        {key: problem.key},
      );
    case 'other':
      return translate(
        {id: 'batchTest.other', message: '不符合格式（{rule}）。对照键一览修改。'},
        {rule: problem.keyword},
      );
    default:
      return plainProblems[problem.kind];
  }
}
