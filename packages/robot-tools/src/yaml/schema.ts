/** JSON schemas of configuration files, and the meaning of their keys. */

/** `cos.yaml`, or the configuration of devices. */
export type Kind = 'cos' | 'device';

/** Path in a document: keys and indexes. */
export type Path = readonly (string | number)[];

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** Keywords that the schemas use. Unknown ones would be ignored, so the tests compare with ajv. */
export interface Part {
  $ref?: string;
  $defs?: Record<string, Part>;
  allOf?: Part[];
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: JsonType | JsonType[];
  properties?: Record<string, Part | boolean>;
  additionalProperties?: Part | boolean;
  required?: string[];
  minProperties?: number;
  items?: Part;
  minItems?: number;
  const?: string;
  enum?: string[];
  default?: string | number | boolean;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Schema of a file, and the meaning of its keys in the language of the page. */
export interface ConfigSchema {
  schema: Part;
  /** Meaning by path: `jobs[].images`. Without it, the texts of the schema are displayed. */
  meanings?: Readonly<Record<string, string>>;
}

/** Returns a part and all parts that it refers to, from general to specific. */
export function expand(part: Part | boolean | undefined, root: Part): Part[] {
  if (typeof part !== 'object') {
    return [];
  }
  const name = part.$ref?.split('/').at(-1) ?? '';
  return [
    ...expand(root.$defs?.[name], root),
    part,
    ...(part.allOf ?? []).flatMap((one) => expand(one, root)),
  ];
}

/** Returns the schema of a key, or of an item for a number, below `parts`. */
export function below(parts: readonly Part[], step: string | number, root: Part): Part[] {
  return parts.flatMap((part) => {
    const own = part.properties ?? {};
    const extra = Object.hasOwn(own, step) ? own[step] : part.additionalProperties;
    return expand(typeof step === 'number' ? part.items : extra, root);
  });
}

export const keysIn = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({properties = {}}) => Object.keys(properties))),
];

/** Returns the parts of a schema that describe a path. */
export const partsAt = (schema: Part, path: Path): Part[] =>
  path.reduce((parts: Part[], step) => below(parts, step, schema), expand(schema, schema));

/** Returns a path as text: `jobs[0].images`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text + (text === '' ? step : `.${step}`),
    '',
  );

/** Returns the description of a key; undefined for an unknown one. */
export function meaning({schema, meanings}: ConfigSchema, path: Path): string | undefined {
  if (meanings) {
    return meanings[pathText(path).replace(/\[\d+\]/g, '[]')];
  }
  const parts = partsAt(schema, path);
  const textOf = (name: 'title' | 'description') =>
    parts.find((part) => part[name] !== undefined)?.[name];
  const values = parts.find((part) => part.default !== undefined)?.default;
  const initial = values === undefined ? '' : ` Default: ${String(values)}.`;
  const [title, description] = [textOf('title'), textOf('description')];
  const text = description ?? (title === undefined ? undefined : `${title}.`);
  return text === undefined ? undefined : text + initial;
}
