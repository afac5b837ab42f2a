import type {LabelFault} from './faults';

const isOperator = (word: string) => /^(?:AND|OR|NOT)$/.test(word);

/**
 * Returns the most specific fault of a label expression; undefined for a valid one.
 * @param matches whether it matches the pattern of the schema
 */
export function labelFault(expression: string, matches = false): LabelFault | undefined {
  if (matches) return hasPairs(expression) ? undefined : 'parentheses';
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

/** Reports whether the parentheses are balanced, which a pattern cannot check. */
function hasPairs(expression: string): boolean {
  let depth = 0;
  for (const sign of expression) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}
