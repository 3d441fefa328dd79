// Tables in documentation whose rows name tests: reading the rows, and whether the tests exist and ran.
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";

const NOTHING = "—";
const SEPARATOR = " › ";
/** A row of an area that is not built yet: `later: experts`. */
export const LATER = /^later: [a-z]+$/;
const PASSED = new Set(["passed", "pass", "ok", "expected"]);

/** Cells of one table line; a bar inside a cell is written `\|`. */
export function cellsOf(line) {
  return line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The tests in a cell, as { file, title }; title is undefined where the separator is missing. */
export function testsOf(cell) {
  if (cell === NOTHING || cell === "" || LATER.test(cell)) return [];
  return cell.split(/<br\s*\/?>/).map((entry) => {
    const text = entry.trim().replace(/^`(.*)`$/, "$1");
    const at = text.indexOf(SEPARATOR);
    return at < 0
      ? { file: text, title: undefined }
      : { file: text.slice(0, at).trim(), title: text.slice(at + SEPARATOR.length).trim() };
  });
}

/** A call of test or it; one that is skipped or marked as todo does not count. */
const calls = /\b(?:test|it)(?:\.(?!skip\b|todo\b)\w+)*\s*\(\s*$/;
/** The end of `test.each(table)` or of its template form, before the bracket of the title. */
const callsOnTable = /[)`]\s*\(\s*$/;
const hasTables = /\b(?:test|it)(?:\.\w+)*\.(?:each|for|prop|runIf|skipIf)\b/;

/** Whether the source calls test or it with this title, in any quotes. */
function declares(source, title) {
  return ['"', "'", "`"].some((quote) => {
    const literal = quote + title.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
    for (let at = source.indexOf(literal); at >= 0; at = source.indexOf(literal, at + 1)) {
      const before = source.slice(Math.max(0, at - 200), at);
      if (calls.test(before) || (callsOnTable.test(before) && hasTables.test(source))) return true;
    }
    return false;
  });
}

const placeholder = /%[sdifjoOc#$%]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/;

/** Matches the title of a finished test, alone or after the names of its groups; placeholders match anything. */
function titlePattern(title) {
  const parts = title.split(placeholder).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`(?:^|[ >›])${parts.join(".*")}$`, "s");
}

export function readRan(file, root) {
  const ran = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(ran)) throw new Error("not an array");
  const byFile = new Map();
  for (const entry of ran) {
    if ([entry?.file, entry?.title, entry?.status].some((value) => typeof value !== "string"))
      throw new Error(`entry without file, title or status: ${JSON.stringify(entry)}`);
    const path = (isAbsolute(entry.file) ? relative(root, entry.file) : entry.file).replaceAll("\\", "/");
    const name = path.replace(/^\.\//, "");
    byFile.set(name, [...(byFile.get(name) ?? []), entry]);
  }
  return byFile;
}

/** The problem of a named test, undefined when there is none. */
function problemOf(namedTest, sources, ran) {
  if (!namedTest.title) return `"${namedTest.file}" is not of the form path${SEPARATOR}title`;
  const source = sources(namedTest.file);
  if (source === undefined) return `${namedTest.file} does not exist`;
  if (!declares(source, namedTest.title)) return `${namedTest.file} has no test "${namedTest.title}"`;
  if (!ran) return undefined;
  const pattern = titlePattern(namedTest.title);
  const matching = (ran.get(namedTest.file) ?? []).filter((entry) => pattern.test(entry.title));
  if (matching.length === 0) return `${namedTest.file}${SEPARATOR}${namedTest.title} did not run`;
  const failedEntry = matching.find((entry) => !PASSED.has(entry.status));
  return failedEntry && `${namedTest.file}${SEPARATOR}${namedTest.title} is ${failedEntry.status}`;
}

export function check(rows, sources, ran, problems) {
  const seenNames = new Map();
  for (const row of rows) {
    if (seenNames.has(row.id))
      problems.push(`${row.at}: ${row.id} stands already in ${seenNames.get(row.id)}`);
    seenNames.set(row.id, row.at);
    for (const named of row.tests) {
      const problem = problemOf(named, sources, ran);
      if (problem) problems.push(`${row.at}: ${row.id}: ${problem}`);
    }
  }
}

/** Reads each source once; undefined where the file does not exist. */
export function sourceReader(root) {
  const read = new Map();
  return (file) => {
    const path = join(root, file);
    if (!read.has(file)) read.set(file, existsSync(path) ? readFileSync(path, "utf8") : undefined);
    return read.get(file);
  };
}
