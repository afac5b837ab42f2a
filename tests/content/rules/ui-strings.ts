import {hasHan} from '../lib/markdown';
import {perSite, type Rule, type UiStrings} from '../lib/rule';

/** Not the texts that are the same in Chinese: names, or nothing but signs and placeholders. */
export function needsChinese(message: string): boolean {
  const words = message.replace(/\{[^}]*\}/g, '').match(/\p{Letter}{2,}/gu) ?? [];
  return words.some(
    (word) =>
      !/^(?:GitHub|OpenAPI|Algolia|coScene|Ask|AI|ChatGPT|Claude|Markdown|URL|Ctrl|Esc|Enter|Tab)$/.test(
        word,
      ),
  );
}

function placeholders(message: string): string {
  return [...new Set(message.match(/\{[^}]*\}/g))].sort().join(' ');
}

/** What is wrong with a text of one language by itself. */
function faultOf(language: UiStrings['language'], message: string): [string, string] | undefined {
  if (message.trim() === '') {
    return ['is empty', 'Write the text'];
  }
  if (language === 'en') {
    return hasHan(message) ? [`holds Chinese: "${message}"`, 'Write it in English'] : undefined;
  }
  return !hasHan(message) && needsChinese(message)
    ? [`is not translated: "${message}"`, 'Write it in Chinese']
    : undefined;
}

export const uiStrings: Rule = {
  name: 'ui-strings',
  holds: 'every text of the interface exists in both languages, with the same placeholders',
  check: perSite(({ui, project}, report) => {
    const reportText = (side: UiStrings, key: string, problem: string, remedy: string) => {
      const {file, text = ''} = side;
      const line = text.split('\n').findIndex((one) => one.includes(`"${key}": {`));
      report(file, Math.max(line, 0) + 1, `"${key}" ${problem}`, remedy);
    };
    for (const side of ui) {
      const {language, name, file, messages} = side;
      for (const [key, message] of Object.entries(messages)) {
        const fault = faultOf(language, message);
        if (fault) {
          reportText(side, key, ...fault);
        }
      }
      for (const use of name === 'code.json' ? (project?.messages ?? []) : []) {
        // Texts of Docusaurus come with its theme.
        if (!use.name.startsWith('theme.') && !(use.name in messages)) {
          const remedy = 'Add it there, in the language of the file';
          report(use.file, use.line, `the text "${use.name}" is missing in ${file}`, remedy);
        }
      }
      const other = ui.find((one) => one.name === name && one.language !== language);
      if (!other) {
        const remedy = `Add it for ${language === 'zh' ? 'en' : 'zh'}`;
        report(file, 1, 'the file has no counterpart in the other language', remedy);
        continue;
      }
      for (const [key, message] of Object.entries(messages)) {
        const counterpart = other.messages[key];
        if (counterpart === undefined) {
          reportText(other, key, `is missing; ${file} has it`, 'Add the text');
        } else if (language === 'zh' && placeholders(message) !== placeholders(counterpart)) {
          reportText(
            other,
            key,
            `has the placeholders [${placeholders(counterpart)}] where Chinese has [${placeholders(message)}]`,
            'Use the same ones',
          );
        }
      }
    }
  }),
};
