/**
 * Values of CSS variables, written where they are read: 1.7 KB less of styles, as sent, for each
 * page, and a quarter of the variables that a browser has to work out for it.
 *
 * Infima and the theme are set by some 400 variables, most of which have one value on a built site. Where
 * a variable is set once, for the whole page, its value takes the place of `var(…)` if it is read once
 * or no longer than that. What nothing reads goes; and so does what Infima sets in its cascade layer and
 * `src/css/tokens.css` outside of all layers, where it wins. Left alone is what differs: between the modes
 * of colour, languages, or widths of the screen; and what a script names, which may set or read it.
 *
 * `tests/site/styles.test.ts` compares the variables that pages and scripts name with these. Builds only;
 * to switch it off, take `foldVariables` out of `src/plugins/lean-client/index.ts`.
 */
import type {Compiler} from 'webpack';
import {
  parse,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
  type Root,
} from 'postcss';

const variable = /--[\w-]+/g;

/** `var(--name`, with what follows up to its end found by `readEnd`. */
const read = /\bvar\(\s*(--[\w-]+)/g;

/** Selectors of the element that has the variables of the page. */
const page = /^(?:html|:root|(?:html)?\[(?:data-theme|lang)[^\]]*\])$/;

/** They stand for another value of the variable itself, not for the text that would take its place. */
const ofTheCascade = /^(?:|initial|inherit|unset|revert|revert-layer)$/;

interface Setting {
  declaration: Declaration;
  /** On the element of the page, whatever the conditions. */
  isOnPage: boolean;
  /** On each page, in each mode and width. */
  isAlways: boolean;
  isInLayer: boolean;
}

function settingOf(declaration: Declaration): Setting {
  const {selectors} = declaration.parent as Rule;
  let isInLayer = false;
  let isConditional = false;
  let above: Container<ChildNode> | undefined = declaration.parent?.parent as typeof above;
  for (; above?.type === 'atrule'; above = above.parent as typeof above) {
    const isLayer = (above as unknown as {name: string}).name === 'layer';
    isInLayer ||= isLayer;
    isConditional ||= !isLayer;
  }
  return {
    declaration,
    isOnPage: selectors.every((selector) => page.test(selector)),
    isAlways: !isConditional && selectors.length === 1 && selectors[0] === ':root',
    isInLayer,
  };
}

const namesRead = (value: string): string[] =>
  Array.from(value.matchAll(read), ([, name]) => name!);

/** Where the `var(` that begins at `start` ends. */
function readEnd(value: string, start: number): number {
  let depth = 0;
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '(') {
      depth += 1;
    } else if (value[at] === ')') {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    }
  }
  throw new Error(`A value in a style sheet lacks a closing parenthesis: ${value}`);
}

function count<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

class Variables {
  private readonly settings = new Map<string, Setting[]>();
  private readonly declarations: Declaration[] = [];
  private readonly values = new Map<string, string | undefined>();
  private reads: Map<string, number>;

  constructor(
    sheets: readonly Root[],
    /** Named elsewhere: neither their settings nor what reads them is known. */
    private readonly named: ReadonlySet<string>,
  ) {
    for (const sheet of sheets) {
      sheet.walkDecls((declaration) => {
        this.declarations.push(declaration);
        if (declaration.prop.startsWith('--') && declaration.parent?.type === 'rule') {
          const settings = this.settings.get(declaration.prop) ?? [];
          this.settings.set(declaration.prop, [...settings, settingOf(declaration)]);
        }
      });
    }
    this.reads = new Map();
  }

  /** Takes out settings that another one, outside of all layers, always wins over. */
  removeHidden(): void {
    for (const [name, settings] of this.settings) {
      if (settings.some(({isAlways, isInLayer}) => isAlways && !isInLayer)) {
        const isHidden = ({declaration, isInLayer, isOnPage}: Setting) =>
          isInLayer && isOnPage && !declaration.important;
        settings.filter(isHidden).forEach(({declaration}) => this.remove(declaration));
        this.settings.set(
          name,
          settings.filter((setting) => !isHidden(setting)),
        );
      }
    }
  }

