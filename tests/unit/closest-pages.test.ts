import {expect, it} from 'vitest';
import {closestPaths} from '../../src/components/ClosestPages/closest';

const known = [
  '/changelog',
  '/docs/overview',
  '/docs/automation/action-overview',
  '/docs/automation/quick-start-workflow',
  '/docs/collaboration/record/upload-files',
  '/docs/collaboration/project-collaboration/add-comment-to-record',
  '/docs/developers/cocli/install',
  '/docs/get-started/quick-start',
  '/docs/viz/panel/3d-panel',
  '/docs/viz/panel/diagnostics-panel',
  '/docs/viz/panel/image-panel',
  '/docs/viz/panel/panel-overview',
  '/docs/viz/panel/log-panel',
];

it.each([
  ['a misspelled name', '/docs/viz/panel/3d-pannel', '/docs/viz/panel/3d-panel'],
  ['swapped letters', '/docs/collaboration/record/upload-flies', known[4]],
  ['words in another order', '/docs/viz/panels/3d', '/docs/viz/panel/3d-panel'],
  ['a page that has moved up', '/en/docs/record/upload', known[4]],
])('finds the most similar address: %s', (_, asked, expected) => {
  expect(closestPaths(asked, known, 5)[0]).toBe(expected);
});

it.each(['/', '/wp-admin/index.php', '/docs/foo/bar', '/2024/'])(
  'no address is near to %s',
  (asked) => {
    expect(closestPaths(asked, known, 5)).toEqual([]);
  },
);
