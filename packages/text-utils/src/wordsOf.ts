/** Name in code that is too long for a phone at title size: one word, or words with separators. */
const longName = /^[\w./:-]{13,}$/;

/** `SceneUpdate` is two words, and so are `tf2_msgs` and `ros/tf2`. */
const words = /(?:^[_./:-]+)?[A-Z]*[^A-Z_./:-]+[_./:-]*|[A-Z_./:-]+/g;

/** Words of a long name in code, between which it may break; any other text as a whole. */
export const wordsOf = (text: string): string[] =>
  longName.test(text) ? (text.match(words) ?? [text]) : [text];
