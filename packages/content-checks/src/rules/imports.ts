import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {lineOf} from '../lib/markdown';
import {perPage} from '../lib/rule';

const endings = ['', '.ts', '.tsx', '.js', '.md', '.mdx', '/index.ts', '/index.tsx', '/index.js'];

/** Checks that each file of the site that a page imports exists. */
export const imports = perPage((page, report, {siteDir}) => {
  visit(page.root, 'mdxjsEsm', (node) => {
    const lines = node.value.split('\n');
    for (const [index, text] of lines.entries()) {
      const name = /(?:\bfrom\s*|^import\s*)(["'])(.+?)\1/.exec(text)?.[2] ?? '';
      if (!/^(?:\.|@site\/)/.test(name)) {
        continue;
      }
      const file = name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), name);
      if (!endings.some((ending) => existsSync(path.join(siteDir, file + ending)))) {
        const remedy = `Correct the path: there is no ${file}`;
        report(lineOf(node) + index, `the page imports "${name}", which does not exist`, remedy);
      }
    }
  });
});
