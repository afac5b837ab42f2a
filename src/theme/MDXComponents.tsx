/**
 * Components that Markdown pages can use without an import. Each docs page loads them all, so single pages
 * import their special components themselves (`YamlEditor`, `CronExplainer`).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Table, {
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '@site/src/components/Table';
import Diagram from '@theme/Diagram';
import Figure from '@theme/Figure';

export default {
  ...MDXComponents,
  Diagram,
  Figure,
  table: Table,
  tbody: TableBody,
  td: TableCell,
  th: TableHeading,
  thead: TableHead,
  tr: TableRow,
};
