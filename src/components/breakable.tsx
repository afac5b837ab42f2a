import React, {Fragment, type ReactNode} from 'react';

/** What is too long for a phone in the size of a title, as one word. */
const longName = /^\w{13,}$/;

/** `SceneUpdate` is two words, `tf2_msgs` as well. Without lookbehind, which Safari 16.0 does not know. */
const words = /[A-Z]*[^A-Z_]+_?|[A-Z_]+/g;

/** A title that is a long name in code may break between its words; others stay as they are. */
export function breakable(title: ReactNode): ReactNode {
  return typeof title === 'string' && longName.test(title)
    ? title.match(words)?.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))
    : title;
}
