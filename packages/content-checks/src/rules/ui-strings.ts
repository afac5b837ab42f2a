import {hasHan} from '../lib/markdown';
import {lineIn} from '../lib/project';
import {perSite, type UiStrings} from '../lib/rule';

/** Words that Chinese texts do not translate. */
const names =
  /^(?:GitHub|OpenAPI|Algolia|coScene|Ask|AI|ChatGPT|Claude|Markdown|URL|Ctrl|Esc|Enter|Tab)$/;

const needsChinese = (message: string): boolean =>
  (message.replace(/\{[^}]*\}/g, '').match(/\p{Letter}{2,}/gu) ?? []).some(
    (word) => !names.test(word),
  );

function placeholders(message: string): string {
  return [...new Set(message.match(/\{[^}]*\}/g))].sort().join(' ');
}

function faultOf(language: UiStrings['language'], message: string): [string, string] | undefined {
  if (message.trim() === '') {
    return ['is empty', 'Write the text'];
  }
  if (language === 'en') {
    return hasHan(message) ? [`contains Chinese: "${message}"`, 'Write it in English'] : undefined;
  }
  return !hasHan(message) && needsChinese(message)
    ? [`is not translated: "${message}"`, 'Write it in Chinese']
    : undefined;
}

/** Checks that every text of the interface exists in both languages, with the same placeholders. */
export const uiStrings = perSite(({ui, project}, report) => {
  const reportText = ({file, text = ''}: UiStrings, key: string, ...fault: [string, string]) =>
    report(file, lineIn({file, text}, `"${key}": {`), `"${key}" ${fault[0]}`, fault[1]);
  for (const side of ui) {
    const {language, name, file, messages} = side;
    for (const use of name === 'code.json' ? project.messages : []) {
      // The theme contains the texts of Docusaurus.
      if (!use.name.startsWith('theme.') && !(use.name in messages)) {
        const remedy = 'Add it there, in the language of the file';
        report(use.file, use.line, `the text "${use.name}" is missing in ${file}`, remedy);
      }
    }
    const other = ui.find((one) => one.name === name && one.language !== language);
    if (!other) {
      const remedy = `Add it for ${language === 'zh' ? 'en' : 'zh'}`;
      report(file, 1, 'the file has no counterpart in the other language', remedy);
    }
    for (const [key, message] of Object.entries(messages)) {
      const fault = faultOf(language, message);
      const counterpart = other?.messages[key];
      const [own, others] = [message, counterpart ?? message].map(placeholders);
      if (fault) {
        reportText(side, key, ...fault);
      } else if (other && counterpart === undefined) {
        reportText(other, key, `is missing; ${file} has it`, 'Add the text');
      } else if (other && language === 'zh' && own !== others) {
        const problem = `has the placeholders [${others}] where Chinese has [${own}]`;
        reportText(other, key, problem, 'Use the same ones');
      }
    }
  }
});
