/** Filter of the rows of the permission matrix. */
import {normalize} from 'text-utils';
import {
  roles,
  type Level,
  type Operation,
  type OperationGroup,
  type RoleId,
} from '../../data/permissions';

export const levels: readonly Level[] = ['organization', 'project'];

/** With a selected role: its allowed operations, its forbidden ones, or every operation of its level. */
export const verdicts = ['allowed', 'denied', 'all'] as const;

export interface Filter {
  text: string;
  role: RoleId | '';
  verdict: (typeof verdicts)[number];
}

export const noFilter: Filter = {text: '', role: '', verdict: 'allowed'};

const levelOf = (id: RoleId) => roles.find((role) => role.id === id)?.level;

function matchesRole({level, allowed}: Operation, {role, verdict}: Filter): boolean {
  if (role === '') return true;
  const isAllowed = allowed.includes(role);
  if (verdict === 'allowed') return isAllowed;
  // Roles of the other level do not apply: neither "may" nor "may not" is correct for them.
  return level === levelOf(role) ? verdict === 'all' || !isAllowed : verdict === 'all' && isAllowed;
}

const plain = (text: string): string => normalize(text).toLowerCase();

/** Every word must occur, in either language: a reader may use the term of the other one. */
function matchesText(operation: Operation, group: OperationGroup, text: string): boolean {
  const haystack = plain(
    [operation.name.zh, operation.name.en, group.name.zh, group.name.en].join(' '),
  );
  return plain(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

export function visibleOperations(group: OperationGroup, filter: Filter): Operation[] {
  return group.operations.filter(
    (operation) => matchesRole(operation, filter) && matchesText(operation, group, filter.text),
  );
}
