/**
 * Copies a text into a string of its own. A part of a text keeps the whole in memory: remembering two thousand short
 * parts of headers of 16 kB would hold all of those. For what came in as a header, an address or a cookie.
 */
export const copyString = (text: string): string => Buffer.from(text).toString();
