/** What a folder may hold; more is a fault, not an answer after an hour. Bytes. */
export const LIMITS = {
  yaml: 2_000_000,
  words: 20_000_000,
  markdown: 1_000_000,
  picture: 20_000_000,
  film: 100_000_000,
  total: 2_000_000_000,
  files: 50_000,
  /** Folders within folders. */
  depth: 6,
} as const;
