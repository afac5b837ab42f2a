import type {CodeOptions} from 'docusaurus-plugin-code';
import type {Locale} from './locales';
import {editorPages, sampleKind} from './samples';

const spoken = {
  zh: {added: '新增：', removed: '删除：'},
  en: {added: 'Added: ', removed: 'Removed: '},
};

/** Code blocks of pages: labels of marked lines, and the editor that opens a sample. */
export const codeOptions = (locale: Locale): CodeOptions => ({
  spoken: spoken[locale],
  editorOf(language, code) {
    const kind = sampleKind(language, code);
    return kind && `${editorPages[kind]}#${kind}`;
  },
});
