import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {missingIn} from './advice';
import type {Unplaced, Summary} from 'recording-reader';
import useLocale from '../ui/useLocale';
import {shownText} from '../ui/shownText';
import FileFaults from './FileFaults';
import {inBrackets} from './faultTexts';
import {facts} from './facts';
import {missingText, texts} from './texts';
import styles from './styles.module.css';

interface Props {
  summary: Summary;
  unplaced: readonly Unplaced[];
  onReadWhole: () => void;
}

/** Facts and problems of the file, and data missing for playback. */
export default function Overview({summary, unplaced, onReadWhole}: Props): ReactNode {
  const locale = useLocale();
  const {faults, format, index, isWhole} = summary;
  const missing = missingIn(summary).map(({what, topics}) => ({text: missingText[what], topics}));
  if (unplaced.length > 0) {
    const topics = unplaced.map(({topic, frame}) => `${topic}: ${frame}`);
    missing.push({text: texts.unplaced, topics});
  }
  const checked = faults.length === 0 ? texts.isSound : '';
  const verdict = isWhole ? checked : texts.readWholeMeans;
  return (
    <>
      <dl className={styles.facts}>
        {facts(summary, locale).map(({label, value, note}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <span>{inBrackets(note)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && <FileFaults faults={faults} format={format} />}
      {missing.length > 0 && (
        <div className={styles.missing}>
          <p className="text--bold">{texts.lacks}</p>
          <ul>
            {missing.map(({text, topics}) => (
              <li key={text}>
                {text}{' '}
                {topics.slice(0, 12).map((topic) => (
                  <code key={topic} translate="no">
                    {shownText(topic)}
                  </code>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="site-note">
        {translate(
          {id: 'tools.inspector.inSequence'},
          {first: texts[index === 'full' ? 'indexMeans' : 'noIndexMeans'], second: verdict},
        )}
      </p>
      {!isWhole && (
        <p>
          <button type="button" className="site-button" onClick={onReadWhole}>
            {texts.readWhole}
          </button>
        </p>
      )}
    </>
  );
}
