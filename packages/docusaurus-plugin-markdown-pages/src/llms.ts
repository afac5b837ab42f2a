/**
 * Lists of Markdown pages for language models (llmstxt.org): `llms.txt` names and describes every page of a
 * language in the order of the sidebar, `llms-full.txt` contains their whole text. Each section of the sidebar has
 * both in its folder: `/docs/viz/llms.txt`.
 */
import type {MarkdownPage} from './page';

/** Top-level section of the sidebar with the paths of its pages in reading order. */
export interface Section {
  label: string;
  /** Folder of its pages: `docs/viz`. */
  folder: string;
  paths: readonly string[];
}

/** Texts of the lists in the language that is built. */
export interface ListTexts {
  title: string;
  summary: string;
  /** Note on the links, with `{full}` and `{other}` for the addresses of the whole text and of the other language. */
  note: string;
  /** Title of the list of a section, with `{label}`. */
  section: string;
  /** Heading of the list of sections. */
  sections: string;
  /** Description of the list of a section, with `{label}`. */
  sectionEntry: string;
}

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
 * @param otherRoot absolute address of the other language's root
 * @throws Error if the sidebar names a page that was not built, or two sections share a folder
 */
export function llmsFiles(
  sections: readonly Section[],
  pages: readonly MarkdownPage[],
  {texts, root, otherRoot}: {texts: ListTexts; root: string; otherRoot: string},
): {name: string; text: string}[] {
  const unlisted = new Map(pages.map((page) => [page.path, page]));
  const listed = sections.map(({label, folder, paths}, index) => {
    if (sections.findIndex((other) => other.folder === folder) < index) {
      throw new Error(
        `Two sections of sidebars.ts begin with a page in ${folder}: it can contain only one llms.txt. Begin one of them with a page of another folder.`,
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
  // Pages without a section: the home page, the changelog, legal pages.
  const rest = [...unlisted.values()];
  const opening = (title: string, folder: string) =>
    `# ${title}\n\n> ${texts.summary}\n\n${texts.note
      .replace('{full}', `${root}${folder}llms-full.txt`)
      .replace('{other}', `${otherRoot}${folder}llms.txt`)}\n\n`;

  // If the list is too long, it omits the descriptions of the largest sections, which their own lists contain.
  const bySize = [...listed].sort((a, b) => b.pages.length - a.pages.length);
  const listText = (brief: number) =>
    opening(texts.title, '') +
    [
      ...listed.map((section) =>
        list(
          section.label,
          bySize.indexOf(section) < brief
            ? section.pages.map((page) => ({...page, description: ''}))
            : section.pages,
        ),
      ),
      // Heading that llmstxt.org defines for pages that may be skipped.
      list('Optional', rest),
      list(
        texts.sections,
        listed.map(({label, folder}) => ({
          title: label,
          url: `${root}${folder}/llms.txt`,
          description: texts.sectionEntry.replace('{label}', label),
        })),
      ),
    ].join('\n');
  let brief = 0;
  while (listText(brief).length > longestList && brief < listed.length) {
    brief += 1;
  }

  return [
    {name: 'llms.txt', text: listText(brief)},
    {name: 'llms-full.txt', text: fullText([...listed.flatMap((it) => it.pages), ...rest])},
    ...listed.flatMap(({label, folder, pages: own}) => [
      {
        name: `${folder}/llms.txt`,
        text: opening(texts.section.replace('{label}', label), `${folder}/`) + list(label, own),
      },
      {name: `${folder}/llms-full.txt`, text: fullText(own)},
    ]),
  ];
}
