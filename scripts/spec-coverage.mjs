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
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cellsOf, check, LATER, readRan, sourceReader, testsOf } from "./test-tables.mjs";

const COLUMNS = 5;

function readTables(root, problems) {
  const folder = join(root, "docs", "spec-coverage");
  const index = readFileSync(join(root, "docs", "spec-coverage.md"), "utf8");
  const listedTests = [
    ...new Set([...index.matchAll(/\]\(spec-coverage\/([\w-]+\.md)\)/g)].map((match) => match[1])),
  ];
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".md") && !listedTests.includes(name))
      problems.push(`docs/spec-coverage/${name}: not in the index`);
  }
  return listedTests.flatMap((name) => {
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
