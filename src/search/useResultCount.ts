import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Says a number of results in the page's language: "1 result", "8 results", 「共 8 条结果」. */
export default function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'search.count', message: '共 {count} 条结果'}, {count: String(count)}),
    );
}
