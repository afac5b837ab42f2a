import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../src/config/pageTemplate';

const {default: original} = createRequire(import.meta.url)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
) as {default: string};

/** A template without indentation, divided into tags. */
const partsOf = (template: string): string[] =>
  template.split(/(?=<)|\s*\n\s*/).flatMap((part) => part.trim() || []);

it('the page template differs from that of Docusaurus only in the start of scripts', () => {
  const ours = partsOf(pageTemplate.replace(/<template[^]*<\/script>\n/, ''));
  const theirs = partsOf(original.replace(/<% it\.scripts[^]*?<% }\); %>/, ''));
  expect(ours).toEqual(theirs);
});
