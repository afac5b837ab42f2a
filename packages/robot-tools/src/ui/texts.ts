import {translate} from '@docusaurus/Translate';

export const texts = {
  noScript: translate({
    id: 'tools.ui.noScript',
    message:
      'The interactive part needs JavaScript. Without it, the explanations and samples of this page are complete.',
  }),
  loading: translate({id: 'tools.ui.loading', message: 'Loading…'}),
  missing: translate({
    id: 'tools.ui.missing',
    message: 'It could not be loaded. Check your connection and try again.',
  }),
  reset: translate({id: 'tools.ui.reset', message: 'Restore the sample'}),
  result: translate({id: 'tools.ui.result', message: 'Result'}),
  close: translate({id: 'tools.ui.close', message: 'Close'}),
  examples: translate({id: 'tools.ui.examples', message: 'Examples'}),
  problems: translate({id: 'tools.ui.problems', message: 'Problems'}),
  link: translate({id: 'tools.ui.link', message: 'Copy a share link'}),
  completions: translate({id: 'tools.ui.completions', message: 'Completions'}),
  text: translate({id: 'tools.ui.text', message: 'Copy'}),
  copied: translate({id: 'tools.ui.copied', message: 'Copied'}),
  damaged: translate({
    id: 'tools.ui.damaged',
    message:
      'This share link is incomplete: it may have been cut on its way here, and its content cannot be read.',
  }),
  tooLong: translate({id: 'tools.ui.tooLong', message: 'The content is too long for a link.'}),
  inAddress: translate({
    id: 'tools.ui.inAddress',
    message: 'The browser does not allow copying. The link is in the address bar.',
  }),
  notCopied: translate({
    id: 'tools.ui.notCopied',
    message: 'The browser does not allow copying. Select the text and copy it.',
  }),
};

export const lineText = (line: number): string =>
  translate({id: 'tools.ui.line', message: 'Line {line}'}, {line});

export const countText = (count: number): string =>
  translate({id: 'tools.ui.count', message: 'Problems found: {count}.'}, {count});

export const moreText = (count: number): string =>
  translate({id: 'tools.ui.more', message: 'And {count} more rows.'}, {count});
