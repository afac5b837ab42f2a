/** Tests of search:push against a local fake of Algolia's API, which stores the requests. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {describe, expect, test} from 'vitest';
import {algoliaSynonyms, indexSettings, pushRecords} from '../src/push';
import type {SearchRecord} from 'search-engine';

const synonyms = {equal: [['记录', 'record']], aliases: [['recording', 'record']]} as const;

interface RequestBody {
  requests: {body: {objectID: string}}[];
  destination: string;
}

/** Fault of the response to a request; it may also change the request. */
type Fault = (path: string, body: RequestBody) => number | 'reset' | {message: string} | undefined;

const records = Array.from({length: 2300}, (_, place) => ({
  objectID: `zh-${place}`,
  content: `text ${place}`,
  url: `https://docs.coscene.cn/docs/page#part-${place}`,
  hierarchy: {lvl0: 'Section', lvl1: 'Page', lvl2: `Part ${place}`},
})) as unknown as SearchRecord[];

/** Pushes the records; returns the content of all indexes afterwards, and the requests. */
async function push(fault: Fault = () => undefined) {
  const indexes = new Map<string, Record<string, unknown>>([['docs', {old: {objectID: 'old'}}]]);
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
    const body = (await json(request).catch(() => ({}))) as RequestBody;
    const path = decodeURIComponent(request.url!.replace(/\?.*/, ''));
    requests.push(`${request.method} ${path}`);
    const failure = fault(path, body);
    if (failure === 'reset') {
      return request.socket.destroy();
    }
    if (failure !== undefined) {
      const status = typeof failure === 'number' ? failure : 400;
      return respond(status, {message: 'Fault', ...(failure as object)});
    }
    const [, name = '', action = ''] = /indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const index = indexes.get(name) ?? {};
    indexes.set(name, index);
    if (action === 'batch') {
      body.requests.forEach((one) => (index[one.body.objectID] = one.body));
    } else if (action === 'settings' || action === 'synonyms/batch') {
      index[action] = body;
    } else if (action === 'operation') {
      indexes.set(body.destination, index);
      indexes.delete(name);
    } else if (request.method === 'DELETE') {
      indexes.delete(name);
    }
    const nbHits = Object.keys(index).filter((key) => key.startsWith('zh-')).length;
    const done = {taskID: 1, status: 'published', updatedAt: 'now', deletedAt: 'now'};
    return respond(200, {...done, hits: [], nbHits, objectIDs: []});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {appId: 'app', adminKey: 'secret', indexName: 'docs', host};
  let error = '';
  await pushRecords(records, synonyms, settings).catch(
    (reason: unknown) => (error = String(reason)),
  );
  server.closeAllConnections();
  server.close();
  return {indexes, requests, error};
}

describe('a push', () => {
  test('replaces records, settings and synonyms in one operation', async () => {
    const {indexes, requests, error} = await push();
    expect(error).toBe('');
    expect([...indexes.keys()]).toEqual(['docs']);
    const {settings, 'synonyms/batch': words, ...pushed} = indexes.get('docs')!;
    expect(Object.keys(pushed)).toEqual(records.map(({objectID}) => objectID));
    expect(settings).toEqual(indexSettings);
    expect(words).toEqual(algoliaSynonyms(synonyms));
    expect(requests.filter((one) => /\/docs\/(?!task)/.test(one))).toEqual([]);
    expect(requests.at(-2)).toMatch(/^POST \/1\/indexes\/docs_next_\d+\/operation$/);
  });

  let batches = 0;
  const isBatch = (path: string) => /_next_\d+\/batch$/.test(path);
  const message = 'Record at the position 7 objectID=zh-7 is too big size=10213/10000 bytes';
  const failsMidway: Fault = (path) => (isBatch(path) && (batches += 1) === 2 ? 400 : undefined);
  const tooBig: Fault = (path) => (isBatch(path) ? {message} : undefined);
  const losesRecords: Fault = (path, {requests}) => void (isBatch(path) && requests.pop());

  test.each<[name: string, fault: Fault, says: RegExp]>([
    ['with an invalid key', () => 403, /refuses ALGOLIA_ADMIN_API_KEY.*unchanged/],
    ['that fails half-way', failsMidway, /Sending the records failed.*unchanged/],
    ['with too big a record', tooBig, /too big.*docs\/page#part-7, under "Part 7".*unchanged/],
    ['that loses records', losesRecords, /2297 of 2300 are there/],
    // Omits the advice about the application id.
    [
      'with a closed connection',
      () => 'reset',
      /^(?!.*(?:application id|APP_ID)).*socket hang up/i,
    ],
    ['to a failing proxy', () => 502, /^(?!.*(?:application id|APP_ID)).*status 502/i],
  ])('%s reports the reason, and leaves the old index unchanged', async (_, fault, says) => {
    const {indexes, error} = await push(fault);
    expect(error).toMatch(says);
    expect([...indexes]).toEqual([['docs', {old: {objectID: 'old'}}]]);
  });
});
