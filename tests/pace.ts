/** Factor of time limits on this machine, measured by `npm test` (scripts/lib/pace.mjs). */
export const pace = Number(process.env.TEST_PACE ?? 1);
