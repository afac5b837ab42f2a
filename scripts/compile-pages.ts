/**
 * Compiles the pages of a language for `npm run build` ahead of those that bundle them
 * (`src/plugins/compiled-ahead`).
 *
 *   tsx scripts/compile-pages.ts LANGUAGE
 */
import type {Locale} from '../src/config/locales';
import {compileAhead} from '../src/plugins/compiled-ahead/compile';

async function main(): Promise<void> {
  const [language] = process.argv.slice(2);
  await compileAhead(process.cwd(), language as Locale);
}

// Docusaurus comes upon the same fault, and says it well.
main().catch(() => undefined);
