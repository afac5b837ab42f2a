import {expect, test} from 'vitest';
import {movedSections} from '../../src/data/movedSections';
import {readBuilt} from './built';

test.each(['', '/en'])('moved sections exist at their listed targets %s', (prefix) => {
  const has = (page: string, id: string) =>
    new RegExp(`\\sid="?${id}[\\s">/]`).test(readBuilt(`${prefix}${page}.html`));
  for (const [from, targets] of Object.entries(movedSections)) {
    for (const [to, ids] of Object.entries(targets)) {
      const [page = '', anchor] = to.split('#');
      for (const id of ids) {
        expect(has(page, anchor ?? id), `${to}: ${id}`).toBe(true);
        expect(has(from, id), `${from}: ${id} is still there`).toBe(false);
      }
    }
  }
});
