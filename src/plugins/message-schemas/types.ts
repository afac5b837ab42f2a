/** What the index of message schemas in the browser works with, in the language of the page. */
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
