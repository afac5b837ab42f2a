/** A name in code that is too long for a phone in the size of a title: one word, or words with separators. */
const longName = /^[\w./:-]{13,}$/;

/** `SceneUpdate` is two words, `tf2_msgs` and `ros/tf2` as well. Without lookbehind, which Safari 16.0 does not know. */
const words = /(?:^[_./:-]+)?[A-Z]*[^A-Z_./:-]+[_./:-]*|[A-Z_./:-]+/g;

/** The words of a long name in code, between which it may break; any other text as a whole. */
export const wordsOf = (text: string): string[] =>
  longName.test(text) ? (text.match(words) ?? [text]) : [text];
