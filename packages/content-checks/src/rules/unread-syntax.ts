import {prose} from '../lib/markdown';
import {perPage} from '../lib/rule';

/** Markdown syntax that the parser left in the visible text. */
const signs: readonly [sign: RegExp, problem: string, remedy: string][] = [
  [
    /^:{3,}.*/,
    'is no admonition',
    'Close the bracket of its title, and leave an empty line around it',
  ],
  [/\[\^[^\]\s]+\]/, 'is a footnote without a text', 'Write the text below: [^1]: …'],
  [
    /\[[^\]\n]+\]\[[^\]\n]*\]/,
    'is a link without an address',
    'Write [text](./page.md); brackets as such belong in backticks',
  ],
  [/\$\$.*/, 'is a formula, and none are drawn', 'Write it in words, or in a code block'],
  [/\*\*/, 'does not make text bold', 'Remove the space inside, or the sign'],
];

/** Checks that the visible text contains no Markdown syntax. */
export const unreadSyntax = perPage((page, report) => {
  for (const {text, line} of prose(page.root)) {
    for (const [sign, problem, remedy] of signs) {
      const [found] = sign.exec(text) ?? [];
      if (found) {
        report(line, `"${found}" ${problem}`, remedy);
      }
    }
  }
});
