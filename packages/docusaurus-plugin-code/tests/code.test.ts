import {describe, expect, it} from 'vitest';
import {highlightBlock, type CodeSource} from '../src/highlight';
import {readMarks} from '../src/marks';

const block = (code: string, language: string, options: Partial<CodeSource> = {}) =>
  highlightBlock({code, language, spoken: {added: 'Added: ', removed: 'Removed: '}, ...options});

/** Text of generated HTML, including text for screen readers. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

describe('highlighting', () => {
  it.each([
    ['bash', 'for f in *.bag; do\n  cocli record upload "$f" && echo "<$f>"  # done\ndone'],
    ['yaml', 'version: "1"\n\njobs:\n  - name: a & b\n'.trimEnd()],
    ['tsx', 'const a = <b title="x">{1 < 2 && text}</b>;\n\n\nexport {a};'],
    ['json', '{"a": [1, true, null]}'],
    ['message-path', '/imu.linear{x>1}[:]'],
    ['text', 'a < b & c\n\tend'],
  ])('%s preserves every character', (language, code) => {
    expect(textOf(block(code, language).html)).toBe(code);
  });

  it('colors commands, and not their arguments', () => {
    const {html} = block(
      'if curl x | cocli record file list; then\n  sudo cp x y\n  export x',
      'bash',
    );
    for (const command of ['f>curl', 'f>sudo cp', 't>export']) {
      expect(html).toContain(`<span class=${command}</span>`);
    }
    expect(html).toContain('cocli record file list');
    expect(block('cocli login set', 'bash').html).toBe('cocli login set');
  });

  it('colors keys of YAML like names, as the editors do', () => {
    expect(block('base: 1', 'yaml').html).toContain('<span class=f>base</span>');
  });

  it.each(['--show-error', '-rf', '--strip-components', '-y'])('colors the flag %s', (flag) => {
    expect(block(`curl ${flag} x`, 'bash').html).toContain(`<span class=t>${flag}</span>`);
    expect(block(`curl [${flag}]`, 'bash').html).toContain(`<span class=t>${flag}</span>`);
  });

  it('escapes HTML', () => {
    const {html} = block('<script>alert(1)</script> & co', 'text');
    expect(html).toBe('&lt;script>alert(1)&lt;/script> &amp; co');
  });
});

const marksOf = (source: string, meta = '') => {
  const {lines, marks} = readMarks(source, meta);
  return lines.map((line, index) => [line, ...(marks.get(index) ?? [])].join('|'));
};

describe('marked lines', () => {
  it.each([
    '// highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '-- highlight-next-line',
  ])('%s marks the next line and is not shown', (comment) => {
    expect(marksOf(`a\n${comment}\nb\nc`)).toEqual(['a', 'b|highlighted', 'c']);
  });

  it.each([
    ['a\n# diff-add-nextline\nb', '', 2, /"diff-add-nextline" is no mark.*diff-add-next-line/],
    ['# focus-start\na', '', 1, /"focus-start" is not closed.*"focus-end"/],
    ['a\n# focus-end', '', 2, /"focus-end" has no "focus-start"/],
    ['# focus-start\n# focus-start\na', '', 2, /already opened/],
    ['a\n# highlight-next-line', '', 2, /has no line after it/],
    ['a\nb', '{3}', 0, /names line 3, and the code has 2/],
  ])('stops at %j %s', (code, meta, line, message) => {
    const said: unknown = expect.stringMatching(message);
    expect(() => marksOf(code, meta)).toThrow(expect.objectContaining({message: said, line}));
  });

  it('generates elements for marked lines only, with text for screen readers', () => {
    const code = 'a\n# diff-remove-next-line\nb\n# diff-add-next-line\nc\nd';
    const {html, layout} = block(code, 'text');
    expect(layout).toBe('diff');
    expect(html).toBe(
      'a\n' +
        '<del class="line removed"><span class="said visually-hidden" data-search=off>Removed: </span>b\n</del>' +
        '<ins class="line added"><span class="said visually-hidden" data-search=off>Added: </span>c\n</ins>' +
        'd',
    );
    expect(block('# diff-add-next-line\na', 'bash', {spoken: {added: '新增：'}}).html).toContain(
      '新增：',
    );
  });
});
