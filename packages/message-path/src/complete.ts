/** Completes a message path that is being typed. */
import {select, type Variables} from './evaluate';
import {modifiers} from './modifiers';
import {parseMessagePath} from './parse';

export interface Completion {
  /** Where what is offered begins in the text. */
  from: number;
  options: string[];
}

/** More names than this are no help. */
const optionLimit = 100;

/**
 * Completions of a message path that is being typed.
 * @param messages a message of each topic
 */
export function completePath(
  text: string,
  messages: ReadonlyMap<string, unknown>,
  variables: Variables,
): Completion | undefined {
  const [, head = '', sign, typed = ''] = /^(.*)(\.@|\.|\{)("?[\w-]*)$/.exec(text) ?? [];
  const offer = (options: string[], beginning = typed): Completion => ({
    from: text.length - beginning.length,
    options: [...new Set(options)].slice(0, optionLimit),
  });
  if (sign === undefined) {
    return /[\w/"-]$|^$/.test(text) && !/[{[=]/.test(text)
      ? offer(
          [...messages.keys()].map((topic) => topicPath(topic)),
          text,
        )
      : undefined;
  }
  if (sign === '.@') {
    return offer([...modifiers]);
  }
  try {
    const path = parseMessagePath(head);
    const values = select(path, messages.get(path.topic), variables).map(({value}) => value);
    const fields = values
      .filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
      .flatMap((value) => Object.entries(value as object));
    return offer(
      sign === '{'
        ? fields
            .filter(([, value]) => ['boolean', 'number', 'string'].includes(typeof value))
            .map(([name, value]) => `${name}==${JSON.stringify(value)}`)
        : fields.flatMap(([name, value]) => {
            const field = named(name, /^[\w-]+$/);
            return Array.isArray(value) ? [field, `${field}[:]`] : [field];
          }),
    );
  } catch {
    // The mistake is told where it stands.
    return undefined;
  }
}

/** The path of all messages of a topic. */
export const topicPath = (topic: string): string => named(topic, /^[\w/-]+$/);

/** A name as a path has it: quoted, where its characters ask for it. */
const named = (name: string, plain: RegExp): string =>
  plain.test(name) ? name : `"${name.replace(/(["\\])/g, '\\$1')}"`;
