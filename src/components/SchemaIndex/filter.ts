/** What the index shows, in the language of the page: `_generated/schemas.json` beside the page. */
export interface SchemaIndexData {
  kinds: {id: string; label: string}[];
  panels: {id: string; label: string; to: string}[];
  rows: IndexRow[];
}

export interface IndexRow {
  name: string;
  /** Id of its kind. */
  kind: string;
  to: string;
  description: string;
  /** Ids of the panels that show it by itself. */
  panels: string[];
  /** Whether a message that a panel shows holds it. */
  isPart: boolean;
}

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
