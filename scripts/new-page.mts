/**
 * Starts a page in both languages:
 *
 *   npm run new-page -- docs/device/pair-device "配对设备" "Pair a device"
 *
 * What is to be written is marked TODO, which the content checks do not let through.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collections} from '../src/config/translation';

const usage = 'npm run new-page -- docs/section/page "中文标题" "English title"';

function stop(sentence: string): never {
  console.error(`${sentence}\nUsage: ${usage}`);
  process.exit(1);
}

function check(
  location: string | undefined,
  zhTitle: string | undefined,
  enTitle: string | undefined,
) {
  if (!location || !zhTitle || !enTitle) {
    return stop('Three things are needed: the path, the Chinese title, the English title.');
  }
  const id = location.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!location.startsWith('docs/')) {
    return stop(`The path "${location}" does not begin with docs/.`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(id)) {
    return stop(
      `The path "${location}" must be of small letters, digits and single hyphens: it becomes the address.`,
    );
  }
  if (!/\p{Script=Han}/u.test(zhTitle)) {
    return stop(`The first title, "${zhTitle}", holds no Chinese: the Chinese title comes first.`);
  }
  if (/\p{Script=Han}/u.test(enTitle)) {
    return stop(`The second title, "${enTitle}", holds Chinese: the English title comes second.`);
  }
  return {id, zhTitle, enTitle};
}

/** Text in a YAML line, quoted where YAML would read it as something else. */
function yamlText(text: string): string {
  return /^[\w\p{Script=Han}][^:#"'\\]*$/u.test(text) ? text : JSON.stringify(text);
}

function chinesePage(title: string): string {
  return `---
title: ${yamlText(title)}
description: TODO 用一句话说明读者在这一页能做成什么事，25 到 80 个字符，搜索结果里会显示它。
keywords:
  - TODO 读者会输入的词
---

TODO 一两句话：读者用这一页完成什么。

## 前提条件 {#prerequisites}

TODO 谁可以做，事先要准备什么。

## 操作步骤 {#steps}

1. TODO 打开哪里，选择什么。
2. TODO 此时应该看到什么。

## 下一步 {#next-steps}

- [总览](LINK)：TODO 为什么接着读它。
- [快速开始](START)：TODO 为什么接着读它。
`;
}

function englishPage(title: string): string {
  return `---
title: ${yamlText(title)}
description: TODO One sentence, 50 to 160 characters, that says what the reader gets done with this page.
keywords:
  - TODO what a reader would type
---

TODO One or two sentences: what the reader gets done here.

## Prerequisites {#prerequisites}

TODO Who can do it, and what has to be ready.

## Steps {#steps}

1. TODO Where to go and what to choose.
2. TODO What is on the screen now.

## Next steps {#next-steps}

- [Overview](LINK): TODO why to read it next.
- [Quick start](START): TODO why to read it next.
`;
}

const {id, zhTitle, enTitle} = check(...(process.argv.slice(2, 5) as [string?, string?, string?]));
const up = '../'.repeat(id.split('/').length - 1) || './';
const withLinks = (text: string) =>
  text.replace('LINK', `${up}overview.md`).replace('START', `${up}get-started/quick-start.md`);
const files = [
  [`${collections.docs.zh}/${id}.md`, chinesePage(zhTitle)],
  [`${collections.docs.en}/${id}.md`, englishPage(enTitle)],
] as const;

const root = process.cwd();
const existing = files.find(([file]) => existsSync(path.join(root, file)));
if (existing) {
  stop(`The page ${existing[0]} exists already: nothing was written.`);
}
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), withLinks(text));
  console.log(`Written: ${file}`);
}
console.log(`
Next:
  1. Add this line to its category in sidebars.ts:   '${id}',
  2. Replace what says TODO in both pages; keep headings, ids, tables and code in step.
  3. Look at them:   npm start   (Chinese)   npm start -- --locale en   (English)
  4. Declare that both say the same:   npm run i18n:mark -- docs/${id}
  5. Check them:     npm run check:content -- ${id}`);
