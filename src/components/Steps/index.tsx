import React, {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

const typeOf = (child: ReactNode) => (isValidElement(child) ? child.type : undefined);

/** Splits the content before each heading of the first heading's level. */
function stepsOf(children: ReactNode): ReactNode[][] {
  const parts = Children.toArray(children).filter((child) => typeof child !== 'string');
  const steps: ReactNode[][] = [];
  for (const part of parts) {
    if (typeOf(part) === typeOf(parts[0])) {
      steps.push([]);
    }
    steps.at(-1)!.push(part);
  }
  return steps;
}

/**
 * Steps on a numbered rail. The content is plain Markdown: headings of level 3 are the steps. The picture of a
 * step follows its heading, so that it can be placed at the side of the text.
 */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.steps}>
      {stepsOf(children).map((step, index) => (
        <div key={index} className={styles.step}>
          {step}
        </div>
      ))}
    </div>
  );
}
