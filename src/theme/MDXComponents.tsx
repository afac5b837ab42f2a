/**
 * Components that Markdown pages can use without an import: each docs page loads them all, so what
 * a single page uses is imported there (`YamlEditor`, `CronExplainer`).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Table, {
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '@site/src/components/Table';
import CodeBlock from '@theme/CodeBlock';
import Diagram from '@theme/Diagram';
import Figure from '@theme/Figure';

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