  /** Takes out settings that nothing reads, until there are no more. */
  removeUnread(): void {
    for (;;) {
      this.reads = count(this.declarations.flatMap(({value}) => namesRead(value)));
      const unread = [...this.settings].filter(
        ([name]) => !this.reads.has(name) && !this.named.has(name),
      );
      if (unread.length === 0) {
        return;
      }
      for (const [name, settings] of unread) {
        settings.forEach(({declaration}) => this.remove(declaration));
        this.settings.delete(name);
      }
    }
  }

  /** Puts values in the place of what reads them. */
  fold(): void {
    for (const declaration of this.declarations) {
      if (declaration.value.includes('var(')) {
        declaration.value = this.expand(declaration.value);
      }
    }
    for (const [name, settings] of this.settings) {
      if (this.valueOf(name) !== undefined) {
        settings.forEach(({declaration}) => this.remove(declaration));
      }
    }
  }

  private remove(declaration: Declaration): void {
    declaration.remove();
    this.declarations.splice(this.declarations.indexOf(declaration), 1);
  }

  /** What takes the place of the variable; `undefined` if it stays. */
  private valueOf(name: string): string | undefined {
    if (!this.values.has(name)) {
      // A variable that is set by itself has no value.
      this.values.set(name, undefined);
      const [setting, ...others] = this.settings.get(name) ?? [];
      if (setting?.isAlways && others.length === 0 && !this.named.has(name)) {
        const value = this.expand(setting.declaration.value.trim());
        if (
          !ofTheCascade.test(value) &&
          namesRead(value).every((other) => this.isOfPage(other)) &&
          (this.reads.get(name) === 1 || value.length <= `var(${name})`.length)
        ) {
          this.values.set(name, value);
        }
      }
    }
    return this.values.get(name);
  }

  /** Has it the same value on all elements of a page? */
  private isOfPage(name: string): boolean {
    const settings = this.settings.get(name);
    return (
      settings !== undefined && settings.every(({isOnPage}) => isOnPage) && !this.named.has(name)
    );
  }

  private expand(value: string): string {
    let done = '';
    let rest = value;
    for (;;) {
      const [start] = rest.matchAll(read);
      if (!start) {
        return done + rest;
      }
      const found = this.valueOf(start[1]!);
      const begin = done + rest.slice(0, start.index);
      if (found === undefined) {
        // What it falls back to is read on.
        done = begin + start[0];
        rest = rest.slice(start.index + start[0].length);
      } else {
        // Spaces, as what follows may touch it; the minimizer takes out those that are not needed.
        done = `${begin} ${found} `;
        rest = rest.slice(readEnd(rest, start.index));
      }
    }
  }
}

/**
 * Writes values of variables where they are read.
 *
 * @param sheets All style sheets of the site that a page may have beside each other.
 * @param elsewhere What else may name variables: scripts, other style sheets.
 * @returns The style sheets in the same order.
 */
export function foldedSheets(sheets: readonly string[], elsewhere: Iterable<string>): string[] {
  const named = new Set<string>();
  for (const text of elsewhere) {
    for (const [name] of text.matchAll(variable)) {
      named.add(name);
    }
  }
  const roots = sheets.map((sheet) => parse(sheet));
  for (const root of roots) {
    // Conditions can't be folded: `@container style(--a: b)`.
    root.walkAtRules(({params}) => params.match(variable)?.forEach((name) => named.add(name)));
  }
  const variables = new Variables(roots, named);
  variables.removeHidden();
  variables.removeUnread();
  variables.fold();
  return roots.map(String);
}

/** Does so with the style sheets that the bundler writes, before it minimizes them. */
export function foldVariables(compiler: Compiler): void {
  const name = 'fold-variables';
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(
      {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
      () => {
        const assets = compilation.getAssets().filter((asset) => /\.(?:css|js)$/.test(asset.name));
        const isSheet = (asset: (typeof assets)[number]) =>
          /^assets\/css\/.*\.css$/.test(asset.name);
        const textOf = ({source}: (typeof assets)[number]) => source.source().toString();
        const sheets = assets.filter(isSheet);
        const folded = foldedSheets(
          sheets.map(textOf),
          assets.filter((asset) => !isSheet(asset)).map(textOf),
        );
        sheets.forEach((sheet, at) =>
          compilation.updateAsset(sheet.name, new sources.RawSource(folded[at]!)),
        );
      },
    );
  });
}
