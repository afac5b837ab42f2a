import {describe, expect, it} from 'vitest';
import {noFilter, visibleOperations} from '../../src/components/PermissionMatrix/filter';
import {permissionGroups, roles} from '../../src/data/permissions';

const operations = permissionGroups.flatMap((group) => group.operations);
const shown = (filter: Partial<typeof noFilter>) =>
  permissionGroups.flatMap((group) => visibleOperations(group, {...noFilter, ...filter}));

describe('permissions', () => {
  // What holds for each operation is a rule of tests/content: `data`.
  it('has all 177 operations in 14 groups', () => {
    expect(permissionGroups).toHaveLength(14);
    expect(operations).toHaveLength(177);
  });

  it('counts what each role may do', () => {
    const counts = roles.map(({id}) => [
      id,
      operations.filter(({allowed}) => allowed.includes(id)).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      'organization-admin': 177,
      'organization-collaborator': 24,
      'organization-view-only': 17,
      'external-user': 5,
      'project-admin': 134,
      'project-collaborator': 106,
      'project-view-only': 58,
      annotator: 51,
      collector: 64,
      auditor: 51,
    });
  });

  it('shows everything without a filter', () => {
    expect(shown({})).toHaveLength(177);
  });

  it('finds words of both languages, of the operation and of its group', () => {
    expect(shown({text: 'delete moment'}).map(({name}) => name.en)).toEqual(['Delete a moment']);
    expect(shown({text: '删除一刻'}).map(({name}) => name.en)).toEqual(['Delete a moment']);
    expect(shown({text: 'no such operation'})).toEqual([]);
  });

  it('splits the operations of a level into allowed and denied', () => {
    const role = 'collector';
    expect(shown({role})).toHaveLength(64);
    expect(shown({role, verdict: 'denied'})).toHaveLength(70);
    expect(shown({role, verdict: 'all'})).toHaveLength(134);
    expect(shown({role: 'organization-admin', verdict: 'denied'})).toEqual([]);
    expect(shown({role: 'organization-admin', verdict: 'all'})).toHaveLength(177);
  });
});
