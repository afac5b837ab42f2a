/** search:push against a local fake of Algolia's API, which keeps what it is sent. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {describe, expect, test} from 'vitest';
import {algoliaSynonyms, indexSettings, pushRecords} from '../src/push';
import type {SearchRecord} from 'search-engine';

const synonyms = {equal: [['记录', 'record']], aliases: [['recording', 'record']]} as const;

interface Sent {
  requests: {body: {objectID: string}}[];
  destination: string;
}

/** Fault of the response to a request, which it may also change. */
type Fault = (path: string, body: Sent) => number | 'reset' | {message: string} | undefined;

const records = Array.from({length: 2300}, (_, place) => ({
  objectID: `zh-${place}`,
  content: `text ${place}`,
  url: `https://docs.coscene.cn/docs/page#part-${place}`,
  hierarchy: {lvl0: 'Section', lvl1: 'Page', lvl2: `Part ${place}`},
})) as unknown as SearchRecord[];

/** Pushes the records; gives what is then there, by index, and the requests. */
async function push(fault: Fault = () => undefined) {
  const indexes = new Map<string, Record<string, unknown>>([['docs', {old: {objectID: 'old'}}]]);
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
    const body = (await json(request).catch(() => ({}))) as Sent;
    const path = decodeURIComponent(request.url!.replace(/\?.*/, ''));
    asked.push(`${request.method} ${path}`);
    const wrong = fault(path, body);
    if (wrong === 'reset') {
      return request.socket.destroy();
    }
    if (wrong !== undefined) {
      const status = typeof wrong === 'number' ? wrong : 400;
      return answer(status, {message: 'Fault', ...(wrong as object)});
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
    return answer(200, {...done, hits: [], nbHits, objectIDs: []});
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
  return {indexes, asked, error};
}

describe('a push', () => {
  test('replaces records, settings and synonyms in one move', async () => {
    const {indexes, asked, error} = await push();
    expect(error).toBe('');
    expect([...indexes.keys()]).toEqual(['docs']);
    const {settings, 'synonyms/batch': words, ...pushed} = indexes.get('docs')!;
    expect(Object.keys(pushed)).toEqual(records.map(({objectID}) => objectID));
    expect(settings).toEqual(indexSettings);
    expect(words).toEqual(algoliaSynonyms(synonyms));
    expect(asked.filter((one) => /\/docs\/(?!task)/.test(one))).toEqual([]);
    expect(asked.at(-2)).toMatch(/^POST \/1\/indexes\/docs_next_\d+\/operation$/);
  });

  let batches = 0;
  const isBatch = (path: string) => /_next_\d+\/batch$/.test(path);
  const message = 'Record at the position 7 objectID=zh-7 is too big size=10213/10000 bytes';
  const failsHalfWay: Fault = (path) => (isBatch(path) && (batches += 1) === 2 ? 400 : undefined);
  const tooBig: Fault = (path) => (isBatch(path) ? {message} : undefined);
  const loses: Fault = (path, {requests}) => void (isBatch(path) && requests.pop());

  test.each<[name: string, fault: Fault, says: RegExp]>([
    ['with a refused key', () => 403, /refuses ALGOLIA_ADMIN_API_KEY.*unchanged/],
    ['that fails half-way', failsHalfWay, /Sending the records failed.*unchanged/],
    ['with too big a record', tooBig, /too big.*docs\/page#part-7, under "Part 7".*unchanged/],
    ['that loses records on the way', loses, /2297 of 2300 are there/],
    // The application id is not to blame.
    ['that is cut short', () => 'reset', /^(?!.*(?:application id|APP_ID)).*socket hang up/i],
    ['to a proxy in trouble', () => 502, /^(?!.*(?:application id|APP_ID)).*status 502/i],
  ])('%s says so, and leaves the old index alone', async (_, fault, says) => {
    const {indexes, error} = await push(fault);
    expect(error).toMatch(says);
    expect([...indexes]).toEqual([['docs', {old: {objectID: 'old'}}]]);
  });
});
