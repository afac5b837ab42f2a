export type {
  Collection,
  ContentConfig,
  Language,
  Lock,
  LockEntry,
  OwnCheck,
  ReportEntry,
  WordRule,
} from './lib/config';
export {readData} from './lib/data';
export {readExamples, reportOn, siteOf, type Example} from './lib/examples';
export {format, formatAll, type Finding} from './lib/finding';
export {codeBlocks} from './lib/markdown';
export {isComplete, isLegal, pagesOf, readPairs} from './lib/page';
export type {Check, DataFile, Site} from './lib/rule';
export {readSite} from './lib/site';
export {rules} from './rules';
