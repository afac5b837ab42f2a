/** The Content-Security-Policy, compared with the built pages. */
import {expect, test} from 'vitest';
import {addressedFiles} from 'build-utils';
import {hashOf, inlineScripts} from 'docusaurus-plugin-content-security';
import {buildDir, readBuilt} from './built';

test('the policy of hosts contains exactly the inline scripts of the pages', async () => {
  const files = addressedFiles(buildDir).filter((file) => file.endsWith('.html'));
  const scripts = files.flatMap((file) =>
    inlineScripts(readBuilt(file)).scripts.map((script) => ({file, script, hash: hashOf(script)})),
  );
  const allowed: readonly string[] = readBuilt('_headers').match(/'sha256-[^']+'/g) ?? [];
  const refused = scripts.filter(({hash}) => !allowed.includes(hash));
  expect(refused.map(({file, script}) => `${file}: ${script.slice(0, 60)}`)).toEqual([]);
  expect(allowed.filter((hash) => !scripts.some((script) => script.hash === hash))).toEqual([]);
});
