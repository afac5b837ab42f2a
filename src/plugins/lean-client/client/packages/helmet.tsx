/**
 * Stands in for `react-helmet-async` in the browser (4 KB less): what `<Head>` of Docusaurus needs.
 * The server goes on with the package; its tags are recognized by their `data-rh`.
 *
 * As there: of tags that say the same (a title, a description), the last one on the page counts;
 * the document follows in the next frame.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';

type Attributes = Record<string, string | undefined>;

interface Tag {
  name: string;
  attributes: Attributes;
  content: string;
}

interface Props {
  children?: ReactNode;
}

/** Names that HTML writes differently than React, other than in upper and lower case. */
const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** Marks what is managed here. */
const mark = 'data-rh';

/** `children` of what is on the page, in its order. */
const instances: {children: ReactNode}[] = [];

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    const {type, props} = child as ReactElement<Attributes & Props>;
    const {children: nested, ...rest} = props;
    if (type === Fragment) {
      return tagsOf(nested);
    }
    const attributes = Object.entries(rest).map(([name, value]) => [
      attributeNames[name] ?? name.toLowerCase(),
      value,
    ]);
    return {
      name: String(type),
      attributes: Object.fromEntries(attributes) as Attributes,
      content: (Children.toArray(nested) as string[]).join(''),
    };
  });
}

/** What a tag says something about; of two tags with the same key only one may stay. */
export function keyOf({name, attributes, content}: Tag): string {
  const names =
    name === 'meta'
      ? ['name', 'charset', 'http-equiv', 'property', 'itemprop']
      : attributes.rel === 'canonical'
        ? ['rel']
        : ['href', 'src'];
  const found = names.find((attribute) => attributes[attribute] !== undefined);
  return `${name} ${found ? `${found}=${attributes[found]?.toLowerCase()}` : content}`;
}

/** Tags of all instances without those that a later instance replaces. */
function effective(all: readonly Tag[][]): Tag[] {
  const taken = new Set<string>();
  return all.reduceRight<Tag[]>((later, tags) => {
    const own = tags.filter((tag) => !taken.has(keyOf(tag)));
    own.forEach((tag) => taken.add(keyOf(tag)));
    return [...own, ...later];
  }, []);
}

function setAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  (element.getAttribute(mark)?.split(',') ?? []).forEach((name) => {
    if (!names.includes(name)) {
      element.removeAttribute(name);
    }
  });
  names.forEach((name) => {
    const value = attributes[name] ?? '';
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  });
  if (names.length > 0) {
    element.setAttribute(mark, names.join());
  } else {
    element.removeAttribute(mark);
  }
}

function toElement({name, attributes, content}: Tag): Element {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([attribute, value]) =>
    element.setAttribute(attribute, value ?? ''),
  );
  element.setAttribute(mark, 'true');
  element.textContent = content;
  return element;
}

let frame: number | undefined;

function update(): void {
  frame = undefined;
  const tags = instances.map(({children}) => tagsOf(children));
  const merged = (name: string): Attributes =>
    Object.assign(
      {},
      ...tags.flat().flatMap((tag) => (tag.name === name ? [tag.attributes] : [])),
    ) as Attributes;
  setAttributes(document.documentElement, merged('html'));
  setAttributes(document.body, merged('body'));
  const title = tags
    .flat()
    .filter(({name}) => name === 'title')
    .at(-1);
  if (title && document.title !== title.content) {
    document.title = title.content;
  }
  const wanted = effective(tags)
    .filter(({name}) => !['html', 'body', 'title'].includes(name))
    .map(toElement);
  const old = Array.from(document.head.querySelectorAll(`:not(title)[${mark}]`));
  const added = wanted.filter((element) => {
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same >= 0) {
      old.splice(same, 1);
    }
    return same < 0;
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

/** Once for all instances: a new page has many. */
function scheduleUpdate(): void {
  frame ??= requestAnimationFrame(update);
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

export function Helmet({children}: Props): null {
  const own = useRef({children});
  useLayoutEffect(() => {
    const instance = own.current;
    instances.push(instance);
    return () => {
      instances.splice(instances.indexOf(instance), 1);
      scheduleUpdate();
    };
  }, []);
  useLayoutEffect(() => {
    own.current.children = children;
    scheduleUpdate();
  });
  return null;
}
