/**
 * npm run bench:load: loads the shipped nginx configuration with wrk (Debian package `wrk`).
 *
 * A minute in all: a mix of requests as readers make them, at increasing numbers of connections,
 * and at the same numbers one small static file, the most that nginx and this machine can give.
 * Needs a build; compresses a copy of it first. Ends with 1 when a request fails.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {redirects} from '../src/config/redirects';
import {addressedFiles} from './lib/built-headers';
import {startNginx} from './lib/nginx';
import {installNginx} from './lib/nginx-binary.mjs';

const connections = [8, 64, 256, 512];
const seconds = {mix: 10, limit: 5};
/** nginx and wrk share the machine. */
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * What of a hundred requests asks for what: a reader who comes gets a page with its scripts and
 * pictures once, and each further page with little more than itself.
 */
const shares = {page: 40, script: 30, style: 5, figure: 10, search: 10, unchanged: 4, missing: 1};

if (!existsSync('/usr/bin/wrk')) {
  console.error('This needs wrk: run "sudo apt-get install wrk".');
  process.exit(1);
}

if (!existsSync('build/en/index.html')) {
  console.error('There is no build of both languages: run "npm run build" first.');
  process.exit(1);
}

/** At most `count` of the files, spread over the whole list. */
const some = (files: readonly string[], count: number) =>
  Array.from(
    {length: Math.min(count, files.length)},
    (_, index) => files[Math.floor((index * files.length) / Math.min(count, files.length))]!,
  );

const files = await addressedFiles('build');
const below = (pattern: RegExp, count = 200) =>
  some(
    files.filter((file) => pattern.test(file)),
    count,
  ).map((file) => `/${file}`);
/** Addresses that pages have left: nginx leads on from them. */
const isLeft = (address: string) =>
  redirects.some(({from}) => from === address.replace(/^\/en(?=\/)/, ''));
const pages = below(/^(?:en\/)?(?:docs\/.*|changelog|download)\.html$/, 400)
  .map((file) => file.replace(/\.html$/, ''))
  .filter((address) => !isLeft(address));
const addresses: Record<keyof typeof shares, string[]> = {
  page: pages,
  script: below(/assets\/js\/.*\.js$/),
  style: below(/assets\/css\/.*\.css$/),
  figure: below(/^figures\/.*\.svg$/),
  search: below(/assets\/search\/.*\.(?:json|bin)$/),
  unchanged: pages,
  missing: ['/no-such-page', '/en/docs/no-such-page'],
};
const limit = below(/assets\/css\/dialog|img\/favicon\.svg$/, 1)[0]!;

/** The same requests in the same order each time: every kind by its share, its addresses in turn. */
function script(): string {
  const paths = Object.entries(addresses)
    .map(([kind, list]) => `  ${kind} = {${list.map((item) => JSON.stringify(item)).join(', ')}},`)
    .join('\n');
  // 37 and 100 have no common divisor: the kinds are mixed and not one after the other.
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<string>(share).fill(kind));
  const order = kinds.map((_, index) => JSON.stringify(kinds[(index * 37) % kinds.length]));
  return `local paths = {\n${paths}\n}
local order = {${order.join(', ')}}
-- Of the thread, which setup() sets apart.
turn = 0
local count = {}
local plain = {["Accept-Encoding"] = "gzip, deflate, br"}
local known = {["Accept-Encoding"] = "gzip, deflate, br", ["If-None-Match"] = "*"}
local threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("turn", #threads * 1009)
end

function request()
  turn = turn + 1
  local kind = order[turn % #order + 1]
  local list = paths[kind]
  count[kind] = (count[kind] or 0) + 1
  local path = list[(count[kind] * 7 + turn) % #list + 1]
  return wrk.format("GET", path, kind == "unchanged" and known or plain)
end

unexpected = 0
function response(status)
  if status ~= 200 and status ~= 304 and status ~= 404 then
    unexpected = unexpected + 1
  end
end

function done(summary, latency, requests)
  local wrong = 0
  for _, thread in ipairs(threads) do
    wrong = wrong + thread:get("unexpected")
  end
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.timeout + wrong))
end
`;
}

interface Result {
  perSecond: number;
  megabytes: number;
  p50: number;
  p99: number;
  failed: number;
}

function load(url: string, lua: string, count: number, duration: number): Result {
  const output = execFileSync(
    'wrk',
    ['--latency', `-t${Math.min(threads, count)}`, `-c${count}`, `-d${duration}s`, '-s', lua, url],
    {encoding: 'utf8'},
  );
  const figures = /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number);
  if (!figures) {
    throw new Error(`wrk gave no result:\n${output}`);
  }
  const [requests, microseconds, bytes, p50, p99, failed] = figures as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = microseconds / 1e6;
  return {
    perSecond: requests / time,
    megabytes: bytes / time / 1e6,
    p50: p50 / 1000,
    p99: p99 / 1000,
    failed,
  };
}

await installNginx();
const nginx = await startNginx({quality: 11});
const folder = mkdtempSync(path.join(tmpdir(), 'site-load-'));
try {
  for (const [kind, list] of Object.entries(addresses)) {
    for (const address of list) {
      const {status} = await fetch(nginx.url + address, {method: 'HEAD', redirect: 'manual'});
      if (status !== (kind === 'missing' ? 404 : 200)) {
        throw new Error(`${address} is answered with ${status}: nothing is measured.`);
      }
    }
  }
  const mix = path.join(folder, 'mix.lua');
  const single = path.join(folder, 'single.lua');
  writeFileSync(mix, script());
  // The same script with a single address, so that wrk works as hard.
  writeFileSync(
    single,
    script().replace(/^local order = .*$/m, `paths.page = {"${limit}"}\nlocal order = {"page"}`),
  );
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model}, ${availableParallelism()} cores shared by nginx and wrk (${threads} threads)`,
  );
  console.log(
    `Of 100 requests: ${Object.entries(shares)
      .map(([kind, share]) => `${share} ${kind}`)
      .join(', ')}; ${pages.length} pages. Limit: ${limit}\n`,
  );
  console.log('| Connections | Requests | per second | MB/s | p50 | p99 | failed |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, lua, duration] of [
    ['mix', mix, seconds.mix],
    ['limit', single, seconds.limit],
  ] as const) {
    for (const count of connections) {
      const {perSecond, megabytes, p50, p99, failed} = load(nginx.url, lua, count, duration);
      console.log(
        `| ${count} | ${name} | ${Math.round(perSecond)} | ${megabytes.toFixed(1)} | ${p50.toFixed(2)} ms | ${p99.toFixed(2)} ms | ${failed} |`,
      );
      if (failed > 0) {
        process.exitCode = 1;
      }
    }
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
  await nginx.stop();
}
