/**
 * DocSearch's dialog without what only its Ask AI mode needs: an AI client, a Markdown renderer and
 * zod, three quarters of it, which the package brings along in one file. A dialog that has no
 * assistant imports the module with the query `without-ask-ai`; this loader gives it one in which
 * the two functions that lead there do nothing, and in which nothing stands that only they used.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'acorn';
import {analyze} from 'eslint-scope';
import {keptFile} from '../kept-file.mjs';

/** By words that only the function has: what it is called differs from release to release. */
const replaced = [
  {
    words: ['resetAskAiChatSession:', 'sendFeedback:', '"~registerStatusCallback"'],
    // The hook. What it gives must be the same each time: effects depend on it.
    value:
      '(r=>()=>r)((n=>({messages:[],status:"ready",exchanges:[],isStreaming:!1,sendMessage:n,setMessages:n,sendFeedback:n,stopAskAiStreaming:n,clearError:n,resetAskAiAbortScope:n,resetAskAiChatSession:n,conversations:{add:n,addFeedback:n,remove:n,getOne:n,getConversation:n,getAll:()=>[]}}))(()=>{}))',
  },
  // The screen of a conversation.
  {words: ['DocSearch-AskAiScreen-ExchangesList', 'askAiError'], value: '()=>null'},
];

/** Top-level declarations, each declarator by itself, and what else is done at the top level. */
const unitsOf = ({body}) =>
  body.flatMap((node) =>
    node.type === 'VariableDeclaration'
      ? node.declarations.map((declarator) => ({node: declarator, keyword: node.kind}))
      : [{node}],
  );

/** Name of what a unit declares, if it does. */
const declaredBy = ({type, id}) =>
  ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclarator'].includes(type)
    ? id.name
    : undefined;

/** Names of what an expression gives a value or a property; nothing else done at the top level matters. */
function targetsOf(node) {
  switch (node.type) {
    case 'AssignmentExpression': {
      let {left} = node;
      while (left.type === 'MemberExpression') {
        left = left.object;
      }
      return [left.name, ...targetsOf(node.right)];
    }
    case 'SequenceExpression':
      return node.expressions.flatMap(targetsOf);
    case 'CallExpression':
      return node.arguments.flatMap(targetsOf);
    case 'LogicalExpression':
      return [...targetsOf(node.left), ...targetsOf(node.right)];
    default:
      return [];
  }
}

/** Notes for each unit which of the module's names it uses. */
function noteUses(program, units) {
  const {scopes} = analyze(program, {ecmaVersion: 2022, sourceType: 'module'});
  for (const {name, references} of scopes.find(({type}) => type === 'module').variables) {
    for (const {identifier} of references) {
      // Units are in order: a reference belongs to the last one that begins before it.
      units.findLast(({node}) => node.start <= identifier.start).uses.add(name);
    }
  }
}

/**
 * In: the source of DocSearch's dialog, a module without imports but React's. Out: the same for
 * dialogs without Ask AI. Throws when the functions to be replaced cannot be told.
 */
export function withoutAskAi(source) {
  const program = parse(source, {ecmaVersion: 2022, sourceType: 'module', ranges: true});
  const units = unitsOf(program).map((unit) => ({
    ...unit,
    name: declaredBy(unit.node),
    text: source.slice(unit.node.start, unit.node.end),
    uses: new Set(),
  }));
  noteUses(program, units);
  for (const {words, value} of replaced) {
    const found = units.filter(({text}) => words.every((word) => text.includes(word)));
    if (found.length !== 1) {
      throw new Error(`${found.length} functions hold ${words.join(' and ')}, not one`);
    }
    const [unit] = found;
    Object.assign(unit, {keyword: 'var', text: `${unit.name}=${value}`, uses: new Set()});
  }

  const declaring = new Map(units.filter(({name}) => name).map((unit) => [unit.name, unit]));
  const kept = new Set();
  const keep = (unit) => {
    if (unit && !kept.has(unit)) {
      kept.add(unit);
      unit.uses.forEach((name) => keep(declaring.get(name)));
    }
  };
  units.filter(({node}) => /^(?:Import|Export)/.test(node.type)).forEach(keep);
  const expressions = units.filter(({node}) => node.type === 'ExpressionStatement');
  for (let before = 0; before < kept.size;) {
    before = kept.size;
    expressions
      .filter(({node}) => targetsOf(node.expression).some((name) => kept.has(declaring.get(name))))
      .forEach(keep);
  }
  return units
    .filter((unit) => kept.has(unit))
    .map(({keyword, text}) => (keyword ? `${keyword} ${text};\n` : `${text}\n`))
    .join('');
}

/** What was made of a source before: both bundlers of both languages ask for it, and it takes 0.5 s. */
function kept(folder, source, make) {
  const hash = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(source);
  const file = path.join(folder, `${hash.digest('hex').slice(0, 16)}.js`);
  return keptFile(file, make).toString();
}

export default function loader(source) {
  try {
    const folder = path.join(this.rootContext, 'node_modules/.cache/without-ask-ai');
    return kept(folder, source, () => withoutAskAi(source));
  } catch (error) {
    throw new Error(
      `${this.resourcePath} is not as 4.7.0 of @docsearch/react has it (${error.message}): look at its Ask AI, and change src/plugins/search-index/withoutAskAi.mjs`,
    );
  }
}
