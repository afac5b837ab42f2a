/**
 * The lists of Markdown pages that language models begin with (llmstxt.org): `llms.txt` names and
 * describes every page of a language in the order of the sidebar, `llms-full.txt` holds their whole
 * text. Each section of the sidebar has the same two beside its pages: `/docs/viz/llms.txt`.
 */
import type {MarkdownPage} from './page';
import {brand} from '../../config/brand';
import type {Locale} from '../../config/locales';

/** A top-level section of the sidebar with the paths of its pages in reading order. */
export interface Section {
  label: string;
  /** Folder of its pages: `docs/viz`. */
  folder: string;
  paths: readonly string[];
}

const messages = {
  zh: {
    title: `${brand.name} 文档`,
    summary: `${brand.nameZh}（${brand.name}）机器人数据平台的文档：采集、整理、回放、诊断和自动处理机器人数据。`,
    note: (full: string, other: string) =>
      `链接指向各页的 Markdown 版本：在页面地址后加 \`.md\` 即可得到。全文在 [llms-full.txt](${full})，英文版在 [llms.txt](${other})。`,
    section: (label: string) => `${brand.name} 文档：${label}`,
    sections: '各部分的列表',
    sectionEntry: (label: string) => `只列出「${label}」的页面`,
  },
  en: {
    title: `${brand.name} documentation`,
    summary: `Documentation of ${brand.name}, a data platform for robots: collect, organize, play back, diagnose, and automatically process robot data.`,
    note: (full: string, other: string) =>
      `The links lead to the Markdown version of each page: add \`.md\` to the address of a page. The whole text is in [llms-full.txt](${full}), the Chinese version in [llms.txt](${other}).`,
    section: (label: string) => `${brand.name} documentation: ${label}`,
    sections: 'Lists of the sections',
    sectionEntry: (label: string) => `The pages of "${label}" alone`,
  },
};

/** Longest llms.txt in characters, so that an assistant reads all of it. */
const longestList = 50_000;

type Entry = Pick<MarkdownPage, 'title' | 'url' | 'description'>;

const entry = ({title, url, description}: Entry) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description ? `: ${description}` : ''}`;

const list = (heading: string, pages: readonly Entry[]) =>
  `## ${heading}\n\n${pages.map(entry).join('\n')}\n`;

const fullText = (pages: readonly MarkdownPage[]) => pages.map(({text}) => text).join('\n');

/**
 * All llms files of a language, with names relative to its folder.
 *
 * @param root absolute address of the language's root, with a slash at the end
 * @param otherRoot that of the other language
 * @throws Error when the sidebar names a page that was not built, or two sections share a folder
 */
export function llmsFiles(
  sections: readonly Section[],
  pages: readonly MarkdownPage[],
  {locale, root, otherRoot}: {locale: Locale; root: string; otherRoot: string},
): {name: string; text: string}[] {
  const say = messages[locale];
  const unlisted = new Map(pages.map((page) => [page.path, page]));
  const listed = sections.map(({label, folder, paths}, index) => {
    if (sections.findIndex((other) => other.folder === folder) < index) {
      throw new Error(
        `Two sections of sidebars.ts begin with a page in ${folder}: llms.txt lies there once for each section. Begin one of them with a page of another folder.`,
      );
    }
    const own = paths.map((path) => {
      const page = unlisted.get(path);
      if (!page) {
        throw new Error(`The sidebar has the page ${path}, which was not built.`);
      }
      unlisted.delete(path);
      return page;
    });
    return {label, folder, pages: own};
  });
  // What is in no section: the home page, the changelog, legal pages.
  const rest = [...unlisted.values()];
  const opening = (title: string, folder: string) =>
    `# ${title}\n\n> ${say.summary}\n\n${say.note(`${root}${folder}llms-full.txt`, `${otherRoot}${folder}llms.txt`)}\n\n`;

  // Where the list is too long, the largest sections leave the descriptions to their own lists.
  const bySize = [...listed].sort((a, b) => b.pages.length - a.pages.length);
  const whole = (brief: number) =>
    opening(say.title, '') +
    [
      ...listed.map((section) =>
        list(
          section.label,
          bySize.indexOf(section) < brief
            ? section.pages.map((page) => ({...page, description: ''}))
            : section.pages,
        ),
      ),
      // The heading that llmstxt.org gives to what may be left out.
      list('Optional', rest),
      list(
        say.sections,
        listed.map(({label, folder}) => ({
          title: label,
          url: `${root}${folder}/llms.txt`,
          description: say.sectionEntry(label),
        })),
      ),
    ].join('\n');
  let brief = 0;
  while (whole(brief).length > longestList && brief < listed.length) {
    brief += 1;
  }

  return [
    {name: 'llms.txt', text: whole(brief)},
    {name: 'llms-full.txt', text: fullText([...listed.flatMap((it) => it.pages), ...rest])},
    ...listed.flatMap(({label, folder, pages: own}) => [
      {
        name: `${folder}/llms.txt`,
        text: opening(say.section(label), `${folder}/`) + list(label, own),
      },
      {name: `${folder}/llms-full.txt`, text: fullText(own)},
    ]),
  ];
}
