import React, {Fragment, type ReactNode} from 'react';
import {wordsOf} from '../config/wordBreaks';

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
