/**
 * npm run search:push: sends the records of the built site to Algolia.
 *
 * Reads `build/` with the extractor of the embedded index, so that both modes find the same. Uploads to a
 * temporary index, which replaces the real one in a single move once it is complete: until then, and after any
 * failure, readers use the old index.
 *
 * ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME   as for the build
 * ALGOLIA_ADMIN_API_KEY                key that may write; never the search key of the site
 */
import {locales} from '../src/config/locales';
import {searchPushSettings} from '../src/config/search';
import {messageOf} from 'text-utils';
import type {SearchRecord} from 'search-engine';
import {pushRecords} from 'docusaurus-theme-search';
import {synonyms} from '../src/data/synonyms';
import {readBuiltRecords} from './lib/search-records';

try {
  const settings = searchPushSettings();
  const records: SearchRecord[] = [];
  for (const locale of locales) {
    const own = await readBuiltRecords(locale);
    console.log(`${locale}: ${own.length} records`);
    records.push(...own);
  }
  await pushRecords(records, synonyms, settings, (line) => console.log(line));
  console.log(`${settings.indexName} now has ${records.length} records.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
