/** Adds no grammars in the browser: the build has highlighted the code (`src/plugins/code`). */
export default function prismIncludeLanguages(): void {}
