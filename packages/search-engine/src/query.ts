/** Parses a query into units to look up. */
import {normalize} from 'text-utils';
import {termsIn, type Replacement} from './synonyms';
import {isStopWord, joints, pairs, parts, runs, whole} from './tokenize';

export interface WordUnit {
  kind: 'word';
  /** Word in lower case, without separators. */
  word: string;
  /** Parts of a compound (`settings_tree`, `ros2`), which together match like the whole. */
  parts: string[];
  /** True if it is a flag (`--response-timeout`) or an identifier (`listen_dirs`), which is matched literally. */
  isName: boolean;
}

export interface HanUnit {
  kind: 'han';
  text: string;
  pairs: string[];
  /** For each pair, whether it only joins two words, as 录上 in 记录上传. */
  joints: boolean[];
}

export interface TermUnit {
  kind: 'term';
  /** Units of the term as typed, then those of each synonym. */
  forms: Unit[][];
}

export type Unit = WordUnit | HanUnit | TermUnit;

/** Question words and particles, which do not name the subject of a query. */
const fillers =
  /请问|老是|突然|明明|竟然|居然|为啥|咋办|咋|才能|是不是|好像|为何|是啥|什么叫|叫什么|啥|很|非常|特别|有点|太(?=[慢大多高低长小少久])|干什么|用来|帮我|有哪些|几个|某个|某些|之间|多少|想要|会不会|要不要|怎么样|有什么|怎么办|怎么回事|怎么|怎样|如何|什么是|是什么|什么|为什么|哪里|哪些|哪个|能不能|可不可以|可以|还能|能否|是否|应该|需要|我想|我的|我们|一直|一个|一条|自己|里面|上面|时候|到底|不了|不到|不出来|不上去|有没有|一下|的|了|吗|呢|吧|和|与|在|把/g;

/** English words of the same kind, and negations. */
const questionWords = new Set(
  "between possible same anything something really very always anymore please doesn't don't didn't isn't aren't wasn't can't couldn't won't i'm i've it's there's"
    .split(' ')
    .map(whole),
);

const hanUnit = (text: string): HanUnit => ({
  kind: 'han',
  text,
  pairs: pairs(text),
  joints: joints(text),
});

/** Units of a Han run; none if it consists of fillers. */
const hanUnits = (text: string): HanUnit[] => text.split(fillers).filter(Boolean).map(hanUnit);

/** Unit of a word. Letters and digits are separate parts, in queries only, because `ros2` is also written `ROS 2`. */
function wordUnit(text: string, isFlag: boolean): WordUnit {
  const pieces = parts(text).flatMap((part) => part.match(/\p{N}+|[^\p{N}]+/gu) ?? []);
  const isName = isFlag || /_|\p{Ll}\p{Lu}/u.test(text);
  return {kind: 'word', word: whole(text), parts: pieces.length > 1 ? pieces : [], isName};
}

/** Single letter before a word, which together are a name: `B frames` are B-frames. */
const loneLetter = /(?<![\p{L}\p{N}])([b-hj-z])\s+(?=[a-z]{2})/giu;

/** Units of a text, without stop words and question words unless `isAll`. */
const unitsOf = (text: string, isAll = false): Unit[] =>
  [...runs(text)].flatMap((run): Unit[] => {
    if (run.han) {
      return isAll ? [hanUnit(run.text)] : hanUnits(run.text);
    }
    const unit = wordUnit(run.text, text.slice(0, run.start).endsWith('--'));
    return isAll || !(isStopWord(unit.word) || questionWords.has(unit.word)) ? [unit] : [];
  });

/** Units of a query, without stop words and question words, unless it consists of these. */
export function parseQuery(query: string, replacements: readonly Replacement[]): Unit[] {
  const normal = normalize(query).replace(loneLetter, '$1-');
  const units: Unit[] = [];
  let at = 0;
  for (const {start, end, synonyms} of termsIn(normal, replacements)) {
    const forms = [normal.slice(start, end), ...synonyms].map((form) => unitsOf(form));
    units.push(...unitsOf(normal.slice(at, start)), {
      kind: 'term',
      forms: forms.filter((form) => form.length > 0),
    });
    at = end;
  }
  units.push(...unitsOf(normal.slice(at)));
  return units.length > 0 ? units : unitsOf(normal, true);
}

/** Words of a question about the meaning of a term. */
const definition =
  /\bwhat(?:['’]?s|\s+(?:is|are|does))\b|\b(?:meaning|means?)\b|什么是|啥是|什么叫|是(?:什么|啥)|的?(?:什么|啥)?意思|的?含义/gi;

/** Reports whether a query, such as "what is a record" or 记录是什么, asks for the meaning of its other words. */
export const isDefinition = (query: string): boolean => query.search(definition) >= 0;

const letters = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]+/gu, '').replace(/([a-rt-z]{3})s$/, '$1');

/**
 * Text in the form in which queries are compared with titles: letters and digits, without a plural's `s` at the
 * end, and without question words unless it consists of these.
 */
export function comparable(text: string): string {
  const normal = normalize(text).toLowerCase();
  const subject = normal
    .replace(definition, ' ')
    .replace(/[a-z'’]+/g, (word) =>
      isStopWord(word) || questionWords.has(whole(word)) ? '' : word,
    )
    .replace(fillers, '');
  return letters(subject) || letters(normal);
}
