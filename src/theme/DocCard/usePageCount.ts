import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Formats a number of pages in the page's language: "1 page", "8 pages", 「8 页」. */
export default function usePageCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'site.pageCount', message: '{count} 页'}, {count: String(count)}),
    );
}
