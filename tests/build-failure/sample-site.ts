/**
 * Site of two pages with the configuration, plugins and theme of the real one. The site builds in seconds, and a
 * fault written into it must stop the build.
 */
import {spawn} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Replacement of React pages and adjacent CSS modules; Markdown pages are replaced by a title. */
const emptyPage = 'export default function Page() {\n  return null;\n}\n';

export interface SampleSite {
  directory: string;
  environment: Record<string, string>;
  write: (file: string, text: string) => void;
  remove: () => void;
}

export function createSampleSite(): SampleSite {
  const directory = mkdtempSync(path.join(tmpdir(), 'sample-site-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    writeFileSync(path.join(directory, file), text);
  };
  const content = [
    'i18n/en/docusaurus-plugin-content-docs',
    'i18n/en/docusaurus-plugin-content-pages',
    'src/pages',
  ].map((folder) => path.join(root, folder));
  for (const name of ['package.json', 'docusaurus.config.ts', 'src', 'static', 'i18n']) {
    cpSync(path.join(root, name), path.join(directory, name), {
      recursive: true,
      filter: (source) => !content.includes(source),
    });
  }
  // Targets of links in the footer and the navbar.
  for (const file of readdirSync(path.join(root, 'src/pages'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (/\.mdx?$/.test(file)) {
      write(`src/pages/${file}`, '# 标题\n');
    } else if (/\.[jt]sx$/.test(file)) {
      write(`src/pages/${file}`, emptyPage);
    }
  }
  // Pages of the sample: targets of the navbar, linking each other.
  cpSync(path.join(import.meta.dirname, 'sample'), directory, {recursive: true});
  write('sidebars.ts', `export default {docs: ['overview', 'developers/openapi/intro']};\n`);
  write('src/config/redirects.ts', 'export const redirects = [];\n');
  linkDependencies(directory);
  return {
    directory,
    environment: {},
    write,
    remove: () => rmSync(directory, {recursive: true, force: true}),
  };
}

/** Links each package separately, so that the build cache of the sample is separate. */
function linkDependencies(directory: string): void {
  const dependencies = path.join(directory, 'node_modules');
  mkdirSync(dependencies);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.')) {
      symlinkSync(path.join(root, 'node_modules', name), path.join(dependencies, name));
    }
  }
}

export interface Result {
  exitCode: number | null;
  output: string;
}

/**
 * Builds the sample as in production. A single language halves the time; English has its own address only when
 * both are built.
 */
export function build(
  {directory, environment}: SampleSite,
  languages: 'zh' | 'both' = 'zh',
): Promise<Result> {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', ...(languages === 'zh' ? ['--locale', 'zh'] : [])];
  const env = {...process.env, ...environment, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0'};
  // Set by Vitest; it would make this a development build.
  Reflect.deleteProperty(env, 'NODE_ENV');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd: directory, env});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({exitCode, output}));
  });
}

export async function withSample<T>(use: (sample: SampleSite) => Promise<T>): Promise<T> {
  const sample = createSampleSite();
  try {
    return await use(sample);
  } finally {
    sample.remove();
  }
}
