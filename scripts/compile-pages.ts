/**
 * Compiles the pages of languages for `npm run build` ahead of those that bundle them
 * (`src/plugins/compiled-ahead`).
 *
 *   tsx scripts/compile-pages.ts LANGUAGE...
 */
import type {Locale} from '../src/config/locales';
import {compileAhead} from '../src/plugins/compiled-ahead/compile';

async function main(): Promise<void> {
  const [first, ...others] = process.argv.slice(2) as Locale[];
  await compileAhead(process.cwd(), first!, 'end');
  for (const language of others) {
    await compileAhead(process.cwd(), language, 'start');
  }
}

// Without taking its memory apart, which takes longer.
process.once('beforeExit', () => process.exit());
// Docusaurus comes upon the same fault, and says it well.
main().catch(() => undefined);
