import {splitComments} from '../lib/comments';
import {codeBlocks, hasHan, headings, prose} from '../lib/markdown';
import type {Page} from '../lib/page';
import {perPage, type Report} from '../lib/rule';

/** Untranslated words in Chinese titles and headings. */
const properNames =
  /^(?:bash|zsh|fish|powershell|docker|github|gitlab|jenkins|jira|teambition|ones|postman|python|typescript|javascript|react|protobuf|flatbuffers|chrome|linux|ubuntu|debian|windows|macos|kubernetes|cloudreve|rclone|rviz|foxglove|boto3?|minio|cron|token|slack|webhook)$/i;

/** Reports whether a text is the name of a product, type, format or command, which is not translated. */
function isName(text: string): boolean {
  return text
    .split(/[\s/,&+-]+/)
    .filter((word) => /\p{Letter}/u.test(word))
    .every((word) => properNames.test(word) || /[A-Z].*[A-Z]|[a-z][A-Z]|[\d._()]/.test(word));
}

/** Reference pages, named after the type or message they describe. */
const namedAfterTypes = /^viz\/(?:message-schemas|extensions\/api)\//;

function checkChinese({path, frontMatter, frontMatterLines, root}: Page, report: Report): void {
  const {title, description} = frontMatter;
  const isNamed = (text: string) => isName(text) || namedAfterTypes.test(path);
  if (typeof title === 'string' && !hasHan(title) && !isNamed(title)) {
    report(frontMatterLines.title!, `the title "${title}" is not in Chinese`, 'Translate it');
  }
  if (typeof description === 'string' && !hasHan(description)) {
    report(frontMatterLines.description!, 'the description is not in Chinese', 'Translate it');
  }
  for (const {text, isCode, line} of headings(root)) {
    if (!hasHan(text) && !isCode && !isName(text)) {
      const remedy = 'Translate it, or put a name of the API in backticks';
      report(line, `heading "${text}" is not in Chinese`, remedy);
    }
  }
}

function checkEnglish({frontMatter, frontMatterLines, root}: Page, report: Report): void {
  for (const [key, value] of Object.entries(frontMatter)) {
    if (hasHan(JSON.stringify(value))) {
      report(frontMatterLines[key]!, `"${key}" contains Chinese`, 'Write it in English');
    }
  }
  for (const {text, line} of prose(root, ['strong'])) {
    const found = /\p{Script=Han}+/u.exec(text)?.[0];
    if (found) {
      report(line, `"${found}" is Chinese on an English page`, 'Translate it');
    }
  }
  for (const {language, value, line} of codeBlocks(root)) {
    const comment = splitComments(language, value).comments.find(({text}) => hasHan(text));
    if (comment) {
      const problem = `the comment "${comment.text}" is in Chinese`;
      report(line + 1 + comment.line, problem, 'Translate it');
    }
  }
}

/** Checks that a page is in its language, apart from names of types and products, code and quoted labels. */
export const language = perPage((page, report) =>
  page.language === 'zh' ? checkChinese(page, report) : checkEnglish(page, report),
);
