import {expect, it} from 'vitest';
import {noFilter, visibleOperations} from '../../src/components/PermissionMatrix/filter';
import {permissionGroups} from '../../src/data/permissions';

const shown = (filter: Partial<typeof noFilter>) =>
  permissionGroups.flatMap((group) => visibleOperations(group, {...noFilter, ...filter}));

it('the filter of permissions matches words of both languages, of the operation and of its group', () => {
  expect(shown({text: 'delete moment'}).map(({name}) => name.en)).toEqual(['Delete a moment']);
  expect(shown({text: '删除一刻'}).map(({name}) => name.en)).toEqual(['Delete a moment']);
  expect(shown({text: 'ｄelete　Ｍoment'}).map(({name}) => name.en)).toEqual(['Delete a moment']);
  expect(shown({text: 'no such operation'})).toEqual([]);
});
