import { FEED_LIMITS } from "./limits.ts";
import type { FeedFile } from "./port.ts";
import type { FeedProblem } from "../match-model/public.ts";
import { textProblem } from "./readable-text.ts";

export function looksLikeJson(file: FeedFile): boolean {
  return /^\uFEFF?\s*[[{]/.test(file.content);
}

export const tooManyMatches = (file: string, matches: number): FeedProblem => ({
  file,
  reason: `holds ${matches} matches; ${FEED_LIMITS.matches} is the most of one import`,
});

/** Refuses too many files, a too large file and one that is no text before anything is parsed. */
export function limitProblems(files: readonly FeedFile[]): FeedProblem[] {
  const [first] = files;
  if (first === undefined) return [{ file: "import", reason: "no file was given" }];
  if (files.length > FEED_LIMITS.files)
    return [
      {
        file: first.name,
        reason: `${files.length} files are more than the ${FEED_LIMITS.files} of one import`,
      },
    ];
  return files.flatMap((file) => {
    // First, because a byte that is not UTF-8 takes three once the file was read as text.
    const problem = textProblem(file);
    if (problem !== null) return [problem];
    return Buffer.byteLength(file.content) > FEED_LIMITS.fileBytes
      ? [{ file: file.name, reason: `is larger than ${FEED_LIMITS.fileBytes / 1024 / 1024} MB` }]
      : [];
  });
}
