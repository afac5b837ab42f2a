/**
 * Runs the OpenAPI samples of the developer pages against a local fake and compares what they
 * send: method, path, headers and body. curl, Python and TypeScript versions of a sample must
 * send the same. Where Python is not installed, its samples are parsed and not run.
 */
import path from 'node:path';
import {parser as python} from '@lezer/python';
import ts from 'typescript';
import {describe, expect, it, type TestContext} from 'vitest';
import {FakeApi, type Respond, type SentRequest} from './lib/fake-api';
import {codeBlocks} from './lib/markdown';
import {readPairs, type Language} from './lib/page';
import {isInstalled, runners, runSample} from './lib/run-sample';
import {siteDir} from './lib/site';
import {typeChecker} from './lib/type-check';

const token = 'kq7Zr2Vd-access-token';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY3Rpb24ifQ.c2lnbmF0dXJl';
const basic = `Basic ${Buffer.from(`apikey:${token}`).toString('base64')}`;
const currentOrganization = '/dataplatform/v1alpha1/organizations/current';
const project = 'projects/5a1c7e90-2f4b-4d0e-9a6d-7b1c2e3f4a5b';
const record = `${project}/records/8c1f0b6e-3d52-4a97-b0e4-6f2a9d7c5e13`;
const listPath = '/dataplatform/v1alpha1/items';

const get = (url: string, authorization = basic): SentRequest => ({
  method: 'GET',
  path: url,
  authorization,
  contentType: undefined,
  body: undefined,
});

const organization = {
  name: 'organizations/6f0d3c52-8a1e-4b7f-9c55-2e1b7a90d4c3',
  displayName: 'Harbor Robotics',
  slug: 'harbor-robotics',
};

interface Case {
  page: string;
  /** Title of the sample without extension, words joined by `-`. */
  sample: string;
  /** What the case is about, when a sample has several. */
  about?: string;
  /** Only these kinds of samples; all three by default. */
  kinds?: readonly string[];
  args?: readonly string[];
  token?: string;
  respond: Respond;
  requests: readonly SentRequest[];
  /** Expected on the standard output, or on the standard error of a sample that must fail. */
  output: RegExp;
  fails?: boolean;
}

const answer = (body: unknown) => () => ({body});
const programs = ['.py', '.mts'];

