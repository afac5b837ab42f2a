import {describe, expect, it} from 'vitest';
import {usedSelectors} from '../../src/plugins/bundler/infima';

describe('selectors of Infima that stay', () => {
  const words = new Set(['alert', 'button', 'button--', 'navbar']);

  it.each([
    'blockquote > :first-child',
    '[data-theme="dark"]',
    '.alert code',
    ':where(.button--primary):not(.button--outline):hover',
    '.navbar:not(.navbar--dark) a',
  ])('%s', (selector) => {
    expect(usedSelectors([selector], words)).toEqual([selector]);
  });

  it.each(['.alert--primary', '.navbar .pills__item:hover', ':where(.card)'])(
    'but not %s, whose class nothing names',
    (selector) => {
      expect(usedSelectors(['.alert', selector], words)).toEqual(['.alert']);
    },
  );
});
