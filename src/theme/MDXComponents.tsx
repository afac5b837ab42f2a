/** Components that Markdown pages can use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import BatchTestChecker from '@site/src/components/BatchTestChecker';
import CronExplainer from '@site/src/components/CronExplainer';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import GlossaryTerm from '@site/src/components/GlossaryTerm';
import Table from '@site/src/components/Table';
import CodeBlock from '@site/src/theme/CodeBlock';

export default {
  ...MDXComponents,
  BatchTestChecker,
  CodeBlock,
  CronExplainer,
  Diagram,
  Figure,
  GlossaryTerm,
  pre: CodeBlock,
  table: Table,
};
