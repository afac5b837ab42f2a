/**
 * Excludes text from machine translation that must match the product: labels of the interface, in 「」 in Chinese
 * text and bold in English text, and keys. Chinese words in English text are marked as Chinese.
 * `docusaurus-plugin-code` marks code.
 */
import type {Element, ElementContent, Properties, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const isLabel = (text: string): boolean => /^[A-Z].*[^.:!?]$/s.test(text);

const labels = /(「[^「」]+」)/;
/** Chinese words and labels in English text. */
const chinese = /(「[^「」]*\p{Script=Han}[^「」]*」|\p{Script=Han}(?:[^\p{L}]*\p{Script=Han})*)/u;

/** Text with an element around each part that a pattern with one group matches. */
const withSpans = (text: string, pattern: RegExp, properties: Properties): ElementContent[] =>
  text.split(pattern).flatMap((value, index): ElementContent[] => {
    const part = {type: 'text' as const, value};
    return index % 2
      ? [{type: 'element', tagName: 'span', properties: {...properties}, children: [part]}]
      : value
        ? [part]
        : [];
  });

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
      const pattern = locale === 'en' ? chinese : labels;
      if (node.type === 'text' && parent && pattern.test(node.value)) {
        // Screen readers and fonts need the language of Chinese words.
        const lang = locale === 'en' ? 'zh-CN' : undefined;
        const children = withSpans(node.value, pattern, {lang, translate: 'no'});
        (parent.children as ElementContent[]).splice(index!, 1, ...children);
        return index! + children.length;
      }
      return undefined;
    });
};
