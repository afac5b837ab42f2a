/**
 * Components that Markdown pages can use without an import: each docs page loads them all, so what
 * a single page uses is imported there (`YamlEditor`, `CronExplainer`).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import Table, {
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '@site/src/components/Table';
import CodeBlock from '@theme/CodeBlock';

export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  Figure,
  table: Table,
  tbody: TableBody,
  td: TableCell,
  th: TableHeading,
  thead: TableHead,
  tr: TableRow,
};
