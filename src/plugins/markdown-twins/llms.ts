/**
 * The lists of twins that machines begin with (llmstxt.org): `llms.txt` names and describes every
 * page of a language in the order of the sidebar, `llms-full.txt` holds their whole text. Each
 * section of the sidebar has the same two beside its pages: `/docs/viz/llms.txt`.
 */
import type {Twin} from './twin';
import {brand} from '../../config/brand';
import type {Locale} from '../../config/locales';

/** A top-level section of the sidebar with the paths of its pages in reading order. */
export interface Section {
  label: string;
  /** Folder of its pages: `docs/viz`. */
  folder: string;
  paths: readonly string[];
}

export interface TextFile {
  /** Relative to the folder of the language. */
  name: string;
  text: string;
}

interface Words {
  title: string;
  summary: string;
  /** What the links are, and where there is more. */
  note: (addresses: {full: string; other: string}) => string;
  section: (label: string) => string;
  sections: string;
  sectionEntry: (label: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  zh: {
    title: `${brand.name} 文档`,
    summary: `${brand.nameZh}（${brand.name}）机器人数据平台的文档：采集、整理、回放、诊断和自动处理机器人数据。`,
    note: ({full, other}) =>
      `链接指向各页的 Markdown 版本：在页面地址后加 \`.md\` 即可得到。全文在 [llms-full.txt](${full})，英文版在 [llms.txt](${other})。`,
    section: (label) => `${brand.name} 文档：${label}`,
    sections: '各部分的列表',
    sectionEntry: (label) => `只列出「${label}」的页面`,
  },
  en: {
    title: `${brand.name} documentation`,
    summary: `Documentation of ${brand.name}, a data platform for robots: collect, organize, play back, diagnose, and automatically process robot data.`,
    note: ({full, other}) =>
      `The links lead to the Markdown version of each page: add \`.md\` to the address of a page. The whole text is in [llms-full.txt](${full}), the Chinese version in [llms.txt](${other}).`,
    section: (label) => `${brand.name} documentation: ${label}`,
    sections: 'Lists of the sections',
    sectionEntry: (label) => `The pages of "${label}" alone`,
  },
};

export interface LlmsOptions {
  locale: Locale;
  /** Absolute addresses of this language's root and of the other's, with a slash at the end. */
  root: string;
  otherRoot: string;
}

/** Longest llms.txt in characters, so that an assistant reads it whole. */
const longestList = 50_000;

const entry = ({title, url, description}: Pick<Twin, 'title' | 'url' | 'description'>) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description ? `: ${description}` : ''}`;

const list = (heading: string, twins: readonly Twin[]) =>
  `## ${heading}\n\n${twins.map(entry).join('\n')}\n`;

const fullText = (twins: readonly Twin[]) => twins.map(({text}) => text).join('\n');

/**
 * All llms files of a language.
 * @throws When the sidebar names a page that was not built, or two sections share a folder.
 */
export function llmsFiles(
  sections: readonly Section[],
  twins: readonly Twin[],
  {locale, root, otherRoot}: LlmsOptions,
): TextFile[] {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const listed = sections.map(({label, folder, paths}) => ({
    label,
    folder,
    twins: paths.map((path) => {
      const twin = byPath.get(path);
      if (!twin) {
        throw new Error(`The sidebar has the page ${path}, which was not built.`);
      }
      byPath.delete(path);
      return twin;
    }),
  }));
  const shared = listed.find(
    ({folder}, index) => listed.findIndex((s) => s.folder === folder) < index,
  );
  if (shared) {
    throw new Error(
      `Two sections of sidebars.ts begin with a page in ${shared.folder}: llms.txt lies there once for each section. Begin one of them with a page of another folder.`,
    );
  }
  // What is in no section: the home page, the changelog, legal pages.
  const rest = [...byPath.values()];
  const text = words[locale];
  const opening = (title: string, folder: string) =>
    `# ${title}\n\n> ${text.summary}\n\n${text.note({
      full: `${root}${folder}llms-full.txt`,
      other: `${otherRoot}${folder}llms.txt`,
    })}\n\n`;
  const sectionLists = listed.map(({label, folder}) =>
    entry({
      title: label,
      url: `${root}${folder}/llms.txt`,
      description: text.sectionEntry(label),
    }),
  );
  const whole = (brief: ReadonlySet<(typeof listed)[number]>) =>
    opening(text.title, '') +
    [
      ...listed.map((section) =>
        list(
          section.label,
          brief.has(section)
            ? section.twins.map((twin) => ({...twin, description: ''}))
            : section.twins,
        ),
      ),
      // The heading that llmstxt.org gives to what may be left out.
      list('Optional', rest),
      `## ${text.sections}\n\n${sectionLists.join('\n')}\n`,
    ].join('\n');
  // Where the list is too long, the largest sections leave the descriptions to their own lists.
  const bySize = [...listed].sort((a, b) => b.twins.length - a.twins.length);
  const wholeList =
    [...bySize.keys(), bySize.length]
      .map((count) => whole(new Set(bySize.slice(0, count))))
      .find((candidate) => candidate.length <= longestList) ?? whole(new Set(bySize));
  return [
    {name: 'llms.txt', text: wholeList},
    {
      name: 'llms-full.txt',
      text: fullText([...listed.flatMap((section) => section.twins), ...rest]),
    },
    ...listed.flatMap((section) => [
      {
        name: `${section.folder}/llms.txt`,
        text:
          opening(text.section(section.label), `${section.folder}/`) +
          list(section.label, section.twins),
      },
      {name: `${section.folder}/llms-full.txt`, text: fullText(section.twins)},
    ]),
  ];
}
