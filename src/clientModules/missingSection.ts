/** Says so when a link leads to a heading that the page no longer has; the page opens at the top. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from './notice';

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Is there something that this fragment (with its `#`) leads to? `#top` always leads somewhere, and
 * `#name=…` holds what is in a tool.
 */
function hasTarget(hash: string, root: Document = document): boolean {
  const raw = hash.slice(1);
  const names = [raw, decoded(raw)];
  return (
    /^(?:top|\w+=.*)?$/i.test(raw) ||
    names.some((name) => root.getElementById(name) ?? root.getElementsByName(name).length > 0)
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash, pathname}, previousLocation}) {
    if (previousLocation) {
      hideNotice();
    }
    if (!hasTarget(hash) && /\/docs\//.test(pathname)) {
      showNotice({
        role: 'status',
        text: translate({
          id: 'site.missingSection.text',
          message: '链接指向的章节已不在这一页，可能改了名或移走了。',
        }),
        button: {label: translate({id: 'site.notice.close', message: '知道了'})},
      });
    }
  },
};

export default ExecutionEnvironment.canUseDOM ? clientModule : {};
