/** Limits of one import. A season of one league fits; an accidentally huge file does not. */
export const FEED_LIMITS = {
  /** UTF-8 bytes of one file. */
  fileBytes: 8 * 1024 * 1024,
  /** A call takes 32; the command line takes folders. */
  files: 2000,
  /** Bytes of all files of one import. */
  allBytes: 128 * 1024 * 1024,
  matches: 400,
  csvRows: 30_000,
  /** Values of a JSON file: lists, objects and their entries. They are counted before the file is parsed. */
  jsonValues: 500_000,
  /** The most problems that are reported in full; the rest is counted. */
  problems: 100,
  /** Memory and time of the processor for reading the files of one import. */
  readMegabytes: 512,
  readSeconds: 20,
} as const;
