import React, {type ReactNode} from 'react';
import type {Tree} from 'recording-reader';
import {shownText} from '../ui/shownText';
import useLocale, {type Locale} from '../ui/useLocale';
import {numberText} from './format';
import {texts} from './texts';
import styles from './styles.module.css';

const openLevels = 2;

/** Decoded message. All of its text comes from the file and is displayed as text. */
export default function MessageTree({tree}: {tree: Tree}): ReactNode {
  return (
    <div className={styles.tree} translate="no">
      <Branch tree={tree} level={0} />
    </div>
  );
}

interface BranchProps {
  tree: Tree;
  level: number;
}

function Branch({tree, level}: BranchProps): ReactNode {
  const entries =
    tree.kind === 'object'
      ? tree.entries
      : tree.kind === 'list' && tree.items.map((item, at): [string, Tree] => [String(at), item]);
  if (!entries) {
    return <Preview tree={tree} />;
  }
  return (
    <ul>
      {entries.map(([name, child]) => (
        <li key={name}>
          <Entry name={name} tree={child} level={level} />
        </li>
      ))}
      {tree.kind === 'list' && tree.length > tree.items.length && (
        <li>
          <Preview tree={{kind: 'more'}} />
        </li>
      )}
    </ul>
  );
}

function Entry({name, tree, level}: BranchProps & {name: string}): ReactNode {
  const title = (
    <>
      <span className={styles.key}>{shownText(name, Infinity)}</span> <Preview tree={tree} />
    </>
  );
  const list = tree.kind === 'list' ? tree : undefined;
  if (tree.kind !== 'object' && !list?.items.length) {
    return title;
  }
  const values = list?.items.flatMap((item) => (item.kind === 'value' ? item.text : []));
  const isFlat = list !== undefined && values?.length === list.items.length;
  return (
    <details open={level < openLevels && !isFlat}>
      <summary>{title}</summary>
      {isFlat ? (
        <p className={styles.numbers}>
          {values.join(', ')}
          {list.length > values.length && ` … (${texts.more})`}
        </p>
      ) : (
        <Branch tree={tree} level={level + 1} />
      )}
    </details>
  );
}

/** Value, or summary of a part with several values. */
function Preview({tree}: {tree: Tree}): ReactNode {
  const locale = useLocale();
  if (tree.kind === 'value') {
    const text = tree.type === 'text' ? shownText(JSON.stringify(tree.text), Infinity) : tree.text;
    return <span className={styles[tree.type]}>{text}</span>;
  }
  return <span className={styles.size}>{summaryOf(tree, locale)}</span>;
}

function summaryOf(tree: Exclude<Tree, {kind: 'value'}>, locale: Locale): string {
  switch (tree.kind) {
    case 'object': {
      const names = tree.entries.map(([name]) => name).join(', ');
      return `{${shownText(names.slice(0, 60))}}`;
    }
    case 'list':
      return tree.items.length === 0 ? '[]' : `[${numberText(tree.length, locale)} ${texts.items}]`;
    case 'bytes':
      return `${tree.text}${tree.length > 32 ? ' …' : ''} (${numberText(tree.length, locale)} ${texts.bytes})`;
    case 'more':
      return texts.more;
  }
}
