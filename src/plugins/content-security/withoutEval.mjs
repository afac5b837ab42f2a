/**
 * The search dialog contains zod, which finds out whether it may generate code by trying to. The
 * policy says no and zod goes on without, but every such attempt is reported as a violation, among
 * which a real one would be lost. This gives zod the answer without the attempt.
 */
const attempt = 'return new Function(""),!0';

export default function withoutEval(source) {
  if (source.split(attempt).length !== 2) {
    throw new Error(
      `${this.resourcePath} does not hold "${attempt}" once, as 4.7.0 of @docsearch/react does: look how zod now asks for code generation (allowsEval), and change src/plugins/content-security`,
    );
  }
  return source.replace(attempt, 'return!1');
}
