export * from './distance';
export * from './escape';
export * from './messageOf';
export * from './nearestNames';
