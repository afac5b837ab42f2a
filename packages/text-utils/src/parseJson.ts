/** Line of a position in a text; the first is 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

/**
 * @param text content of a JSON file
 * @param file file name for the message
 * @throws for invalid JSON: an error that names file and line
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    // Node reports the position, or ten characters around it, unless the text ends too early.
    const position = / at position (\d+)/.exec(message)?.[1];
    const around = /, (?:\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message)?.[1];
    const shown = around === undefined ? text.length : text.indexOf(around) + 10;
    const line = lineAt(text, position === undefined ? shown : Number(position));
    throw new Error(
      `${file}:${line}: this is not valid JSON: ${message.replace(/ at position .*$/, '').replace(/\s+/g, ' ')}. Correct it there, or on the line before.`,
      {cause: error},
    );
  }
}
