/**
 * Checks a batch-test configuration as it is pasted or typed, in the browser alone: what is wrong,
 * in which line, and what to write. The validator comes with the first use; without JavaScript the
 * page's tables and samples do the job.
 */
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useOnDemand} from '../useOnDemand';
import type {Located, Verdict} from './check';
import {faultySample, sample} from './samples';
import {problemText} from './texts';
import styles from './styles.module.css';

/** Long enough not to flash while typing. */
const pause = 250;

const isBlank = (text: string) => text.trim() === '';

export default function BatchTestChecker(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const editor = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const {code: tool, isMissing, load} = useOnDemand(() => import('./check'));
  const [verdict, setVerdict] = useState<Verdict>();

  function change(next: string) {
    setText(next);
    load();
  }

  useEffect(() => {
    const timer = setTimeout(
      () => setVerdict(tool && !isBlank(text) ? tool.check(text) : undefined),
      pause,
    );
    return () => clearTimeout(timer);
  }, [text, tool]);

  const problems = verdict?.problems ?? [];
  return (
    <section
      className={clsx('site-tool', styles.box)}
      aria-labelledby={`${id}-title`}
      data-markdown="off"
    >
      <p className={styles.title} id={`${id}-title`}>
        {translate({id: 'batchTest.title', message: '检查你的配置文件'})}
      </p>
      <p className={styles.note}>
        {translate({
          id: 'batchTest.note',
          message: '粘贴 cos.yaml 的全部内容。检查在浏览器里完成，内容不会离开这个页面。',
        })}
      </p>
      <noscript>
        {translate({
          id: 'batchTest.noScript',
          message: '检查工具需要 JavaScript。键的含义和样例见下面的表格与代码。',
        })}
      </noscript>
      <div className={styles.buttons}>
        <button type="button" className="site-button" onClick={() => change(sample)}>
          {translate({id: 'batchTest.loadSample', message: '载入样例'})}
        </button>
        <button type="button" className="site-button" onClick={() => change(faultySample)}>
          {translate({id: 'batchTest.loadFaulty', message: '载入有错的样例'})}
        </button>
        <button
          type="button"
          className="site-button"
          onClick={() => change('')}
          disabled={text === ''}
        >
          {translate({id: 'batchTest.clear', message: '清空'})}
        </button>
      </div>
      <label className={styles.label} htmlFor={`${id}-text`}>
        {translate({id: 'batchTest.label', message: '配置文件内容（YAML）'})}
      </label>
      <div className={styles.editor}>
        <Gutter text={text} problems={problems} editor={editor} />
        <textarea
          ref={editor}
          id={`${id}-text`}
          value={text}
          rows={18}
          wrap="off"
          placeholder={"version: '1'\njobs:\n  - name: …"}
          disabled={!isBrowser}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-summary`}
          onFocus={load}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <p
        role="status"
        id={`${id}-summary`}
        className={clsx(
          styles.summary,
          verdict && (problems.length > 0 ? styles.bad : styles.good),
        )}
      >
        {isMissing
          ? translate({
              id: 'batchTest.missing',
              message: '检查工具没有加载成功。检查网络后，再次点击输入框即可重试。',
            })
          : verdict && summaryText(verdict)}
      </p>
      {problems.length > 0 && (
        <ol
          className={styles.problems}
          aria-label={translate({id: 'batchTest.problems', message: '问题列表'})}
        >
          {problems.map((located, index) => (
            <li key={index}>
              <button
                type="button"
                className="site-button"
                onClick={() => editor.current && show(editor.current, located.line)}
              >
                {translate({id: 'batchTest.line', message: '第 {line} 行'}, {line: located.line})}
              </button>
              <span>
                {located.path !== '' && <code>{located.path}</code>} {problemText(located.problem)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface GutterProps {
  text: string;
  problems: readonly Located[];
  editor: React.RefObject<HTMLTextAreaElement | null>;
}

/** Line numbers that scroll with the text; those with a problem stand out. */
function Gutter({text, problems, editor}: GutterProps): ReactNode {
  const gutter = useRef<HTMLDivElement>(null);
  const faulty = new Set(problems.map(({line}) => line));

  useEffect(() => {
    const area = editor.current;
    const follow = () => gutter.current?.scrollTo({top: area?.scrollTop ?? 0, behavior: 'instant'});
    area?.addEventListener('scroll', follow, {passive: true});
    return () => area?.removeEventListener('scroll', follow);
  }, [editor]);

  return (
    <div ref={gutter} className={styles.gutter} aria-hidden="true">
      {text.split('\n').map((_, index) => (
        <span key={index} className={clsx(faulty.has(index + 1) && styles.faulty)}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}

function summaryText({documents, suites, problems}: Verdict): string {
  return problems.length === 0
    ? translate(
        {
          id: 'batchTest.good',
          message: '没有发现问题。测试：{documents} 个，测试套件：{suites} 个。',
        },
        {documents, suites},
      )
    : translate(
        {id: 'batchTest.bad', message: '发现的问题：{count} 个。'},
        {count: problems.length},
      );
}

/** Selects a line of the text and brings it into view. */
function show(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const lineHeight = parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTo({top: Math.max(0, (line - 4) * lineHeight), left: 0});
}
