import React, {Fragment, type ReactNode} from 'react';

/** A name in code that is too long for a phone in the size of a title: one word, or words with separators. */
const longName = /^[\w./:-]{13,}$/;

/** `SceneUpdate` is two words, `tf2_msgs` and `ros/tf2` as well. Without lookbehind, which Safari 16.0 does not know. */
const words = /(?:^[_./:-]+)?[A-Z]*[^A-Z_./:-]+[_./:-]*|[A-Z_./:-]+/g;

/** The words of a long name in code, between which it may break; any other text as a whole. */
export const wordsOf = (text: string): string[] =>
  longName.test(text) ? (text.match(words) ?? [text]) : [text];

/** A title or code that is a long name may break between its words; others stay as they are. */
export function breakable(title: ReactNode): ReactNode {
  const parts = typeof title === 'string' ? wordsOf(title) : [];
  return parts.length > 1
    ? parts.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))
    : title;
}
