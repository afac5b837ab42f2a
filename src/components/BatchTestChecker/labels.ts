export type LabelFault =
  | 'blanks'
  | 'fullWidthParenthesis'
  | 'lowerCase'
  | 'missingOperator'
  | 'notBeforeParenthesis'
  | 'operatorInLabel'
  | 'parentheses'
  | 'other';

const isOperator = (word: string) => /^(?:AND|OR|NOT)$/.test(word);

/** Why a label expression is refused, the most telling reason first. */
export function labelFault(expression: string): LabelFault {
  if (/[（）]/.test(expression)) return 'fullWidthParenthesis';
  if (/NOT\s*\(/.test(expression)) return 'notBeforeParenthesis';
  if (/(?<![^\s()])(?:and|or|not|And|Or|Not)(?![^\s()])/.test(expression)) return 'lowerCase';
  if (/^\s|\s$|\s{2}|[^\S ]|\(\s|\s\)/.test(expression)) return 'blanks';
  const words = expression.split(/[\s()]+/).filter((word) => word !== '');
  if (words.some((word) => !isOperator(word) && /AND|OR|NOT/.test(word))) return 'operatorInLabel';
  const isLabel = (word: string | undefined) => word !== undefined && !isOperator(word);
  return words.some((word, index) => isLabel(word) && isLabel(words[index - 1]))
    ? 'missingOperator'
    : 'other';
}
