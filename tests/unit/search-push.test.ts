/** search:push against a local fake of Algolia's API. */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import {afterEach, describe, expect, test} from 'vitest';
import {indexSettings, pushRecords, synonyms} from '../../scripts/lib/search-push';
import type {SearchRecord} from '../../src/search/records';

interface Index {
  records: Map<string, unknown>;
  settings?: unknown;
  synonyms?: unknown[];
}

type Fault = (request: {
  path: string;
  body: unknown;
}) => number | 'hang' | 'reset' | {status: number; message: string} | undefined;

/** Keeps indexes as Algolia does, as far as a push touches them. */
class FakeAlgolia {
  readonly indexes = new Map<string, Index>();
  readonly requests: string[] = [];
  private server?: Server;

  constructor(private readonly fault: Fault = () => undefined) {
    this.indexes.set('docs', {records: new Map([['old', {objectID: 'old'}]])});
  }

  private index(name: string): Index {
    const known = this.indexes.get(name) ?? {records: new Map()};
    this.indexes.set(name, known);
    return known;
  }

  private answer(method: string, path: string, body: Record<string, unknown>): unknown {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    if (action.startsWith('task/')) {
      return {status: 'published'};
    }
    if (action === 'settings') {
      this.index(name).settings = body;
    } else if (action.startsWith('synonyms/batch')) {
      this.index(name).synonyms = body as unknown as unknown[];
    } else if (action === 'batch') {
      for (const {body: record} of body.requests as Array<{body: {objectID: string}}>) {
        this.index(name).records.set(record.objectID, record);
      }
    } else if (action === 'query') {
      return {hits: [], nbHits: this.index(name).records.size};
    } else if (action === 'operation') {
      this.indexes.set(body.destination as string, this.index(name));
      this.indexes.delete(name);
    } else if (method === 'DELETE') {
      this.indexes.delete(name);
    }
    return {taskID: 1, updatedAt: 'now', deletedAt: 'now', objectIDs: []};
  }

  private async handle(
    request: IncomingMessage,
  ): Promise<{status: number; body: unknown} | undefined> {
    let text = '';
    for await (const chunk of request) {
      text += String(chunk);
    }
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname);
    const method = request.method ?? '';
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    this.requests.push(`${method} ${path}`);
    const fault = this.fault({path, body});
    if (fault === 'reset') {
      request.socket.destroy();
    }
    if (fault === 'reset' || fault === 'hang') {
      return undefined;
    }
    const refusal = typeof fault === 'number' ? {status: fault, message: 'Fault'} : fault;
    return refusal
      ? {status: refusal.status, body: refusal}
      : {status: 200, body: this.answer(method, path, body)};
  }

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      void this.handle(request).then((answer) => {
        if (answer) {
          response
            .writeHead(answer.status, {'content-type': 'application/json'})
            .end(JSON.stringify(answer.body));
        }
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

let fake: FakeAlgolia | undefined;
afterEach(() => fake?.close());

const records = Array.from(
  {length: 2300},
  (_, place) =>
    ({
      objectID: `zh-${place}`,
      content: `text ${place}`,
      url: `https://docs.coscene.cn/docs/page#part-${place}`,
      hierarchy: {lvl0: 'Section', lvl1: 'Page', lvl2: `Part ${place}`},
    }) as unknown as SearchRecord,
);

async function push(fault?: Fault): Promise<FakeAlgolia> {
  fake = new FakeAlgolia(fault);
  const host = await fake.listen();
  const started = fake;
  await pushRecords(records, {appId: 'app', adminKey: 'secret', indexName: 'docs', host});
  return started;
}

const old = () => [...(fake?.indexes.get('docs')?.records.keys() ?? [])];

describe('a push', () => {
  test('replaces records, settings and synonyms in one move', async () => {
    const {indexes, requests} = await push();
    expect([...indexes.keys()]).toEqual(['docs']);
    expect(indexes.get('docs')?.records.size).toBe(records.length);
    expect(indexes.get('docs')?.records.has('old')).toBe(false);
    expect(indexes.get('docs')?.settings).toEqual(indexSettings);
    expect(indexes.get('docs')?.synonyms).toHaveLength(synonyms().length);
    const writesToDocs = requests.filter(
      (request) => request.includes('/docs/') && !request.includes('/task/'),
    );
    expect(writesToDocs).toEqual([]);
    expect(requests.at(-2)).toMatch(/^POST \/1\/indexes\/docs_next_\d+\/operation$/);
  });

  let batches = 0;
  const isBatch = (path: string) => /_next_\d+\/batch$/.test(path);
  const tooBig = 'Record at the position 7 objectID=zh-7 is too big size=10213/10000 bytes';
  test.each<[name: string, fault: Fault, says: RegExp]>([
    ['with a refused key', () => 403, /refuses ALGOLIA_ADMIN_API_KEY.*unchanged/],
    [
      'that fails half-way',
      ({path}) => (isBatch(path) && (batches += 1) === 2 ? 400 : undefined),
      /Sending the records failed.*unchanged/,
    ],
    [
      'with a record that is too big',
      ({path}) => (isBatch(path) ? {status: 400, message: tooBig} : undefined),
      /too big.*docs\/page#part-7, under "Part 7".*unchanged/,
    ],
    [
      'that loses records on the way',
      ({path, body}) => {
        if (isBatch(path)) {
          (body as {requests: unknown[]}).requests.pop();
        }
        return undefined;
      },
      /2297 of 2300 are there/,
    ],
    // The application id is not to blame.
    [
      'whose connection is reset',
      () => 'reset',
      /^(?!.*(?:application id|ALGOLIA_APP_ID)).*socket hang up/i,
    ],
    ['to a proxy in trouble', () => 502, /^(?!.*(?:application id|ALGOLIA_APP_ID)).*status 502/i],
  ])('%s says so, and leaves the old index alone', async (_, fault, says) => {
    await expect(push(fault)).rejects.toThrow(says);
    expect(old()).toEqual(['old']);
    expect([...fake!.indexes.keys()]).toEqual(['docs']);
  });
});
