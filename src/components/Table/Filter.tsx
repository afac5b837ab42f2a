/** Field above a long table that filters its rows by words. Loaded with the first long table. */
import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {normalize} from 'text-utils';
import styles from './styles.module.css';

const rowsOf = (box: RefObject<HTMLElement | null>): HTMLTableRowElement[] =>
  Array.from(box.current?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? []);

const plain = (text: string): string => normalize(text).toLowerCase();

export default function TableFilter({box}: {box: RefObject<HTMLElement | null>}): ReactNode {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<number>();
  const label = translate({id: 'site.table.filter', message: '筛选表格'});

  useEffect(() => {
    const words = plain(text).split(/\s+/);
    const rows = rowsOf(box);
    rows.forEach((row) => {
      const content = plain(row.textContent);
      row.hidden = !words.every((word) => content.includes(word));
    });
    setShown(text.trim() ? rows.filter(({hidden}) => !hidden).length : undefined);
  }, [box, text]);

  return (
    // A link to a hidden row resets it (docusaurus-plugin-navigation).
    <form
      data-filter
      className={`site-row no-print ${styles.form}`}
      onSubmit={(event) => event.preventDefault()}
      onReset={() => setText('')}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // With this code, keys belong to an input method.
        onKeyDown={({key, keyCode}) => key === 'Escape' && keyCode !== 229 && setText('')}
      />
      <span role="status" className={`site-note ${styles.count}`}>
        {shown !== undefined &&
          translate(
            {id: 'site.table.count', message: '显示 {shown} 行，共 {total} 行'},
            {shown, total: rowsOf(box).length},
          )}
      </span>
    </form>
  );
}
