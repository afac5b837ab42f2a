/** Factor of time limits on this machine: `npm test` measures it, see scripts/lib/pace.mjs. */
export const pace = Number(process.env.TEST_PACE ?? 1);
