import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {siteBudgets} from '../../../src/config/budgets';
import {images} from '../lib/markdown';
import {perPage, type Rule} from '../lib/rule';

const root = path.resolve(import.meta.dirname, '../../..');

export const imageFiles: Rule = {
  name: 'image-files',
  holds: 'each image is there, and small enough for every reader',
  check: perPage((page, report) => {
    for (const {url, line} of images(page.root)) {
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
        report(line, `the image "${url}" is on another host`, 'Put the file beside the page');
        continue;
      }
      const file = url.startsWith('/')
        ? path.join(root, 'static', url)
        : path.join(root, path.dirname(page.file), url);
      const limit = siteBudgets.picture;
      if (!existsSync(file)) {
        report(
          line,
          `the image "${url}" is not there`,
          `Add ${path.relative(root, file)}, or correct the path`,
        );
      } else if (statSync(file).size > limit) {
        report(
          line,
          `the image "${url}" has ${statSync(file).size} bytes, more than ${limit}`,
          'Draw it as a figure (src/figures/README.md), or make it smaller: fewer pixels, WebP',
        );
      }
    }
  }),
};
