import {
  completePages,
  pagesOf,
  type BuiltSite,
  type PageConsumer,
} from 'docusaurus-plugin-post-build';
import {TestFolder} from 'test-utils';
import {expect, test} from 'vitest';
import contentSecurity from '../src';

const outDir = new TestFolder();

test('stops the build at code in an attribute, with page and remedy', async () => {
  outDir.put('index.html', '<head></head><button onclick="go()">');
  const site = {outDir: outDir.root, baseUrl: '/', locale: 'zh'} as BuiltSite;
  const consumer = contentSecurity().builtPages(site, {} as never) as PageConsumer;
  await expect(completePages(outDir.root, pagesOf('/', ['/']), [consumer])).rejects.toThrow(
    'index.html: <button onclick="go()">: code in an attribute is not allowed to run, use a listener',
  );
});
