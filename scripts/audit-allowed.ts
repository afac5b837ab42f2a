import type {Allowed} from './lib/audit';

/** Advisories that `npm run audit` lets pass until a date. */
export const allowedAdvisories: readonly Allowed[] = [];
