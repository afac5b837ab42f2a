export * from './complete';
export * from './messagePath';
