/** Turns what a reader types into units to look up. */
import {isStopWord, joints, normalize, pairs, parts, runs, whole, type Run} from './tokenize';

export interface WordUnit {
  kind: 'word';
  /** Lower case, without separators. */
  word: string;
  /** Parts of a compound (`settings_tree`, `ros2`), which found together stand for the whole. */
  parts: string[];
  /** A flag of a command, `--response-timeout`, or a name in a program, `listen_dirs`: meant as it stands. */
  isName: boolean;
}

export interface HanUnit {
  kind: 'han';
  text: string;
  pairs: string[];
  /** For each pair whether it only joins two words, as 录上 in 记录上传. */
  joints: boolean[];
}

export type Unit = WordUnit | HanUnit;

/** Question words and particles: they ask, but what they ask about stands beside them. */
const fillers =
  /请问|老是|突然|明明|竟然|居然|为啥|咋办|咋|才能|是不是|好像|有什么区别|有何区别|的区别|为何|是啥|什么叫|叫什么|啥|很|非常|特别|有点|太(?=[慢大多高低长小少久])|干什么|用来|帮我|有哪些|几个|某个|某些|之间|多少|想要|会不会|要不要|怎么样|有什么|怎么办|怎么回事|怎么|怎样|如何|什么是|是什么|什么|为什么|哪里|哪些|哪个|能不能|可不可以|可以|还能|能否|是否|应该|需要|我想|我的|我们|一直|一个|一条|自己|里面|上面|时候|到底|不了|不到|不出来|不上去|有没有|一下|的|了|吗|呢|吧|和|与|在|把/g;

/**
 * English words of the same kind: they ask to compare, or whether something can be done, or are said
 * beside what is meant.
 */
const askingWords = new Set(
  "between difference possible same versus vs anything something really very always anymore please doesn't don't didn't isn't aren't wasn't can't couldn't won't i'm i've it's there's"
    .split(' ')
    .map(whole),
);

const hanUnit = (text: string): HanUnit => ({
  kind: 'han',
  text,
  pairs: pairs(text),
  joints: joints(text),
});

/** None when a text has nothing but fillers. */
const hanUnits = (text: string): HanUnit[] => text.split(fillers).filter(Boolean).map(hanUnit);

/** `ros2` is also written `ROS 2`: letters and digits are told apart in queries alone. */
function wordUnit(text: string, isFlag: boolean): WordUnit {
  const pieces = parts(text).flatMap((part) => part.match(/\p{N}+|[^\p{N}]+/gu) ?? []);
  const isName = isFlag || /_|\p{Ll}\p{Lu}/u.test(text);
  return {kind: 'word', word: whole(text), parts: pieces.length > 1 ? pieces : [], isName};
}

/** A letter alone says little; with its word it is a name: `B frames` are B-frames. */
const loneLetter = /(?<![\p{L}\p{N}])([b-hj-z])\s+(?=[a-z]{2})/giu;

/** A query of nothing but words that only ask or join is looked up as it is. */
export function parseQuery(query: string): Unit[] {
  const normal = normalize(query).replace(loneLetter, '$1-');
  const found = [...runs(normal)];
  const toWord = ({text, start}: Run) => wordUnit(text, normal.slice(0, start).endsWith('--'));
  const telling = found
    .flatMap((run): Unit[] => (run.han ? hanUnits(run.text) : [toWord(run)]))
    .filter(
      (unit) => unit.kind === 'han' || !(isStopWord(unit.word) || askingWords.has(unit.word)),
    );
  return telling.length > 0
    ? telling
    : found.map((run) => (run.han ? hanUnit(run.text) : toWord(run)));
}

/** Text in the form in which titles are compared with a query: letters, without a plural's `s` at the end. */
export const comparable = (text: string): string =>
  normalize(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/([a-rt-z]{3})s$/, '$1');
