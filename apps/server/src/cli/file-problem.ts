/** Why the system refused a file, in words; by Node's codes. */
const words: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "this account may not do it",
  EPERM: "this account may not do it",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is a file",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  EDQUOT: "the quota of this account is used up",
  EFBIG: "it would be larger than the system allows",
  EIO: "its disk reports a fault",
};

/** The code of an error of the file system; null for any other error. */
export const fileErrorCode = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code in words
    ? error.code
    : null;

/** Why a file cannot be read or written, in words for the operator. */
export function fileProblem(error: unknown): string {
  const code = fileErrorCode(error);
  if (code !== null) return words[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}
