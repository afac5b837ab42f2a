/**
 * What is read from a page, for each plugin that takes part (`work.ts`). Processes that only read
 * pages load nothing else.
 */
import {notFound, type BuiltSite, type Readers} from './work';
import {inlineCodeIn} from '../content-security/inline-code';
import {twinOf} from '../markdown-twins/twin';
import {readFacts} from '../page-metadata/facts';
import {idsOf} from '../redirects/targets';
import {countTerms} from '../search-index/build';
import {extractTree} from '../search-index/extract';

export default function readers({baseUrl, siteUrl}: BuiltSite): Readers {
  return {
    'content-security': (_page, root) => inlineCodeIn(root),

    'markdown-twins': (page, root) => twinOf(page, root, {siteUrl, index: `${baseUrl}llms.txt`}),

    'page-metadata': ({file}, root) => (file === notFound ? undefined : readFacts(root, file)),

    redirects: (page, root) => idsOf(page, baseUrl, root),

    'search-index': ({file, path}, root) => {
      const page = file === notFound ? undefined : extractTree(root, {path, siteUrl});
      return page && countTerms(page);
    },
  };
}
