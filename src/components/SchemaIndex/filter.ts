import type {IndexRow} from '../../plugins/message-schemas/types';

export interface Filter {
  /** Id of a kind or panel; empty for all. */
  kind: string;
  panel: string;
}

export const noFilter: Filter = {kind: '', panel: ''};

/** In place of a panel: messages that no panel shows by themselves. */
export const withoutPanel = 'none';

export function visibleRows(rows: readonly IndexRow[], {kind, panel}: Filter): IndexRow[] {
  return rows.filter(
    (row) =>
      (kind === '' || row.kind === kind) &&
      (panel === '' ||
        (panel === withoutPanel ? row.panels.length === 0 : row.panels.includes(panel))),
  );
}
