/** How much of a query a keyword says whose words are all in it: `插件怎么打包` has 插件打包. */
import {isStopWord, normalize, runs, whole} from '../tokenize';
import type {Unit} from './query';
import {stem} from './stem';

/** A keyword or query by its runs of Han characters and its other words. */
export interface Phrase {
  runs: readonly string[];
  /** The runs as one text. */
  han: string;
  /** Stems. */
  words: readonly string[];
  /** Letters; a Han character counts as two. */
  length: number;
}

function phrase(han: readonly string[], words: readonly string[]): Phrase {
  const stems = words.map(stem);
  return {
    runs: han,
    han: han.join(' '),
    words: stems,
    length: 2 * han.join('').length + stems.join('').length,
  };
}

export function keywordPhrase(keyword: string): Phrase {
  const found = [...runs(normalize(keyword))];
  return phrase(
    found.filter(({han}) => han).map(({text}) => text),
    found
      .filter(({han}) => !han)
      .map(({text}) => whole(text))
      // As in queries, of which such words are left out.
      .filter((word) => !isStopWord(word)),
  );
}

/** A query in the same form. */
export const queryPhrase = (units: readonly Unit[]): Phrase =>
  phrase(
    units.flatMap((unit) => (unit.kind === 'han' ? [unit.text] : [])),
    units.flatMap((unit) => (unit.kind === 'word' ? [unit.word] : [])),
  );

/** How many pairs of a run may be apart in the query: those that join its words. */
const mostApart = (run: string): number => (run.length < 4 ? 0 : run.length < 7 ? 1 : 2);

/** Whether a text has the words of a run, in any order. Asked for thousands of runs a query. */
function hasRun(text: string, run: string): boolean {
  if (text.includes(run)) {
    return true;
  }
  let apart = mostApart(run);
  for (let at = 0; apart >= 0 && at + 1 < run.length; at += 1) {
    apart -= text.includes(run.slice(at, at + 2)) ? 0 : 1;
  }
  return apart >= 0 && [...run].every((character) => text.includes(character));
}

/** From 0, where a word of the keyword is missing, to 1, where it says all of the query. */
export function shareOf(keyword: Phrase, query: Phrase): number {
  if (
    keyword.length === 0 ||
    keyword.words.length > query.words.length ||
    (keyword.han.length > 0 && query.han === '') ||
    !keyword.words.every((word) => query.words.includes(word)) ||
    !keyword.runs.every((run) => hasRun(query.han, run))
  ) {
    return 0;
  }
  return Math.min(1, keyword.length / query.length);
}
