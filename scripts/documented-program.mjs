// The programs of documentation pages: all blocks of TypeScript of a page are one program, and the comment after each
// `console.log` is what it prints.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const blocksOf = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\``, "gms"))].map(([, block]) => block);

/** The program of a page, its CSV files by their names, and the lines that it prints. */
export function programOf(page) {
  const text = readFileSync(join(root, page), "utf8");
  const program = blocksOf(text, "ts").join("\n");
  const files = [...text.matchAll(/^`([\w-]+\.csv)`:\n\n```csv\n(.+?)^```/gms)].map(([, name, content]) => ({
    name,
    content,
  }));
  const printedLines = [...program.matchAll(/^console\.log\([^]*?\); \/\/ ?([^\n]*)$/gm)].map(
    ([, line]) => line,
  );
  return { program, files, printed: printedLines };
}
