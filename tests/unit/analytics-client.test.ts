// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

let added: HTMLScriptElement[] = [];

/** Runs the client module as a page does, with what the browser says of its reader's wish. */
async function load(wish: {globalPrivacyControl?: boolean; doNotTrack?: string | null}) {
  for (const [name, value] of Object.entries({
    globalPrivacyControl: undefined,
    doNotTrack: null,
    ...wish,
  })) {
    Object.defineProperty(navigator, name, {value, configurable: true});
  }
  await import('../../src/plugins/analytics/client');
  return added;
}

beforeEach(() => {
  added = [];
  // A script that is put into the page would be fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as HTMLScriptElement[]));
  });
  document.head.innerHTML =
    '<meta name="analytics" content="https://stats.example.com/a.js" data-domain="docs.example.com">';
});
afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

describe('the script of the analytics host', () => {
  test.each([{}, {globalPrivacyControl: false}, {doNotTrack: '0'}, {doNotTrack: 'unspecified'}])(
    'is loaded for %o',
    async (wish) => {
      const [script, ...others] = await load(wish);
      expect(others).toEqual([]);
      expect(script).toMatchObject({src: 'https://stats.example.com/a.js', defer: true});
      expect(script?.dataset.domain).toBe('docs.example.com');
    },
  );

  test.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
    'is not asked for with %o',
    async (wish) => {
      expect(await load(wish)).toEqual([]);
    },
  );

  test('is not asked for on a page that names none', async () => {
    document.head.innerHTML = '';
    expect(await load({})).toEqual([]);
  });
});
