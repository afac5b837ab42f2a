export {SearchEngine} from './engine';
export type {Segment} from './excerpt';
export type {Hit} from './hit';
export {
  makeIndex,
  type IndexFile,
  type IndexedHeading,
  type IndexedPage,
  type IndexedSymptom,
  type PageText,
  type Posting,
  type TextFile,
} from './model';
export {
  levels,
  termLevel,
  type Hierarchy,
  type Level,
  type PageRecords,
  type SearchRecord,
  type Symptom,
} from './records';
export {stem} from './stem';
export {indexTerms, isHan, joints, pairs, runs, termsOf, type Run} from './tokenize';
export type {Synonyms} from './synonyms';
