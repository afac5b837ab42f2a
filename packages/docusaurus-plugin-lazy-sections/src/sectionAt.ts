/** Returns the section of an address by its longest known prefix; `undefined` outside sections. */
export function sectionAt(
  prefixes: Readonly<Record<string, string>>,
  pathname: string,
): string | undefined {
  for (let at = pathname; at; at = at.slice(0, at.lastIndexOf('/'))) {
    if (prefixes[at] !== undefined) {
      return prefixes[at];
    }
  }
  return undefined;
}
