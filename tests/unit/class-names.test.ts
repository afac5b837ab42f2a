import {describe, expect, it} from 'vitest';
import {shortName, withShortNames} from '../../src/plugins/lean-client/class-names';
import {sharedStyles} from '../../src/plugins/lean-client/styles';

describe('names of the classes of CSS modules', () => {
  it('are short, and tell files and classes apart', () => {
    const names = [
      shortName('src/a.module.css', 'title'),
      shortName('src/b.module.css', 'title'),
      shortName('src/a.module.css', 'titles'),
    ];
    names.forEach((name) => expect(name).toMatch(/^_[a-z]{5}$/));
    expect(new Set(names).size).toBe(3);
    expect(shortName('src\\a.module.css', 'title')).toBe(names[0]);
  });

  it('stay where a style of ours looks for a part of them', () => {
    expect(shortName('src/a.module.css', 'announcementBarContent')).toBeUndefined();
  });

  it('are given by the loaders that name classes, and by no others', () => {
    const others = {test: /\.css$/, use: ['a', {loader: 'b', options: {importLoaders: 1}}]};
    const named = {
      test: /\.module\.css$/,
      use: ['a', {loader: 'b', options: {modules: {localIdentName: '[local]'}}}],
    };
    const [first, second] = withShortNames([others, named], '/site') as (typeof named)[];
    expect(first).toEqual(others);
    const {modules} = (second!.use[1] as {options: {modules: Record<string, unknown>}}).options;
    const name = modules.getLocalIdent as (...parts: unknown[]) => string;
    expect(name({resourcePath: '/site/src/a.module.css'}, '[local]', 'title')).toBe(
      shortName('src/a.module.css', 'title'),
    );
  });
});

describe('styles that all pages have', () => {
  it.each([
    '/site/node_modules/infima/dist/css/default/default.css',
    '/site/src/css/site.css',
    '/site/src/components/CopyPage/styles.module.css',
    '/site/src/theme/NotFound/Content/styles.module.css',
  ])('are those of %s', (file) => expect(file).toMatch(sharedStyles.test));

  it.each([
    '/site/src/pages/index.module.css',
    '/site/src/components/CopyPage/menu.module.css',
    '/site/src/components/HomeArt/styles.module.css',
    'C:\\site\\src\\components\\Zoom\\dialog.css',
  ])('are not those of %s', (file) => expect(file).not.toMatch(sharedStyles.test));
});
