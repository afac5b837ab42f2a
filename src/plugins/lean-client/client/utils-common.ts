/**
 * Stands in for `@docusaurus/utils-common`, whose index brings the whole of `tslib` (10 KB) along
 * for one function of a line. The same names, from the same files.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';

export const blogPostContainerID = '__blog-post-container';
