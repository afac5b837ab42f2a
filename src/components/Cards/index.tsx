import React, {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Renders a Markdown list as cards: the first line of each item is its name. Three cards share a row; with any
 * other odd number, the first one fills a row. Counted here, because CSS that counts following siblings would
 * move cards while the page loads.
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
