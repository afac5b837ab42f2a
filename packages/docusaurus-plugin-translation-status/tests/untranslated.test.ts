import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {rehypeUntranslated} from '../src';

it.each([
  [
    'zh',
    '<p>点击「导入」后选「文件」</p>',
    '<p>点击<span translate="no">「导入」</span>后选<span translate="no">「文件」</span></p>',
  ],
  ['zh', '<p><code>「a」</code> <strong>注意</strong></p>', ''],
  ['en', '<p>Click <strong>Add</strong></p>', '<p>Click <strong translate="no">Add</strong></p>'],
  ['en', '<p><strong>Before you start:</strong> <strong>not</strong> 「a」</p>', ''],
  [
    'en',
    '<p>The 「同步到 OSS」 action, 记录, 项目</p>',
    '<p>The <span lang="zh-CN" translate="no">「同步到 OSS」</span> action, ' +
      '<span lang="zh-CN" translate="no">记录, 项目</span></p>',
  ],
  ['en', '<kbd>Esc</kbd>', '<kbd translate="no">Esc</kbd>'],
] as const)('%s: excludes labels and keys from translation: %s', (locale, html, marked) => {
  const tree = fromHtml(html, {fragment: true});
  unified().use(rehypeUntranslated, {locale}).runSync(tree);
  expect(toHtml(tree)).toBe(marked || html);
});
