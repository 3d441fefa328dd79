#!/usr/bin/env node
/**
 * Checks docs/asvs.md: all requirements of ASVS 5.0.0 once, an answer each, and every test that a row names must exist
 * and, with --ran, must have run and passed. Prints the answers by level.
 *
 *   node scripts/asvs.mjs [--ran FILE]
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cellsOf, check, readRan, sourceReader, testsOf } from "./test-tables.mjs";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { ran: { type: "string" } } });

/** Requirements of each level in ASVS 5.0.0. */
const EXPECTED = new Map([
  ["1", 70],
  ["2", 183],
  ["3", 92],
]);
const ANSWERS = ["yes", "partly", "no", "n/a"];
const ANSWER = new RegExp(`^(?:${ANSWERS.join("|")})(?=$|[:, ])`);

const problems = [];
const rows = [];
for (const [number, line] of readFileSync(join(root, "docs/asvs.md"), "utf8").split(/\r?\n/).entries()) {
  if (!line.startsWith("| V")) continue;
  const at = `docs/asvs.md:${number + 1}`;
  const [id, level, requirement, answer, tests] = cellsOf(line);
  const word = ANSWER.exec(answer ?? "")?.[0];
  if (!/^V\d+\.\d+\.\d+$/.test(id) || tests === undefined || word === undefined)
    problems.push(`${at}: a row has a number, a level, a requirement, an answer and tests`);
  else rows.push({ at, id, level, what: requirement, word, tests: testsOf(tests) });
}
check(rows, sourceReader(root), values.ran && readRan(values.ran, root), problems);

console.log("level".padEnd(8) + [...ANSWERS, "tested", "all"].map((name) => name.padStart(8)).join(""));
for (const [level, expectedCount] of EXPECTED) {
  const some = rows.filter((row) => row.level === level);
  if (some.length !== expectedCount)
    problems.push(`level ${level} has ${some.length} rows, not ${expectedCount}`);
  const counts = ANSWERS.map((word) => some.filter((row) => row.word === word).length);
  const testedCount = some.filter((row) => row.tests.length > 0).length;
  console.log(
    level.padEnd(8) + [...counts, testedCount, some.length].map((n) => String(n).padStart(8)).join(""),
  );
}
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
