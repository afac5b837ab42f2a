/** JSON schemas of configuration files, as far as they are used, and the meaning of a key in them. */

/** `cos.yaml`, or the configuration of devices. */
export type Kind = 'cos' | 'device';

/** A way down in a document: keys, and numbers of items. */
export type Path = readonly (string | number)[];

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** The keywords that the schemas use; an unknown one would be overlooked, so the tests compare with ajv. */
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

/** The schema of a file, and the meaning of its keys in the reader's language. */
export interface ConfigSchema {
  schema: Part;
  /** By path: `jobs[].images`. Without it, the texts of the schema are shown. */
  meanings?: Readonly<Record<string, string>>;
}

/** A part with all that it refers to, from the most general to the most special. */
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

/** Schema of a key (or of an item, with a number) below `parts`. */
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

/** The parts of a schema that describe what stands at a path. */
export const partsAt = (schema: Part, path: Path): Part[] =>
  path.reduce((parts: Part[], step) => below(parts, step, schema), expand(schema, schema));

/** A path as readers write it: `jobs[0].images`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text + (text === '' ? step : `.${step}`),
    '',
  );

/** Description of a key; undefined for an unknown one. */
export function meaning({schema, meanings}: ConfigSchema, path: Path): string | undefined {
  if (meanings) {
    return meanings[pathText(path).replace(/\[\d+\]/g, '[]')];
  }
  const parts = partsAt(schema, path);
  const said = (name: 'title' | 'description') =>
    parts.find((part) => part[name] !== undefined)?.[name];
  const values = parts.find((part) => part.default !== undefined)?.default;
  const initial = values === undefined ? '' : ` Default: ${String(values)}.`;
  const [title, description] = [said('title'), said('description')];
  const text = description ?? (title === undefined ? undefined : `${title}.`);
  return text === undefined ? undefined : text + initial;
}
