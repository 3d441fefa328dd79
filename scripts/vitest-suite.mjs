// Runs Vitest as a suite of `npm test`. A file that failed runs once more in a new process: the reasons are in
// docs/decisions/024-time-of-a-whole-run.md.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, run } from "./bootstrap.mjs";

/** With more failed files the cause is no accident. */
const MAX_FILES = 3;

/** A file that failed as a whole: it could not be loaded, or a hook failed before its first test. */
const isBroken = ({ status, assertionResults }) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

/** The failed files of a run that are worth a second try. An error outside every file is none: a second run hides it. */
export function filesToTryAgain({ output, results }) {
  const failed = results.filter(({ status }) => status === "failed").map(({ name }) => name);
  return failed.length > MAX_FILES || /caught \d+ unhandled error/.test(output) ? [] : failed;
}

/**
 * The results of both runs: those of the second replace the first ones. `flaky` are the tests, or whole files, that
 * failed at first and then passed.
 */
function withSecondTry(first, second) {
  const later = new Map(second.map((result) => [result.name, result]));
  const flaky = first.flatMap((result) => {
    if (later.get(result.name)?.status !== "passed") return [];
    const failedTests = result.assertionResults.filter(({ status }) => status === "failed");
    return failedTests.length === 0
      ? [{ name: result.name, title: "the whole file", why: result.message }]
      : failedTests.map(({ title, failureMessages }) => ({
          name: result.name,
          title,
          why: failureMessages[0],
        }));
  });
  return { results: first.map((result) => later.get(result.name) ?? result), flaky };
}

/** `why`: the first line of it is shown, because nothing else of the failed try is. */
export const flakyLine = (file, title, why = "") =>
  [`flaky, passed at a later try: ${file} › ${title}`, ...why.split("\n", 1)].filter(Boolean).join(": ");

/** One run of Vitest: its exit code, what it printed and the results by file. */
async function runOnce(args, env) {
  const report = join(mkdtempSync(join(tmpdir(), "teamwright-")), "report.json");
  const { code, output } = await run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`, ...args],
    { show: false, env: { NO_COLOR: "1", ...env } },
  );
  const results = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : null;
  return { code, output, results };
}

/**
 * Runs the files, or all, and those that failed once more. `options` are further arguments of Vitest. Returns what a
 * suite returns.
 */
export async function vitest({ files = [], env = {}, options = [] } = {}) {
  const first = await runOnce([...options, ...files], env);
  if (first.results === null) return { passed: 0, failed: 1, output: first.output };
  const again = filesToTryAgain(first);
  const second = again.length > 0 ? await runOnce([...options, ...again], env) : null;
  const { results, flaky } = withSecondTry(first.results, second?.results ?? []);
  const all = results.flatMap(({ assertionResults }) => assertionResults);
  const of = (status) => all.filter((test) => test.status === status).length;
  const brokenCount = results.filter(isBroken).length;
  const { code } = second ?? first;
  const failedCount = of("failed") + brokenCount;
  const skippedLines = first.output.split("\n").filter((line) => /skip/i.test(line));
  const holds = failedCount === 0 && code === 0;
  return {
    passed: of("passed"),
    failed: failedCount === 0 && code !== 0 ? 1 : failedCount,
    skipped: of("pending") + of("skipped") + of("todo"),
    output: [
      ...(holds ? skippedLines : [first.output, ...(second === null ? [] : [second.output])]),
      ...flaky.map(({ name, title, why }) => flakyLine(relative(root, name), title, why)),
    ].join("\n"),
    ran: results.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, status })),
    ),
  };
}