const cases: Case[] = [
  {
    page: 'intro.md',
    sample: 'first-call',
    respond: answer(organization),
    requests: [get(currentOrganization)],
    output: /Harbor Robotics/,
  },
  {
    page: 'intro.md',
    sample: 'first-call',
    about: 'shows what the platform answers to a bad token',
    kinds: programs,
    respond: () => ({status: 401, body: {message: 'token expired'}}),
    requests: [get(currentOrganization)],
    output: /HTTP 401: .*token expired/,
    fails: true,
  },
  {
    page: 'intro.md',
    sample: 'read-record',
    args: [record],
    respond: answer({
      name: record,
      title: 'night-run-07',
      byteSize: '6442450944',
      fileSize: 12,
      labels: [{name: `${project}/labels/1`, displayName: 'needs-check'}],
    }),
    requests: [get(`/dataplatform/v1alpha1/${record}`)],
    output: /night-run-07(?:.*12 files, 6\.0 GiB.*needs-check)?/,
  },
  {
    page: 'intro.md',
    sample: 'storage-credentials',
    args: [project],
    respond: answer({
      endpoint: 'storage-cn-hangzhou.coscene.cn',
      bucket: 'harbor-robotics.warehouse-fleet',
      accessKeyId: 'AKIAQ7WM3ZD0EXAMPLE',
      accessKeySecret: 'secret',
      sessionToken: 'session',
    }),
    requests: [
      {
        method: 'POST',
        path: '/datastorage/v1alpha1/securityTokens:generateSecurityToken',
        authorization: basic,
        contentType: 'application/json',
        body: {project, expireDuration: '3600s'},
      },
    ],
    output: /harbor-robotics\.warehouse-fleet/,
  },
  {
    page: 'intro.md',
    sample: 'list-page',
    kinds: ['.sh'],
    args: [listPath, '100'],
    respond: answer({items: [{name: 'items/101'}], totalSize: 101}),
    requests: [get(`${listPath}?pageSize=100&skip=100`)],
    output: /items\/101/,
  },
  {
    page: 'intro.md',
    sample: 'list-all',
    about: 'pages by offset',
    kinds: programs,
    args: [listPath, 'items'],
    respond: ({path: asked}) => ({
      body: asked.includes('skip=2')
        ? {items: [{name: 'items/3'}], totalSize: '3'}
        : {items: [{name: 'items/1'}, {name: 'items/2'}], totalSize: '3'},
    }),
    requests: [get(`${listPath}?pageSize=100`), get(`${listPath}?pageSize=100&skip=2`)],
    output: /^items\/1\nitems\/2\nitems\/3\n$/,
  },
  {
    page: 'intro.md',
    sample: 'list-all',
    about: 'pages by token and retries what may pass',
    kinds: programs,
    args: [listPath, 'items'],
    respond: ({path: asked}, index) =>
      index === 0
        ? {status: 503, body: {code: 'unavailable'}}
        : {
            body: asked.includes('pageToken=next')
              ? {items: [{name: 'items/2'}], totalSize: 9}
              : {items: [{name: 'items/1'}], nextPageToken: 'next'},
          },
    requests: [
      get(`${listPath}?pageSize=100`),
      get(`${listPath}?pageSize=100`),
      get(`${listPath}?pageSize=100&pageToken=next`),
    ],
    output: /^items\/1\nitems\/2\n$/,
  },
  {
    page: 'intro.md',
    sample: 'list-all',
    about: 'gives up at once without a subscription',
    kinds: programs,
    args: [listPath, 'items'],
    respond: () => ({status: 429, body: {message: 'NO_SUBSCRIPTION'}}),
    requests: [get(`${listPath}?pageSize=100`)],
    output: /HTTP 429/,
    fails: true,
  },
  {
    page: 'openapi-endpoint.md',
    sample: 'check-endpoint',
    respond: answer(organization),
    requests: [get(currentOrganization)],
    output: /^200$/m,
  },
  {
    page: 'openapi-endpoint.md',
    sample: 'check-endpoint',
    about: 'prints the status of a refused call',
    respond: () => ({status: 401, body: {}}),
    requests: [get(currentOrganization)],
    output: /^401$/m,
  },
  {
    page: 'apikey.md',
    sample: 'authenticate',
    respond: answer(organization),
    requests: [get(currentOrganization)],
    output: /Harbor Robotics/,
  },
  {
    page: 'apikey.md',
    sample: 'call-from-action',
    respond: answer(organization),
    requests: [get(currentOrganization)],
    output: /Harbor Robotics/,
  },
  {
    page: 'apikey.md',
    sample: 'call-from-action',
    about: 'sends a JWT as a bearer token',
    token: jwt,
    respond: answer(organization),
    requests: [get(currentOrganization, `Bearer ${jwt}`)],
    output: /Harbor Robotics/,
  },
];

interface Sample {
  /** `zh intro.md first-call.sh` */
  id: string;
  page: string;
  title: string;
  kind: string;
  code: string;
}

const directory = 'developers/openapi/';

const samples: Sample[] = readPairs(siteDir)
  .filter((pair) => pair.collection === 'docs' && pair.path.startsWith(directory))
  .flatMap((pair) =>
    (['zh', 'en'] satisfies Language[]).flatMap((language) => {
      const page = pair.path.slice(directory.length);
      return codeBlocks(pair[language]?.root ?? {type: 'root', children: []}).flatMap(
        ({meta, value}) => {
          const title = /title="([^"]+)"/.exec(meta)?.[1] ?? '';
          const kind = path.extname(title);
          return kind in runners
            ? [{id: `${language} ${page} ${title}`, page, title, kind, code: value}]
            : [];
        },
      );
    }),
  );

