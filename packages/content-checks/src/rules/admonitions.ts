import {admonitions as admonitionsOf} from '../lib/markdown';
import {perPage} from '../lib/rule';

const known = ['note', 'tip', 'warning', 'danger'];
const most = 2;

/** Checks that a page has at most two admonitions, of known kinds and not in a row. */
export const admonitions = perPage((page, report) => {
  const all = admonitionsOf(page.root);
  all.forEach(({type, line, followsAnother}, index) => {
    if (!known.includes(type)) {
      report(line, `":::${type}" is not a known admonition`, `Use one of ${known.join(', ')}`);
    }
    if (followsAnother) {
      report(line, 'two admonitions follow each other', 'Put text between them or join them');
    }
    if (index === most) {
      report(
        line,
        `the page has ${all.length} admonitions`,
        `Keep ${most}; make the others plain text`,
      );
    }
  });
});
