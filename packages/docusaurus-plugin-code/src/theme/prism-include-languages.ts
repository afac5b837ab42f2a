/** Adds no grammars in the browser: the build has highlighted the code (`remark.ts`). */
export default function prismIncludeLanguages(): void {}
