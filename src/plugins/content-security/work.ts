/** Leaves the code inside of pages for the Content-Security-Policy. */
import {foundOf, leaveFound, pageHash} from './found';
import {inlineCode, type CodeInPage} from './inline-code';
import type {BuiltSite, PageWork} from '../built-pages/work';

export default function securityWork({siteDir, locale}: BuiltSite): PageWork<CodeInPage> {
  const read = new Map<string, CodeInPage>();
  return {
    take({file}, code) {
      if (code) {
        read.set(file, code);
      }
    },

    written(pages) {
      const found = pages.map(({page, html}) => {
        const code = read.get(page.file);
        // A script that holds the name of another in its text was read without that name.
        const isWhole = code?.scripts.every((script) => html.includes(script));
        return [pageHash(html), foundOf(isWhole ? code! : inlineCode(html))] as const;
      });
      leaveFound(siteDir, locale, Object.fromEntries(found));
    },
  };
}
