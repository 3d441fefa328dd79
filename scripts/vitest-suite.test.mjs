import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesToTryAgain, vitest } from "./vitest-suite.mjs";

const folder = mkdtempSync(join(tmpdir(), "teamwright-second-try-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name, code) => writeFileSync(join(folder, `${name}.test.mjs`), code);

test("a failed file has a second try: it counts and is named when it passes, and fails the run when it fails", async () => {
  const mark = JSON.stringify(join(folder, "tried"));
  write("good", `test("holds", () => expect(1).toBe(1)); test.skip("left out", () => {});`);
  write(
    "unlucky",
    `import { existsSync, writeFileSync } from "node:fs";
     test("at the second try", () => {
       const tried = existsSync(${mark});
       writeFileSync(${mark}, "");
       expect(tried).toBe(true);
     });
     test("always", () => expect(1).toBe(1));`,
  );
  write("wrong", `test("never", () => expect(1).toBe(2));`);
  write("hook", `beforeAll(() => { throw new Error("no start"); }); test("waits for it", () => {});`);
  const suiteRun = await vitest({ options: ["--root", folder, "--globals"] });
  expect(suiteRun).toMatchObject({ passed: 3, failed: 2 });
  const flaky = suiteRun.output.split("\n").filter((line) => line.startsWith("flaky"));
  expect(flaky).toEqual([
    expect.stringMatching(
      /^flaky, passed at a later try: .*unlucky\.test\.mjs › at the second try: AssertionError: expected false to be true/,
    ),
  ]);
  expect(suiteRun.output).toContain("never");
  const statuses = new Map(suiteRun.ran.map(({ title, status }) => [title, status]));
  expect([statuses.get("at the second try"), statuses.get("never"), statuses.get("holds")]).toEqual([
    "passed",
    "failed",
    "passed",
  ]);
});

test("many failed files, or an error outside the tests, are no accident", () => {
  const failedResults = (count) =>
    Array.from({ length: count }, (_, at) => ({ name: `f${at}`, status: "failed" }));
  expect(filesToTryAgain({ output: "", results: failedResults(3) })).toEqual(["f0", "f1", "f2"]);
  expect(filesToTryAgain({ output: "", results: failedResults(4) })).toEqual([]);
  expect(
    filesToTryAgain({
      output: "Vitest caught 1 unhandled error during the test run.",
      results: failedResults(1),
    }),
  ).toEqual([]);
});
