import type { FeedFile } from "./port.ts";
import type { FeedProblem } from "../match-model/public.ts";

/** The sign that stands for bytes that are not UTF-8, once a file was read as text. */
const REPLACEMENT = "\uFFFD";

/** How a ZIP archive and an old document of Office begin, once read as UTF-8. */
const WORKBOOKS = [
  "PK\u0003\u0004",
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a]).toString("utf8"),
];

/** Why the file is no text that an import reads: a workbook, UTF-16, a web page, or bytes that are not UTF-8; null for a good one. */
export function textProblem({ name: file, content }: FeedFile): FeedProblem | null {
  const start = content.slice(0, 4000);
  if (WORKBOOKS.some((signature) => start.startsWith(signature)))
    return { file, reason: "is an Excel workbook or another archive; save the sheet as CSV (UTF-8)" };
  if (start.includes("\0")) return { file, reason: "is UTF-16 or binary; save it as UTF-8" };
  if (/^\uFEFF?\s*<(!doctype\s+html|html|head|body)\b/i.test(start))
    return { file, reason: "is a web page (HTML), not a data file; download the file itself" };
  const at = content.indexOf(REPLACEMENT);
  if (at === -1) return null;
  const row = content.slice(0, at).split(/\r\n|\r|\n/).length;
  return { file, row, reason: `is not UTF-8: "${around(content, at)}"; save the file as UTF-8` };
}

/** The word around the position, so that it is found in the file. */
function around(content: string, at: number): string {
  const before = /[^\s,;"]{0,20}$/.exec(content.slice(Math.max(0, at - 20), at))?.[0] ?? "";
  const after = /^[^\s,;"]{0,20}/.exec(content.slice(at, at + 20))?.[0] ?? "";
  return before + after;
}
