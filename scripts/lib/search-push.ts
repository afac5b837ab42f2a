/** Replaces an Algolia index as a whole. */
import {setTimeout as pause} from 'node:timers/promises';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {messageOf} from '../../src/plugins/message-of';
import {aliases, equalTerms} from '../../src/search/synonyms';
import type {SearchRecord} from '../../src/search/records';

export interface PushSettings {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Address that takes the place of Algolia's hosts. */
  host?: string;
  /** Milliseconds that take the place of Algolia's timeouts. */
  timeouts?: {connect: number; read: number; write: number};
}

const batchSize = 1000;
/** Milliseconds between questions whether Algolia is done, and for how long it is asked. */
const pollEvery = 500;
const waitAtMost = 120_000;

/** What DocSearch expects of an index, with Chinese and English words told apart. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: 1,
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: [
    'desc(weight.page)',
    'desc(weight.level)',
    'asc(weight.depth)',
    'asc(weight.position)',
  ],
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
} as const;

export function synonyms() {
  return [
    ...equalTerms.map((terms, place) => ({
      objectID: `equal-${place}`,
      type: 'synonym' as const,
      synonyms: [...terms],
    })),
    ...aliases.map(([input, term], place) => ({
      objectID: `alias-${place}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [term],
    })),
  ];
}

function connect({appId, adminKey, host, timeouts}: PushSettings): Algoliasearch {
  const options = timeouts ? {timeouts} : {};
  if (!host) {
    return algoliasearch(appId, adminKey, options);
  }
  const url = new URL(host);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return algoliasearch(appId, adminKey, {
    ...options,
    hosts: [{url: url.host, accept: 'readWrite', protocol}],
  });
}

/** `what` says in a sentence what was going on when it failed, `state` what that means for readers. */
async function step<T>(
  what: string,
  run: () => Promise<T>,
  state = 'The index that readers use is unchanged.',
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const status = (error as {status?: number}).status;
    const reason =
      status === 401 || status === 403 ? 'Algolia refuses ALGOLIA_ADMIN_API_KEY' : messageOf(error);
    throw new Error(`${what} failed: ${reason}. ${state}`, {cause: error});
  }
}

export async function pushRecords(
  records: readonly SearchRecord[],
  settings: PushSettings,
  say: (line: string) => void = () => {},
): Promise<void> {
  const client = connect(settings);
  const {indexName} = settings;
  const temporary = `${indexName}_next_${Date.now()}`;

  /** Algolia works a task off later: what follows has to wait for it, but not for ever. */
  async function finished(name: string, task: Promise<{taskID: number}>): Promise<void> {
    const {taskID} = await task;
    const end = Date.now() + waitAtMost;
    while ((await client.getTask({indexName: name, taskID})).status !== 'published') {
      if (Date.now() > end) {
        throw new Error(`task ${taskID} is not done after ${waitAtMost / 1000} s`);
      }
      await pause(pollEvery);
    }
  }

  let move: {taskID: number};
  try {
    await step('Writing the settings', () =>
      finished(
        temporary,
        client.setSettings({indexName: temporary, indexSettings: indexSettings as never}),
      ),
    );
    await step('Writing the synonyms', () =>
      finished(
        temporary,
        client.saveSynonyms({
          indexName: temporary,
          synonymHit: synonyms(),
          replaceExistingSynonyms: true,
        }),
      ),
    );
    for (let from = 0; from < records.length; from += batchSize) {
      const batch = records.slice(from, from + batchSize);
      await step(`Sending the records from ${from + 1}`, () =>
        finished(
          temporary,
          client.batch({
            indexName: temporary,
            batchWriteParams: {
              requests: batch.map((body) => ({action: 'addObject', body: {...body}})),
            },
          }),
        ),
      );
      say(`${Math.min(from + batchSize, records.length)} of ${records.length} sent`);
    }
    await step('Counting the records that arrived', async () => {
      const {nbHits} = await client.searchSingleIndex({
        indexName: temporary,
        searchParams: {query: '', hitsPerPage: 0, distinct: false},
      });
      if (nbHits !== records.length) {
        throw new Error(`${nbHits} of ${records.length} are there`);
      }
    });
    move = await step('Putting the new index in place', () =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
  } catch (error) {
    // What has been sent is of no use any more; it not going away is the smaller trouble.
    await client
      .deleteIndex({indexName: temporary})
      .catch(() => say(`The temporary index ${temporary} is left over.`));
    throw error;
  }
  await step(
    'Waiting for the new index',
    () => finished(indexName, Promise.resolve(move)),
    'Algolia may still put it in place: look before you push again.',
  );
}