const nameOf = ({title, kind}: Sample) => path.basename(title, kind).replaceAll('_', '-');
const belongs = (sample: Sample, {page, sample: name, kinds}: Case) =>
  sample.page === page && nameOf(sample) === name && (kinds?.includes(sample.kind) ?? true);

async function exercise({title, code}: Sample, {args = [], respond, ...example}: Case) {
  const api = await FakeApi.start(respond);
  try {
    const outcome = await runSample(title, code, args, {
      COS_ENDPOINT: api.endpoint,
      COS_TOKEN: example.token ?? token,
    });
    return {outcome, requests: api.requests};
  } finally {
    await api.stop();
  }
}

function withoutTool({kind, code}: Sample) {
  if (kind !== '.py') {
    return {name: 'not run', check: ({skip}: TestContext) => skip()};
  }
  const check = () => {
    let faults = 0;
    python.parse(code).iterate({enter: ({type}) => void (faults += Number(type.isError))});
    expect(faults).toBe(0);
  };
  return {name: 'parsed only', check};
}

/** What the TypeScript compiler says of the samples, in its strict mode. */
const typeErrors = typeChecker({
  folder: siteDir,
  options: {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [path.join(siteDir, 'node_modules/@types')],
    skipLibCheck: true,
  },
});

describe('OpenAPI samples', () => {
  it('every sample is exercised by a case', () => {
    const idle = samples.filter((sample) => !cases.some((example) => belongs(sample, example)));
    expect(idle.map(({id}) => id)).toEqual([]);
  });

  it('every case has its samples in both languages', () => {
    for (const example of cases) {
      const kinds = samples.filter((sample) => belongs(sample, example)).map(({kind}) => kind);
      const expected = example.kinds ?? Object.keys(runners);
      expect([example.sample, kinds.sort()]).toEqual([
        example.sample,
        [...expected, ...expected].sort(),
      ]);
    }
  });

  for (const example of cases) {
    for (const sample of samples.filter((candidate) => belongs(candidate, example))) {
      const {tool} = runners[sample.kind]!;
      const about = example.about ?? 'sends what the page says';
      if (!isInstalled(tool)) {
        const {name, check} = withoutTool(sample);
        it(`${sample.id}: ${name}, ${tool} is not installed`, check);
        continue;
      }
      it.concurrent(`${sample.id}: ${about}`, {timeout: 90_000}, async ({expect: check}) => {
        const {outcome, requests} = await exercise(sample, example);
        check(requests).toEqual(example.requests);
        check(example.fails ? outcome.stderr : outcome.stdout).toMatch(example.output);
        check(outcome.exitCode === 0).toBe(!example.fails);
      });
    }
  }

  it(
    'TypeScript samples have no type error, and a planted one is noticed',
    {timeout: 60_000},
    () => {
      const typescript = samples
        .filter(({kind}) => kind === '.mts')
        .map(({id, code}) => [id.replaceAll(' ', '/'), code] as const);
      expect(typeErrors(Object.fromEntries(typescript))).toEqual([]);
      const [file, code] = typescript[0]!;
      const planted = code.replace('headers:', 'header:');
      expect(planted).not.toBe(code);
      expect(typeErrors({[file]: planted})).not.toEqual([]);
    },
  );

  it.skipIf(!isInstalled('curl'))('a planted error in a sample is noticed', async () => {
    const example = cases[0]!;
    const sample = samples.find(({title}) => title === 'first-call.sh')!;
    const planted = {
      path: sample.code.replace('organizations/current', 'organisations/current'),
      header: sample.code.replace('apikey:', 'token:'),
      method: sample.code.replace('--silent', '--silent --request POST'),
    };
    for (const code of Object.values(planted)) {
      expect(code).not.toBe(sample.code);
      const {requests} = await exercise({...sample, code}, example);
      expect(requests).not.toEqual(example.requests);
    }
  });
});
