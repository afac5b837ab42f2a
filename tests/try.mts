import {readFileSync, existsSync, rmSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {createSampleSite, build, run} from './build-failure/sample-site';
const s = createSampleSite();
console.log(s.directory, spawnSync('git', ['check-ignore', s.directory + '/docs'], {cwd: s.directory}).status === 0 ? 'ignored by parent' : 'not ignored');
const out = (f: string) => path.join(s.directory, 'build', f);
const page = 'docs/developers/more.md';
const sidebar = (extra: string) => `export default {docs: ['overview', 'developers/openapi/intro'${extra}]};\n`;
s.write(page, '---\ntitle: 多一页\n---\n\n旧文字甲\n');
s.write('sidebars.ts', sidebar(", 'developers/more'"));
let r = await build(s); console.log('build 1', r.exitCode, existsSync(out('docs/developers/more.html')), r.exitCode ? r.output.slice(-800) : '');
s.write(page, '---\ntitle: 多一页\n---\n\n新文字乙\n');
r = await build(s); const html = readFileSync(out('docs/developers/more.html'), 'utf8');
const js = readdirSync(out('assets/js')).map((f) => readFileSync(out('assets/js/' + f), 'utf8')).join('');
console.log('changed', r.exitCode, 'html new', html.includes('新文字乙'), 'html old', html.includes('旧文字甲'), 'js new', js.includes('新文字乙'), 'js old', js.includes('旧文字甲'));
rmSync(path.join(s.directory, page)); s.write('sidebars.ts', sidebar(''));
r = await build(s); console.log('deleted', r.exitCode, existsSync(out('docs/developers/more.html')), 'search', readdirSync(out('assets/search')).some((f) => readFileSync(out('assets/search/' + f), 'utf8').includes('多一页')));
const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
r = await run(s, cli, 'build', '--locale', 'en'); console.log('en alone', r.exitCode, readdirSync(path.join(s.directory, 'build')).slice(0, 12).join(' '), existsSync(out('docs/overview.html')) && /<html[^>]*lang=\S+/.exec(readFileSync(out('docs/overview.html'), 'utf8'))?.[0], existsSync(out('en/docs/overview.html')), r.exitCode ? r.output.slice(-1200) : '');
for (const v of ['22', '24']) {
  rmSync(path.join(s.directory, 'node_modules/.cache'), {recursive: true, force: true});
  const p = spawnSync(`/tmp/n${v}/package/bin/node`, [cli, 'build', '--locale', 'zh'], {cwd: s.directory, encoding: 'utf8', env: {...process.env, CI: 'true', NODE_ENV: ''}});
  console.log('node', v, p.status, existsSync(out('docs/overview.html')), (p.stderr + p.stdout).split('\n').filter((l) => /warn|deprecat|error/i.test(l)).slice(0, 5));
}
const config = readFileSync(path.join(s.directory, 'docusaurus.config.ts'), 'utf8');
s.write('docusaurus.config.ts', config.replace("const baseUrl = '/';", "const baseUrl = '/handbook/';"));
r = await run(s, cli, 'build', '--locale', 'zh'); console.log('base path', r.exitCode, r.exitCode ? r.output.slice(-1500) : '');
if (existsSync(out('docs/overview.html'))) { const h = readFileSync(out('docs/overview.html'), 'utf8'); console.log([...h.matchAll(/(?:href|src)="?(\/[^"\s>]*)/g)].map((m) => m[1]!).filter((u) => !u.startsWith('/handbook/')).slice(0, 20)); }
s.remove();
