#!/usr/bin/env node
/**
 * Checks the tables under docs/spec-coverage: every test that a row names must exist and, with --ran, must have
 * run and passed. Prints the rows of each area: covered, waiting for an area that is still to come, open.
 *
 *   node scripts/spec-coverage.mjs [--missing] [--ran FILE] [--root DIR]
 *
 * --missing  also lists the open rows: no test, and no area to wait for
 * --ran FILE JSON array of { file, title, status } of the tests which ran
 * --root DIR repository to check, the one of this script by default
 * Exit 0: sound. 1: a row is malformed or names a test that is missing, did not run or failed. 2: wrong usage.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const NOTHING = "—";
const SEPARATOR = " › ";
/** A row of an area that is not built yet: `later: experts`. */
const LATER = /^later: [a-z]+$/;
const COLUMNS = 5;
const PASSED = new Set(["passed", "pass", "ok", "expected"]);

/** Cells of one table line; a bar inside a cell is written `\|`. */
function cellsOf(line) {
  return line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The tests in a cell, as { file, title }; title is undefined where the separator is missing. */
function testsOf(cell) {
  if (cell === NOTHING || cell === "" || LATER.test(cell)) return [];
  return cell.split(/<br\s*\/?>/).map((entry) => {
    const text = entry.trim().replace(/^`(.*)`$/, "$1");
    const at = text.indexOf(SEPARATOR);
    return at < 0
      ? { file: text, title: undefined }
      : { file: text.slice(0, at).trim(), title: text.slice(at + SEPARATOR.length).trim() };
  });
}

function readTables(root, problems) {
  const folder = join(root, "docs", "spec-coverage");
  const index = readFileSync(join(root, "docs", "spec-coverage.md"), "utf8");
  const listed = [
    ...new Set([...index.matchAll(/\]\(spec-coverage\/([\w-]+\.md)\)/g)].map((match) => match[1])),
  ];
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".md") && !listed.includes(name))
      problems.push(`docs/spec-coverage/${name}: not in the index`);
  }
  return listed.flatMap((name) => {
    if (existsSync(join(folder, name)))
      return readRows(join(folder, name), `docs/spec-coverage/${name}`, problems);
    problems.push(`docs/spec-coverage.md: names ${name}, which does not exist`);
    return [];
  });
}

function readRows(path, name, problems) {
  const rows = [];
  for (const [number, line] of readFileSync(path, "utf8").split(/\r?\n/).entries()) {
    if (!line.startsWith("|")) continue;
    const cells = cellsOf(line);
    if (cells[0] === "id" || /^:?-+:?$/.test(cells[0])) continue;
    const at = `${name}:${number + 1}`;
    if (!/^[A-Z]+-\d{2,}$/.test(cells[0])) problems.push(`${at}: "${cells[0]}" is not an id`);
    else if (cells.length !== COLUMNS)
      problems.push(`${at}: ${cells[0]} has ${cells.length} cells, not ${COLUMNS}`);
    else {
      const tests = testsOf(cells[4]);
      const state = LATER.test(cells[4]) ? "later" : tests.length > 0 ? "covered" : "open";
      rows.push({ at, id: cells[0], what: cells[1], tests, state });
    }
  }
  return rows;
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

function readRan(file, root) {
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
function problemOf(named, sources, ran) {
  if (!named.title) return `"${named.file}" is not of the form path${SEPARATOR}title`;
  const source = sources(named.file);
  if (source === undefined) return `${named.file} does not exist`;
  if (!declares(source, named.title)) return `${named.file} has no test "${named.title}"`;
  if (!ran) return undefined;
  const pattern = titlePattern(named.title);
  const matching = (ran.get(named.file) ?? []).filter((entry) => pattern.test(entry.title));
  if (matching.length === 0) return `${named.file}${SEPARATOR}${named.title} did not run`;
  const failed = matching.find((entry) => !PASSED.has(entry.status));
  return failed && `${named.file}${SEPARATOR}${named.title} is ${failed.status}`;
}

function check(rows, sources, ran, problems) {
  const seen = new Map();
  for (const row of rows) {
    if (seen.has(row.id)) problems.push(`${row.at}: ${row.id} stands already in ${seen.get(row.id)}`);
    seen.set(row.id, row.at);
    for (const named of row.tests) {
      const problem = problemOf(named, sources, ran);
      if (problem) problems.push(`${row.at}: ${row.id}: ${problem}`);
    }
  }
}

const STATES = ["covered", "later", "open"];
const count = (rows, state) => rows.filter((row) => row.state === state).length;

function printAreas(rows) {
  const line = (name, columns) => name.padEnd(8) + columns.map((n) => String(n).padStart(10)).join("");
  const figures = (name, some) => line(name, [some.length, ...STATES.map((state) => count(some, state))]);
  console.log(line("area", ["rows", ...STATES]));
  const areas = Map.groupBy(rows, (row) => row.id.replace(/-\d+$/, ""));
  for (const [name, some] of areas) console.log(figures(name, some));
  console.log(figures("total", rows));
}

/** Reads each source once; undefined where the file does not exist. */
function sourceReader(root) {
  const read = new Map();
  return (file) => {
    const path = join(root, file);
    if (!read.has(file)) read.set(file, existsSync(path) ? readFileSync(path, "utf8") : undefined);
    return read.get(file);
  };
}

function parseOptions() {
  const { values } = parseArgs({
    options: { missing: { type: "boolean" }, ran: { type: "string" }, root: { type: "string" } },
  });
  const root = resolve(values.root ?? join(import.meta.dirname, ".."));
  return { root, missing: values.missing ?? false, ran: values.ran && readRan(values.ran, root) };
}

let options;
try {
  options = parseOptions();
} catch (error) {
  console.error(`spec-coverage: ${error.message}`);
  process.exit(2);
}
const problems = [];
const rows = readTables(options.root, problems);
check(rows, sourceReader(options.root), options.ran, problems);
printAreas(rows);
if (options.missing) {
  console.log("\nopen:");
  for (const row of rows) if (row.state === "open") console.log(`${row.id.padEnd(10)} ${row.what}`);
}
if (problems.length > 0) {
  console.error(`\n${problems.length} problem${problems.length === 1 ? "" : "s"}:`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}
