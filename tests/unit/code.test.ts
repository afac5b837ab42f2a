import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {prism} from '../../src/config/prism';
import {highlightBlock, type CodeSource} from '../../src/plugins/code/block';
import {highlight, isLanguage} from '../../src/plugins/code/highlight';
import type {CodeFault} from '../../src/plugins/code/marks';
import {readMarks} from '../../src/plugins/code/marks';
import remarkCode from '../../src/plugins/code/remark';

const block = (code: string, language: string, options: Partial<CodeSource> = {}) =>
  highlightBlock({code, language, locale: 'en', ...options});

/** The text of HTML of ours, with what only screen readers hear. */
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
    ['python', 'def run(a: int) -> str:\n    """Doc.\n\n    More."""\n    return f"{a}"'],
    ['json', '{"a": [1, true, null]}'],
    ['csv', 'a,b\n1,2'],
    ['http', 'GET /x HTTP/1.1\nHost: example.com\n\n{}'],
    ['message-path', '/imu.linear{x>1}[:]'],
    ['text', 'a < b & c\n\tend'],
  ])('%s keeps every character', (language, code) => {
    expect(textOf(block(code, language).html)).toBe(code);
  });

  it('gives parts their colours', () => {
    expect(block('const a = "x"; // why', 'ts').html).toBe(
      '<span class=k>const</span> a = <span class=s>"x"</span>; <span class=c>// why</span>',
    );
  });

  it('writes one element for neighbours of one colour', () => {
    const runs = highlight('import os\nimport sys', 'python');
    runs.slice(1).forEach(({role}, index) => expect(role).not.toBe(runs[index]?.role));
  });

  it('finishes JSX, which takes the hooks of Prism', () => {
    expect(block('<p>if it rains</p>', 'tsx').html).not.toContain('<span class=k>if');
  });

  it('escapes what would be HTML', () => {
    expect(block('<script>alert(1)</script> & co', 'text').html).toBe(
      '&lt;script>alert(1)&lt;/script> &amp; co',
    );
  });

  it('knows names and other names of languages, and the remedy for others', () => {
    for (const name of ['bash', 'sh', 'ts', 'py', 'dockerfile', 'diff', 'protobuf', 'text']) {
      expect(isLanguage(name), name).toBe(true);
    }
    expect(() => block('x', 'pyhton')).toThrow(/"pyhton" is no language.*Nearest: .*"python"/);
  });
});

const marksOf = (source: string, meta = '') => {
  const {lines, marks} = readMarks(source, meta, prism.magicComments);
  return lines.map((line, index) => [line, ...(marks.get(index) ?? [])].join('|'));
};

