/**
 * Replaces an Algolia index as a whole: settings, synonyms and records are written to a temporary index, which
 * then replaces the real one in one operation.
 */
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {messageOf} from 'text-utils';
import {levels, type SearchRecord, type Synonyms} from 'search-engine';

export interface PushSettings {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Address that replaces Algolia's hosts. */
  host?: string;
}

/** Index settings that DocSearch expects, for Chinese and English. */
export const indexSettings = {
  searchableAttributes: [
    ...levels.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(queries)',
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
};

/** Synonyms in Algolia's format. */
export function algoliaSynonyms({equal, aliases}: Synonyms) {
  return [
    ...equal.map((terms, place) => ({
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

function connect({appId, adminKey, host}: PushSettings): Algoliasearch {
  const url = host ? new URL(host) : undefined;
  const protocol = url?.protocol === 'http:' ? 'http' : 'https';
  return algoliasearch(
    appId,
    adminKey,
    url && {hosts: [{url: url.host, accept: 'readWrite', protocol}]},
  );
}

/** Error of Algolia's client, with the status of the response or the responses of all hosts. */
interface AlgoliaError {
  name?: string;
  status?: number;
  stackTrace?: Array<{
    host: {url: string};
    response: {status: number; content: string; isTimedOut: boolean};
  }>;
}

/** Page and heading of the record whose id a message contains. */
function placeOf(message: string, records: readonly SearchRecord[]): string {
  const id = /objectID=([\w-]+)/.exec(message)?.[1];
  const record = records.find(({objectID}) => objectID === id);
  const heading = levels
    .map((level) => record?.hierarchy[level])
    .filter(Boolean)
    .at(-1);
  // The heading may be the part that is too big.
  return record ? ` The record is on ${record.url}, under "${heading?.slice(0, 80)}".` : '';
}

/** Reason of an error. Algolia's own message for failing hosts blames the application id, whatever the response. */
function reasonOf(error: unknown, records: readonly SearchRecord[]): string {
  const {name, status, stackTrace: tries = []} = error as AlgoliaError;
  if (status === 401 || status === 403) {
    return 'Algolia refuses ALGOLIA_ADMIN_API_KEY.';
  }
  if (name !== 'RetryError') {
    return `${messageOf(error)}.${placeOf(messageOf(error), records)}`;
  }
  const responses = tries.map(({host, response}) => {
    const reason = response.isTimedOut ? 'no response in time' : response.content;
    return `${host.url}: ${response.status ? `status ${response.status}` : reason}`;
  });
  const isUnknown = tries.every(({response}) => /ENOTFOUND/.test(response.content));
  const advice = isUnknown ? 'Check ALGOLIA_APP_ID and the network.' : 'Try again later.';
  return `no host of Algolia responded (${[...new Set(responses)].join('; ')}). ${advice}`;
}

/**
 * Replaces the index.
 * @param report receives the progress
 * @throws Error with the step that failed, the reason, and the effect on readers
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
  settings: PushSettings,
  report: (line: string) => void = () => {},
): Promise<void> {
  const client = connect(settings);
  const {indexName} = settings;
  const temporary = `${indexName}_next_${Date.now()}`;

  async function step<T>(
    name: string,
    run: () => Promise<T>,
    state = 'The index that readers use is unchanged.',
  ): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw new Error(`${name} failed: ${reasonOf(error, records)} ${state}`, {cause: error});
    }
  }

  let move: {taskID: number};
  try {
    await step('Writing the settings', () =>
      client.setSettings({indexName: temporary, indexSettings: indexSettings as never}),
    );
    await step('Writing the synonyms', () =>
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: algoliaSynonyms(synonyms),
        replaceExistingSynonyms: true,
      }),
    );
    // Algolia processes requests to an index in order: the settings and synonyms precede the records.
    await step('Sending the records', () =>
      client.chunkedBatch({
        indexName: temporary,
        objects: records.map((record) => ({...record})),
        waitForTasks: true,
      }),
    );
    report(`${records.length} records sent`);
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
    // A failure to delete the temporary index must not hide the first error.
    await client
      .deleteIndex({indexName: temporary})
      .catch(() => report(`The temporary index ${temporary} may be left over.`));
    throw error;
  }
  await step(
    'Waiting for the new index',
    () => client.waitForTask({indexName, taskID: move.taskID}),
    'Algolia may still put it in place: look before you push again.',
  );
}
