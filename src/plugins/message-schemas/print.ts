/** JSON as people write it: what fits on a line stays on it. */
const width = 76;

export function printJson(value: unknown, indent = 0, used = 0): string {
  const line = oneLine(value);
  if (line.length + indent + used <= width || typeof value !== 'object' || value === null) {
    return line;
  }
  const inner = ' '.repeat(indent + 2);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? (numbersByRow(value, indent) ?? value.map((item) => printJson(item, indent + 2)))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + printJson(item, indent + 2, name.length);
      });
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** Long lists of numbers fill lines, such as the ranges of a scan. */
function numbersByRow(values: readonly unknown[], indent: number): string[] | undefined {
  if (!values.every((value) => typeof value === 'number')) {
    return undefined;
  }
  const rows: string[] = [];
  for (const value of values.map(String)) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + value.length + indent + 4 <= width) {
      rows[rows.length - 1] = `${row}, ${value}`;
    } else {
      rows.push(value);
    }
  }
  return rows;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(oneLine).join(', ')}]`;
  }
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`,
    );
    return entries.length > 0 ? `{${entries.join(', ')}}` : '{}';
  }
  return JSON.stringify(value);
}