describe('marked lines', () => {
  it.each([
    '// highlight-next-line',
    '  # highlight-next-line',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '-- highlight-next-line',
    '; highlight-next-line',
  ])('%s marks the next line and is not shown', (comment) => {
    expect(marksOf(`a\n${comment}\nb\nc`)).toEqual(['a', 'b|highlighted', 'c']);
  });

  it('marks blocks, and lines of several kinds', () => {
    expect(
      marksOf(
        '# focus-start\na\n# diff-remove-next-line\nb\n# diff-add-start\nc\nd\n# diff-add-end\n# focus-end\ne',
      ),
    ).toEqual(['a|focused', 'b|removed|focused', 'c|focused|added', 'd|focused|added', 'e']);
  });

  it('marks the range of the fence, in the lines that are shown', () => {
    expect(marksOf('a\n# focus-next-line\nb\nc', 'title="{9}" {1,2-3}')).toEqual([
      'a|highlighted',
      'b|focused|highlighted',
      'c|highlighted',
    ]);
  });

  it('leaves other comments alone', () => {
    const code = '# highlight\n# focus-group\n# well-known-start\nx = 1 # highlight-next-line';
    expect(marksOf(code)).toEqual(code.split('\n'));
  });

  it.each([
    ['a\n# diff-add-nextline\nb', '', 2, /"diff-add-nextline" is no mark.*diff-add-next-line/],
    ['# focus-start\na', '', 1, /"focus-start" is not closed.*"focus-end"/],
    ['a\n# focus-end', '', 2, /"focus-end" has no "focus-start"/],
    ['# focus-start\n# focus-start\na', '', 2, /already opened/],
    ['a\n# highlight-next-line', '', 2, /has no line after it/],
    ['a\nb', '{3}', 0, /names line 3, and the code has 2/],
    ['a\nb', '{2-1}', 0, /names no lines/],
    ['a\nb', '{x}', 0, /names no lines/],
  ])('stops at %j %s', (code, meta, line, message) => {
    const run = () => marksOf(code, meta);
    expect(run).toThrow(message);
    try {
      run();
    } catch (error) {
      expect((error as CodeFault).line).toBe(line);
    }
  });

  it('writes elements for marked lines only, with words for screen readers', () => {
    const {html, layout} = block(
      'a\n# diff-remove-next-line\nb\n# diff-add-next-line\nc\nd',
      'text',
    );
    expect(layout).toBe('diff');
    expect(html).toBe(
      'a\n' +
        '<del class="line removed"><span class="said visually-hidden" data-search=off>Removed: </span>b\n</del>' +
        '<ins class="line added"><span class="said visually-hidden" data-search=off>Added: </span>c\n</ins>' +
        'd',
    );
    expect(block('# diff-add-next-line\na', 'bash', {locale: 'zh'}).html).toContain('新增：');
  });

  it('splits what goes over several lines', () => {
    expect(block('/* a\nb */', 'ts', {meta: '{2}'}).html).toBe(
      '<span class=c>/* a\n</span><span class="line highlighted"><span class=c>b */</span></span>',
    );
  });

  it('numbers every line', () => {
    const {html, layout, firstLine} = block('a\nb', 'text', {meta: 'showLineNumbers=7'});
    expect([layout, firstLine]).toEqual(['numbered', '7']);
    expect(html.match(/class="line"/g)).toHaveLength(2);
  });
});

describe('in pages', () => {
  const run = async (source: string): Promise<Root> => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCode, {locale: 'en'});
    return processor.run(processor.parse(source), {path: 'docs/page.md'});
  };

  it('a fence becomes a `pre` with the block as properties', async () => {
    const {children} = await run('```bash title="run.sh"\nnpm start\n```');
    expect((children[0] as Code).data).toEqual({
      hName: 'pre',
      hProperties: {
        language: 'bash',
        title: 'run.sh',
        html: '<span class=f>npm</span> start',
      },
    });
  });

  it.each([['{`a < b`}'], ["{'a < b'}"]])('<CodeBlock> with %s is highlighted', async (child) => {
    const {children} = await run(
      `<CodeBlock language="text" className="x">\n${child}\n</CodeBlock>`,
    );
    expect(children[0]).toMatchObject({
      children: [],
      attributes: [
        {name: 'className', value: 'x'},
        {name: 'language', value: 'text'},
        {name: 'html', value: 'a &lt; b'},
      ],
    });
  });

  it('<CodeBlock> with anything else stays as it is', async () => {
    const {children} = await run('<CodeBlock language="text">\n{props.code}\n</CodeBlock>');
    expect(children[0]).toMatchObject({children: [{type: 'mdxFlowExpression'}]});
  });

  it('a fault names file, line and remedy', async () => {
    await expect(run('Text\n\n```bahs\nnpm start\n```')).rejects.toThrow(
      /^docs\/page\.md:3: "bahs" is no language that can be highlighted\..*write "text"\.$/,
    );
    await expect(run('Text\n\n```bash\na\n# focus-end\n```')).rejects.toThrow(
      /^docs\/page\.md:5: "focus-end"/,
    );
  });
});
