/** Components that Markdown pages can use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import BatchTestChecker from '@site/src/components/BatchTestChecker';
import CronExplainer from '@site/src/components/CronExplainer';
import Figure from '@site/src/components/Figure';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  BatchTestChecker,
  CronExplainer,
  Figure,
  table: Table,
};
