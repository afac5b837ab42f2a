import {parser as pythonParser} from '@lezer/python';
import {validate as validateDockerfile} from 'dockerfile-utils';
import {parse as parseShell} from 'sh-syntax';
import {lineAt} from 'text-utils';
import {parseAllDocuments} from 'yaml';
import {cacheEntry} from '../lib/cache';
import {splitComments} from '../lib/comments';
import type {Finding} from '../lib/finding';
import {codeBlocks, type CodeBlock} from '../lib/markdown';
import type {CodeMarks} from '../lib/config';
import {withoutMarks} from '../lib/marks';
import {checkedPages, type Check} from '../lib/rule';

/** Fault of an example; lines are counted from 1 inside the code. */
interface SyntaxFault {
  line: number;
  message: string;
}

type Parser = (code: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

const yaml: Parser = (code) => {
  const [error] = parseAllDocuments(code, {prettyErrors: false}).flatMap(({errors}) => errors);
  return error && {line: lineAt(code, error.pos[0]), message: error.message};
};

const json: Parser = (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const offset = /position (\d+)/.exec(message)?.[1];
    return {line: offset ? lineAt(code, Number(offset)) : 1, message};
  }
};

/** Parses one JSON value per line as a list. */
const jsonLines: Parser = (code) => json(`[${code.trim().replace(/\n+/g, (end) => `,${end}`)}]`);

interface ShellError extends Error {
  Pos?: {Line: number};
}

/** Placeholder such as `<record>`, which is a redirection to the shell. */
function placeholderIn(code: string): SyntaxFault | undefined {
  // Harmless in comments and quotes, which are replaced by text of equal length to preserve lines.
  const bare = splitComments('bash', code).code.replace(/"[^"]*"|'[^']*'/g, (text) =>
    text.replace(/[<>]/g, '-'),
  );
  const placeholder = /(?<![<\w&\d])<[\w-]+>/.exec(bare);
  return placeholder
    ? {
        line: lineAt(bare, placeholder.index),
        message: `${placeholder[0]} is a redirection to the shell; use a real value or a variable`,
      }
    : undefined;
}

const shell: Parser = async (code) =>
  placeholderIn(code) ??
  parseShell(code).then(
    () => undefined,
    ({message, Pos}: ShellError) => ({line: Pos?.Line ?? 1, message}),
  );

/**
 * Reports whether all scripts parse, at the cost of one: starting the parser takes longer than parsing.
 * Each is in its own subshell, so that two broken scripts do not form a valid one.
 */
const allParse = (scripts: readonly string[]): Promise<boolean> =>
  parseShell(scripts.map((code) => `(\n:\n${code}\n)`).join('\n')).then(
    () => true,
    () => false,
  );

const pythonSyntax: Parser = (code) => {
  let offset: number | undefined;
  pythonParser.parse(code).iterate({
    enter: ({type, from}) => {
      offset ??= type.isError ? from : undefined;
    },
  });
  return offset === undefined
    ? undefined
    : {line: lineAt(code, offset), message: 'this is not valid Python'};
};

const dockerfile: Parser = (code) => {
  // Severity 1 is an error; advice about style is ignored.
  const error = validateDockerfile(code).find(({severity}) => severity === 1);
  return error && {line: error.range.start.line + 1, message: String(error.message)};
};

function script(fileName: string): Parser {
  return async (code) => {
    // Loaded on demand: loading needs a second, and few pages use it.
    const {default: ts} = await import('typescript');
    const {diagnostics = []} = ts.transpileModule(code, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
    });
    const [first] = diagnostics;
    return (
      first && {
        line: lineAt(code, first.start ?? 0),
        message: ts.flattenDiagnosticMessageText(first.messageText, ' '),
      }
    );
  };
}

const parsers: Record<string, Parser> = {
  yaml,
  yml: yaml,
  json,
  jsonl: jsonLines,
  ndjson: jsonLines,
  bash: shell,
  sh: shell,
  python: pythonSyntax,
  py: pythonSyntax,
  dockerfile,
  docker: dockerfile,
  ts: script('sample.ts'),
  typescript: script('sample.ts'),
  tsx: script('sample.tsx'),
  js: script('sample.js'),
  javascript: script('sample.js'),
  jsx: script('sample.jsx'),
};

const parserOf = ({language, meta}: CodeBlock): Parser | undefined =>
  /\bfragment\b/.test(meta) ? undefined : parsers[language?.toLowerCase() ?? ''];

type PageFault = SyntaxFault & {language: string | undefined};

/** Faults in the blocks of a page, with lines of the page. */
async function faultsOf(
  blocks: readonly CodeBlock[],
  shellIsSound: boolean,
  marks: CodeMarks,
): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  for (const block of blocks) {
    const known = parserOf(block);
    const parser = known === shell && shellIsSound ? placeholderIn : known;
    const fault = await parser?.(withoutMarks(block.value, marks));
    if (fault) {
      faults.push({...fault, line: block.line + fault.line, language: block.language});
    }
  }
  return faults;
}

/**
 * Checks that YAML, JSON, shell, Python, Dockerfile, TypeScript and JavaScript examples parse. `npm run diagrams`
 * parses Mermaid blocks.
 */
export const codeSyntax: Check = async (site) => {
  const pages = checkedPages(site).map(({file, root}) => {
    const blocks = codeBlocks(root).filter(parserOf);
    const cached = cacheEntry<PageFault[]>(`${file}.syntax`, JSON.stringify(blocks));
    return {file, blocks, cached, faults: cached.read()};
  });
  const scripts = pages
    .flatMap(({blocks, faults}) => (faults ? [] : blocks))
    .filter((block) => parserOf(block) === shell);
  const shellIsSound =
    scripts.length === 0 ||
    (await allParse(scripts.map(({value}) => withoutMarks(value, site.config.code))));
  const findings: Finding[] = [];
  for (const {file, blocks, cached, faults} of pages) {
    for (const fault of faults ??
      cached.write(await faultsOf(blocks, shellIsSound, site.config.code))) {
      findings.push({
        file,
        line: fault.line,
        problem: `the ${fault.language} example does not parse: ${fault.message}`,
        remedy: 'Correct it, or mark a deliberate part with `fragment` after the language',
      });
    }
  }
  return findings;
};
