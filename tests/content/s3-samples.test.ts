/**
 * Parses the boto3 samples of the S3 pages. Where Python has boto3, also runs them against a local
 * bucket and compares what they ask for: the path-style address of the bucket and the keys of the
 * objects. The name of each test says which of the two it does.
 */
import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {codeBlocks} from './lib/markdown';
import {readPairs} from './lib/page';
import {runSample, type SampleFiles} from './lib/run-sample';
import {siteDir} from './lib/site';
import {pythonSyntax} from './rules/syntax';

// `-s`: samples run with another home folder, so packages below this one do not count.
const hasBoto3 = spawnSync('python3', ['-s', '-c', 'import boto3']).status === 0;
const bucket = 'harbor-robotics.warehouse-fleet';
const record = '8c1f0b6e-3d52-4a97-b0e4-6f2a9d7c5e13';
const prefix = `records/${record}/files/`;
const stored = `${prefix}raw/night-run-07.mcap`;
const content = 'mcap';

const requests: string[] = [];
const objectList = `<ListBucketResult><IsTruncated>false</IsTruncated>
<CommonPrefixes><Prefix>records/</Prefix></CommonPrefixes>
<Contents><Key>${prefix}raw/</Key><Size>0</Size></Contents>
<Contents><Key>${stored}</Key><Size>${content.length}</Size></Contents></ListBucketResult>`;

/** A bucket with one folder and one file that accepts every upload. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://bucket');
  const isList = url.searchParams.has('list-type');
  requests.push(`${request.method} ${isList ? 'list ' : ''}${url.pathname}`);
  request.resume().on('end', () => {
    const body = isList ? objectList : request.method === 'PUT' ? '' : content;
    response.writeHead(200, {
      etag: '"841a2d689ad86bd1611447453c22c6fc"',
      'content-length': Buffer.byteLength(body),
      'content-type': isList ? 'application/xml' : 'application/octet-stream',
      'last-modified': 'Wed, 26 Nov 2025 08:30:12 GMT',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
});

interface Case {
  title: string;
  files?: SampleFiles;
  requests: string[];
  output: RegExp;
}

const root = `/${bucket}`;
const cases: Case[] = [
  {title: 's3_check.py', requests: [`GET list ${root}`], output: /^records\/$/m},
  {title: 's3_list.py', requests: [`GET list ${root}`], output: /^4 raw\/night-run-07\.mcap$/m},
  {
    title: 's3_upload.py',
    files: {'night-run-07.mcap': content, 'maps/floor-2.yaml': 'resolution: 0.05'},
    requests: [`PUT ${root}/${stored}`, `PUT ${root}/files/maps/floor-2.yaml`],
    output: /^$/,
  },
  {
    title: 's3_download.py',
    requests: [`GET list ${root}`, `HEAD ${root}/${stored}`, `GET ${root}/${stored}`],
    output: /^$/,
  },
];

const samples = readPairs(siteDir)
  .filter(({path}) => path.startsWith('developers/s3/'))
  .flatMap(({zh, en}) => [zh, en])
  .flatMap((page) =>
    page
      ? codeBlocks(page.root).flatMap(({meta, value}) => {
          const title = /title="([^"]+\.py)"/.exec(meta)?.[1];
          return title ? [{id: `${page.language} ${title}`, title, code: value}] : [];
        })
      : [],
  );

describe('S3 samples', () => {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => void requests.splice(0));

  it('every Python sample is exercised, in both languages', () => {
    const expected = ['zh', 'en'].flatMap((language) =>
      cases.map(({title}) => `${language} ${title}`),
    );
    expect(samples.map(({id}) => id).sort()).toEqual(expected.sort());
  });

  for (const {id, title, code} of samples) {
    const example = cases.find((candidate) => candidate.title === title);
    it(`${id} parses${hasBoto3 ? '' : '; not run, as Python has no boto3'}`, async () => {
      expect(await pythonSyntax(code)).toBeUndefined();
    });

    if (!hasBoto3) {
      continue;
    }
    it(`${id} runs with boto3 and asks for the right objects`, {timeout: 60_000}, async () => {
      const {port} = server.address() as AddressInfo;
      const environment = {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'cn-hangzhou',
        S3_BUCKET: bucket,
        RECORD: record,
        AWS_ACCESS_KEY_ID: 'AKIAQ7WM3ZD0EXAMPLE',
        AWS_SECRET_ACCESS_KEY: 'secret',
      };
      const outcome = await runSample(title, code, [], environment, example?.files);
      expect(outcome.stderr).toBe('');
      expect(requests).toEqual(example?.requests);
      expect(outcome.stdout).toMatch(example?.output ?? /^$/);
    });
  }
});
