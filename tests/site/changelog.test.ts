/** The built changelog: feeds, and the newest release on the home page. */
import {describe, expect, test} from 'vitest';
import {selectAll} from 'hast-util-select';
import {builtPages, headValue, readBuilt} from './built';
import {parseHtml} from 'docusaurus-plugin-post-build';

describe.each(['', '/en'])('the changelog (%s)', (prefix) => {
  const changelog = parseHtml(readBuilt(`${prefix}/changelog.html`));
  const releases = selectAll('h3[id]', changelog).map(({properties}) => properties.id);

  test.each(['atom', 'rss'])('the feed %s lists the releases of the changelog', (type) => {
    expect(releases.length).toBeGreaterThan(20);
    const feed = readBuilt(`${prefix}/changelog/${type}.xml`);
    expect(feed).toContain(`${prefix}/changelog#${String(releases[0])}`);
    expect(feed.match(/<(?:entry|item)>/g)).toHaveLength(releases.length);
    const page = builtPages().find((one) => one.path === `${prefix}/changelog`)!;
    expect(headValue(page, 'type', `application/${type}+xml`, 'href')).toContain(`/${type}.xml`);
  });

  test('the home page shows its newest release', () => {
    const links = selectAll('a', parseHtml(readBuilt(`${prefix}/index.html`)));
    const targets = links.map(({properties}) => properties.href);
    expect(targets).toContain(`${prefix}/changelog#${String(releases[0])}`);
  });
});
