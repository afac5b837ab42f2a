import type {PrismTheme} from 'prism-react-renderer';

type Palette = Record<
  | 'text'
  | 'background'
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'name'
  | 'type'
  | 'inserted'
  | 'deleted',
  string
>;

/** Code colours: few, and each at least 4.5:1 on its own background (tests/unit/contrast.test.ts). */
const light: Palette = {
  text: '#1c2733',
  background: '#f4f6f8',
  comment: '#5b6877',
  keyword: '#7a2fb8',
  string: '#15692f',
  number: '#9a4300',
  name: '#0b57a8',
  type: '#0a6470',
  inserted: '#15692f',
  deleted: '#a8201f',
};

const dark: Palette = {
  text: '#dbe3ec',
  background: '#1a2129',
  comment: '#94a3b3',
  keyword: '#cf9df2',
  string: '#8ed49b',
  number: '#f0b072',
  name: '#86bdf7',
  type: '#78cfd6',
  inserted: '#8ed49b',
  deleted: '#f79a94',
};

function theme(palette: Palette): PrismTheme {
  return {
    plain: {color: palette.text, backgroundColor: palette.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: palette.comment}},
      {
        types: ['keyword', 'atrule', 'important', 'rule', 'builtin', 'boolean'],
        style: {color: palette.keyword},
      },
      {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: palette.string}},
      {types: ['number', 'constant', 'symbol', 'unit'], style: {color: palette.number}},
      {
        types: ['function', 'tag', 'property', 'attr-name', 'key', 'selector', 'parameter'],
        style: {color: palette.name},
      },
      {types: ['class-name', 'namespace', 'variable'], style: {color: palette.type}},
      {types: ['inserted'], style: {color: palette.inserted}},
      {types: ['deleted'], style: {color: palette.deleted}},
    ],
  };
}

export const codeThemes = {light: theme(light), dark: theme(dark)};
