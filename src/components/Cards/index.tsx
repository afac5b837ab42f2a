import React, {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A plain Markdown list as cards: the first line of each item is its name. Three stand in one row; of another
 * odd number the first takes a row. Counted here, since CSS that counts the items behind one moves it while the
 * page arrives.
 */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  const list = Children.toArray(children).find(isValidElement<PropsWithChildren>);
  const count = Children.toArray(list?.props.children).filter(isValidElement).length;
  return (
    <div
      className={clsx(
        styles.cards,
        count === 3 && styles.three,
        count !== 3 && count % 2 === 1 && styles.odd,
      )}
    >
      {children}
    </div>
  );
}
