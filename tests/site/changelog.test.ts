/** The changelog as it is built: feeds, and the newest release on the home page. */
import {describe, expect, test} from 'vitest';
import {attribute, elements, parseHtml} from 'docusaurus-plugin-post-build';
import {builtPages, headValue, readBuilt} from './built';

describe.each(['', '/en'])('the changelog (%s)', (prefix) => {
  const releases = [...elements(parseHtml(readBuilt(`${prefix}/changelog.html`)))]
    .filter(({tagName}) => tagName === 'h3')
    .flatMap((heading) => attribute(heading, 'id') ?? []);

  test.each(['atom', 'rss'])('the feed %s lists the releases of the changelog', (type) => {
    expect(releases.length).toBeGreaterThan(20);
    const feed = readBuilt(`${prefix}/changelog/${type}.xml`);
    expect(feed).toContain(`${prefix}/changelog#${releases[0]}`);
    expect(feed.match(/<(?:entry|item)>/g)).toHaveLength(releases.length);
    const page = builtPages().find((one) => one.path === `${prefix}/changelog`)!;
    expect(headValue(page, 'type', `application/${type}+xml`, 'href')).toContain(`/${type}.xml`);
  });

  test('the home page names its newest release', () => {
    const links = [...elements(parseHtml(readBuilt(`${prefix}/index.html`)))];
    const targets = links.map((link) => attribute(link, 'href'));
    expect(targets).toContain(`${prefix}/changelog#${releases[0]}`);
  });
});
