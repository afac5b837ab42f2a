/** Components that Markdown pages can use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import Figure from '@site/src/components/Figure';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  Figure,
  table: Table,
};
