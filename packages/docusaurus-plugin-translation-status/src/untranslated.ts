/**
 * Excludes text from machine translation that must match the product: labels of the interface, in 「」 in Chinese
 * text and bold in English text, and keys. Chinese words in English text are marked as Chinese.
 * `docusaurus-plugin-code` marks code.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const isLabel = (text: string): boolean => /^[A-Z].*[^.:!?]$/s.test(text);

/** Text with an element around each label. */
const parts = (text: string): ElementContent[] =>
  text
    .split(/(「[^「」]+」)/)
    .filter(Boolean)
    .map((value) =>
      value.startsWith('「')
        ? {
            type: 'element',
            tagName: 'span',
            properties: {translate: 'no'},
            children: [{type: 'text', value}],
          }
        : {type: 'text', value},
    );

/** Text with `lang` on its Chinese parts, for screen readers and font selection. */
const chinese = (text: string): ElementContent[] =>
  text
    .split(/(「[^「」]+」|\p{Script=Han}(?:[^\p{L}]*\p{Script=Han})*)/u)
    .filter(Boolean)
    .map((value) =>
      /\p{Script=Han}/u.test(value)
        ? {
            type: 'element',
            tagName: 'span',
            properties: {lang: 'zh-CN', translate: 'no'},
            children: [{type: 'text', value}],
          }
        : {type: 'text', value},
    );

/** @param options.locale language of the page */
export const rehypeUntranslated: Plugin<[{locale: string}], Root> = ({locale}) => {
  const mark = (element: Element) => {
    element.properties.translate = 'no';
    return SKIP;
  };
  return (tree) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && /^(?:code|pre)$/.test(node.tagName)) {
        return SKIP;
      }
      if (node.type === 'element' && node.tagName === 'kbd') {
        return mark(node);
      }
      if (locale === 'en' && node.type === 'element' && node.tagName === 'strong') {
        return isLabel(toString(node)) ? mark(node) : SKIP;
      }
      if (locale === 'en' && node.type === 'text' && parent && /\p{Script=Han}/u.test(node.value)) {
        const children = chinese(node.value);
        (parent.children as ElementContent[]).splice(index!, 1, ...children);
        return index! + children.length;
      }
      if (locale === 'zh' && node.type === 'text' && parent && /「[^「」]+」/.test(node.value)) {
        const children = parts(node.value);
        (parent.children as ElementContent[]).splice(index!, 1, ...children);
        return index! + children.length;
      }
      return undefined;
    });
};
