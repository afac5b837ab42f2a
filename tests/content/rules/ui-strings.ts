import {hasHan} from '../lib/markdown';
import type {Finding} from '../lib/finding';
import type {Rule, UiStrings} from '../lib/rule';

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

function fault(
  {file, text = ''}: UiStrings,
  key: string,
  problem: string,
  remedy: string,
): Finding {
  const line = text.split('\n').findIndex((one) => one.includes(`"${key}": {`));
  return {file, line: Math.max(line, 0) + 1, problem: `"${key}" ${problem}`, remedy};
}

function checkSide(side: UiStrings): Finding[] {
  const {language, messages} = side;
  return Object.entries(messages).flatMap(([key, message]) => {
    if (message.trim() === '') {
      return [fault(side, key, 'is empty', 'Write the text')];
    }
    if (language === 'en' && hasHan(message)) {
      return [fault(side, key, `holds Chinese: "${message}"`, 'Write it in English')];
    }
    if (language === 'zh' && !hasHan(message) && needsChinese(message)) {
      return [fault(side, key, `is not translated: "${message}"`, 'Write it in Chinese')];
    }
    return [];
  });
}

export const uiStrings: Rule = {
  name: 'ui-strings',
  holds: 'every text of the interface exists in both languages, with the same placeholders',
  check: ({ui, project}) => {
    const findings = ui.flatMap(checkSide);
    for (const language of ['zh', 'en'] as const) {
      const side = ui.find((one) => one.language === language && one.name === 'code.json');
      findings.push(
        ...(project?.messages ?? [])
          // Texts of Docusaurus come with its theme.
          .filter(({name}) => side && !name.startsWith('theme.') && !(name in side.messages))
          .map(({name, file, line}) => ({
            file,
            line,
            problem: `the text "${name}" is missing in ${side?.file}`,
            remedy: 'Add it there, in the language of the file',
          })),
      );
    }
    for (const side of ui) {
      const other = ui.find(({name, language}) => name === side.name && language !== side.language);
      if (!other) {
        findings.push({
          file: side.file,
          line: 1,
          problem: 'the file has no counterpart in the other language',
          remedy: `Add it for ${side.language === 'zh' ? 'en' : 'zh'}`,
        });
        continue;
      }
      for (const [key, message] of Object.entries(side.messages)) {
        const counterpart = other.messages[key];
        if (counterpart === undefined) {
          findings.push(fault(other, key, `is missing; ${side.file} has it`, 'Add the text'));
        } else if (side.language === 'zh' && placeholders(message) !== placeholders(counterpart)) {
          findings.push(
            fault(
              other,
              key,
              `has the placeholders [${placeholders(counterpart)}] where Chinese has [${placeholders(message)}]`,
              'Use the same ones',
            ),
          );
        }
      }
    }
    return findings;
  },
};
