/** Completes a message path that is being typed. */
import {select, type Variables} from './evaluate';
import {modifiers} from './modifiers';
import {parseMessagePath} from './parse';

export interface Completion {
  /** Offset of the completed text. */
  from: number;
  options: string[];
}

/** Maximum number of options. */
const optionLimit = 100;

/**
 * Returns completions of a message path that is being typed.
 * @param messages one message per topic
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
            .filter(
              ([name, value]) =>
                /^[\w-]+$/.test(name) && ['boolean', 'number', 'string'].includes(typeof value),
            )
            .map(([name, value]) => `${name}==${JSON.stringify(value)}`)
            .filter(isCondition)
        : fields.flatMap(([name, value]) => {
            const field = quotedName(name, /^[\w-]+$/);
            return Array.isArray(value) ? [field, `${field}[:]`] : [field];
          }),
    );
  } catch {
    // The editor marks the fault.
    return undefined;
  }
}

/** Reports whether a path may have a condition: filters have no decimals and no escaped characters. */
function isCondition(condition: string): boolean {
  try {
    parseMessagePath(`t{${condition}}`);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of all messages of a topic. */
export const topicPath = (topic: string): string => quotedName(topic, /^[\w/-]+$/);

/** Returns a name for a path, quoted if its characters require it. */
const quotedName = (name: string, plain: RegExp): string =>
  plain.test(name) ? name : `"${name.replace(/(["\\])/g, '\\$1')}"`;
