/** Messages that are looked up in the browser: modules add those that they could not have inlined. */
const messages: Record<string, string> = {};

export default messages;
