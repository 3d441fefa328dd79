/** What one import may hold. A season of one league fits; a runaway file does not. */
export const FEED_LIMITS = {
  /** UTF-8 bytes of one file. */
  fileBytes: 8 * 1024 * 1024,
  files: 32,
  matches: 400,
  csvRows: 30_000,
  /** Problems reported at most; the rest is counted. */
  problems: 50,
} as const;
