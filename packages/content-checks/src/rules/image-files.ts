import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {elements, images} from '../lib/markdown';
import {perPage} from '../lib/rule';

/** Checks that each image exists and is within the size limit. */
export const imageFiles = perPage((page, report, {siteDir, figures, largestImage}) => {
  for (const {line} of elements(page.root).filter(({name}) => name === 'img')) {
    // The build resolves only images of Markdown.
    report(line, '<img> finds no file beside the page', 'Write ![text](./img/file.png)');
  }
  for (const {url, line} of images(page.root)) {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
      report(line, `the image "${url}" is on another host`, 'Put the file beside the page');
      continue;
    }
    const file = url.startsWith('/')
      ? path.join(siteDir, 'static', url)
      : path.join(siteDir, path.dirname(page.file), url);
    if (!existsSync(file)) {
      report(
        line,
        `the image "${url}" does not exist`,
        `Add ${path.relative(siteDir, file)}, or correct the path`,
      );
    } else if (statSync(file).size > largestImage) {
      report(
        line,
        `the image "${url}" has ${statSync(file).size} bytes, more than ${largestImage}`,
        `Draw it as a figure (${figures.folder}/README.md), or make it smaller: fewer pixels, WebP`,
      );
    }
  }
});
