/** Leaves the code inside of pages for the Content-Security-Policy. */
import {foundOf, leaveFound, pageHash, type Found} from './found';
import {inlineCode, type CodeInPage} from './inline-code';
import type {BuiltSite, PageWork} from '../built-pages/work';

export default function securityWork({siteDir, locale}: BuiltSite): PageWork<CodeInPage> {
  const read = new Map<string, CodeInPage>();
  const found = new Map<string, Found>();
  return {
    take({file}, code) {
      if (code) {
        read.set(file, code);
      }
    },

    written({page, html}) {
      const code = read.get(page.file);
      // A script that holds the name of another in its text was read without that name.
      const isWhole = code?.scripts.every((script) => html.includes(script));
      found.set(pageHash(html), foundOf(isWhole ? code! : inlineCode(html)));
    },

    end: () => leaveFound(siteDir, locale, Object.fromEntries(found)),
  };
}
