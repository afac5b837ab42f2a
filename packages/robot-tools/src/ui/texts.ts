import {translate} from '@docusaurus/Translate';

export const texts = {
  noScript: translate({id: 'tools.ui.noScript'}),
  loading: translate({id: 'tools.ui.loading'}),
  missing: translate({id: 'tools.ui.missing'}),
  reset: translate({id: 'tools.ui.reset'}),
  result: translate({id: 'tools.ui.result'}),
  close: translate({id: 'tools.ui.close'}),
  examples: translate({id: 'tools.ui.examples'}),
  problems: translate({id: 'tools.ui.problems'}),
  link: translate({id: 'tools.ui.link'}),
  completions: translate({id: 'tools.ui.completions'}),
  text: translate({id: 'tools.ui.text'}),
  copied: translate({id: 'tools.ui.copied'}),
  damaged: translate({id: 'tools.ui.damaged'}),
  tooLong: translate({id: 'tools.ui.tooLong'}),
  inAddress: translate({id: 'tools.ui.inAddress'}),
  notCopied: translate({id: 'tools.ui.notCopied'}),
};

export const moreText = (count: number): string => translate({id: 'tools.ui.more'}, {count});
