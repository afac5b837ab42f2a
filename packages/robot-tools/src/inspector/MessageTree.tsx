import React, {type ReactNode} from 'react';
import type {Tree} from 'recording-reader';
import useLocale from '../ui/useLocale';
import {numberText} from './format';
import {texts} from './texts';
import styles from './styles.module.css';

/** Levels that are open from the start. */
const openLevels = 2;

type Value = Extract<Tree, {kind: 'value'}>;

/** A decoded message; every text in it comes from the file and is shown as text. */
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
      : tree.kind === 'list'
        ? tree.items.map((item, at): [string, Tree] => [String(at), item])
        : undefined;
  if (!entries) {
    return <Leaf tree={tree} />;
  }
  const isCut = tree.kind === 'list' && tree.length > tree.items.length;
  return (
    <ul>
      {entries.map(([name, child]) => (
        <li key={name}>
          <Entry name={name} tree={child} level={level} />
        </li>
      ))}
      {isCut && (
        <li>
          <Leaf tree={{kind: 'more'}} />
        </li>
      )}
    </ul>
  );
}

function Entry({name, tree, level}: BranchProps & {name: string}): ReactNode {
  const isLeaf =
    (tree.kind !== 'object' && tree.kind !== 'list') ||
    (tree.kind === 'list' && tree.items.length === 0);
  if (isLeaf) {
    return (
      <>
        <span className={styles.key}>{name}</span> <Leaf tree={tree} />
      </>
    );
  }
  const isNumbers = tree.kind === 'list' && tree.items.every(({kind}) => kind === 'value');
  return (
    <details open={level < openLevels && !isNumbers}>
      <summary>
        <span className={styles.key}>{name}</span> <Size tree={tree} />
      </summary>
      {isNumbers ? <Numbers items={tree.items as Value[]} length={tree.length} /> : null}
      {isNumbers ? null : <Branch tree={tree} level={level + 1} />}
    </details>
  );
}

/** Preview of a folded part. */
function Size({tree}: {tree: Tree}): ReactNode {
  const locale = useLocale();
  if (tree.kind === 'object') {
    const names = tree.entries.map(([name]) => name).join(', ');
    return <span className={styles.size}>{`{${names.slice(0, 60)}}`}</span>;
  }
  return tree.kind === 'list' ? (
    <span className={styles.size}>{`[${numberText(tree.length, locale)} ${texts.items}]`}</span>
  ) : null;
}

function Numbers({items, length}: {items: readonly Value[]; length: number}): ReactNode {
  return (
    <p className={styles.numbers}>
      {items.map(({text}) => text).join(', ')}
      {length > items.length && ` … (${texts.more})`}
    </p>
  );
}

function Leaf({tree}: {tree: Tree}): ReactNode {
  const locale = useLocale();
  if (tree.kind === 'value') {
    const text = tree.type === 'text' ? JSON.stringify(tree.text) : tree.text;
    return <span className={styles[tree.type]}>{text}</span>;
  }
  if (tree.kind === 'bytes') {
    return (
      <span className={styles.size}>
        {`${tree.text}${tree.length > 32 ? ' …' : ''} (${numberText(tree.length, locale)} ${texts.bytes})`}
      </span>
    );
  }
  return <span className={styles.size}>{tree.kind === 'more' ? texts.more : '[]'}</span>;
}
