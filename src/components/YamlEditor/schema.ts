/** The JSON schemas of configuration files, as far as they are used, and what they say of a key. */
import device from '../../data/device-config.schema.json';
import cos from '../../data/regression-config.schema.json';
import chinese from '../../data/schema-texts.zh.json';
import type {Locale} from '../../config/locales';
import type {SampleKind} from '../../config/samples';

export type Kind = SampleKind;

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

export const schemas: Record<Kind, Part> = {cos: cos as Part, device: device as Part};

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

/** What holds for a key (or an item, with a number) of something that `parts` hold for. */
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
export const partsAt = (kind: Kind, path: Path): Part[] =>
  path.reduce(
    (parts: Part[], step) => below(parts, step, schemas[kind]),
    expand(schemas[kind], schemas[kind]),
  );

/** A path as readers write it: `jobs[0].images`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text + (text === '' ? step : `.${step}`),
    '',
  );

/** What a key means, in a sentence or two; undefined for an unknown key. */
export function meaning(kind: Kind, path: Path, locale: Locale): string | undefined {
  if (locale === 'zh') {
    const texts: Record<string, string | undefined> = chinese[kind];
    return texts[pathText(path).replace(/\[\d+\]/g, '[]')];
  }
  const parts = partsAt(kind, path);
  const said = (name: 'title' | 'description') =>
    parts.find((part) => part[name] !== undefined)?.[name];
  const values = parts.find((part) => part.default !== undefined)?.default;
  const initial = values === undefined ? '' : ` Default: ${String(values)}.`;
  const [title, description] = [said('title'), said('description')];
  const text = description ?? (title === undefined ? undefined : `${title}.`);
  return text === undefined ? undefined : text + initial;
}
