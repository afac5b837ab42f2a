/**
 * Splits a definition at the parts that page translators must not change.
 *
 * @returns every second part is a label of the interface or the name or ending of a file
 */
export const partsOf = (definition: string): string[] =>
  definition.split(/(「[^「」]+」|"[^"]+"|[\w-]*\.[a-z]\w+)/);
