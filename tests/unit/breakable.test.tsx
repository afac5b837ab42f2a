import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {breakable} from '../../src/components/breakable';

test.each([
  ['SceneEntityDeletionType', 'Scene<wbr/>Entity<wbr/>Deletion<wbr/>Type'],
  ['SettingsTreeNodeActionDivider', 'Settings<wbr/>Tree<wbr/>Node<wbr/>Action<wbr/>Divider'],
  ['tf2_msgs_TFMessage', 'tf2_<wbr/>msgs_<wbr/>TFMessage'],
  ['/ruleEngine/activeTopics', '/rule<wbr/>Engine/<wbr/>active<wbr/>Topics'],
  // Short enough, more than a name, and not English.
  ['PointCloud', 'PointCloud'],
  ['Create a record of MCAPFiles', 'Create a record of MCAPFiles'],
  ['在浏览器中回放一条很长很长的记录', '在浏览器中回放一条很长很长的记录'],
])('%s', (title, markup) => {
  expect(renderToStaticMarkup(breakable(title))).toBe(markup);
});
