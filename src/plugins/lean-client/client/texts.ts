/** Texts that are looked up by a computed id; the modules that do so add them (`translate-loader`). */
const texts: Record<string, string> = {};

export default texts;
