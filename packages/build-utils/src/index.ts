export * from './mdxNodes';
export * from './sidebar';
