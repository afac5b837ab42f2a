/**
 * Says so when code of a page cannot be loaded at start, and offers to retry.
 *
 * Docusaurus starts a page only when all its chunks are there; if one fails, the page stays as
 * the server sent it: readable, but without search, menus or mode switch, and nothing tells the
 * reader. React has not started at that point, hence the plain DOM.
 * (Failures after the start are shown by `src/theme/Loading`.)
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import styles from './missingCode.module.css';

function notice(): HTMLElement {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = styles.notice!;
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.missingCode.text',
    message: '这一页没有加载成功：文字可以阅读，但搜索和菜单不能用。',
  });
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = translate({id: 'site.loading.retry', message: '重试'});
  retry.addEventListener('click', () => window.location.reload());
  bar.append(text, retry);
  return bar;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !window.docusaurusRoot) {
      document.body.append(notice());
    }
  });
}
