/** Maximum file sizes of a folder, bytes. Larger files are reported immediately, as processing them could take an hour. */
export const LIMITS = {
  yaml: 2_000_000,
  words: 20_000_000,
  markdown: 1_000_000,
  picture: 20_000_000,
  film: 100_000_000,
  total: 2_000_000_000,
  files: 50_000,
  /** Levels of nested folders. */
  depth: 6,
} as const;
