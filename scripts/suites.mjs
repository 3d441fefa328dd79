// The list of everything that `npm test` runs, in order. Each entry answers { passed, failed, skipped, output?, ran? }.
import { existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureWebBuilt, root, run } from "./bootstrap.mjs";
import { findBrowser } from "./browser.mjs";

/** A check that either holds or does not: one test. */
async function check(command, args, options) {
  const { code, output } = await run(command, args, { show: false, ...options });
  return code === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
}

/** Runs the checks one after another and adds them up. */
async function checks(list) {
  const sum = { passed: 0, failed: 0, output: "" };
  for (const [command, args, options] of list) {
    const one = await check(command, args, options);
    sum.passed += one.passed;
    sum.failed += one.failed;
    sum.output += one.output;
  }
  return sum;
}

const typescript = join(root, "node_modules/typescript-native/bin/tsc");

/** Every tsconfig.*.json of a workspace is one program. */
function programs() {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  return [...folders, "tests", "bench"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^tsconfig(\..+)?\.json$/.test(name))
      .map((name) => join(folder, name)),
  );
}

async function vitest(args, env) {
  const report = join(mkdtempSync(join(tmpdir(), "teamwright-")), "report.json");
  const { code, output } = await run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile=${report}`, ...args],
    { show: false, env: { NO_COLOR: "1", ...env } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  const ran = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, status })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + broken;
  const said = output.split("\n").filter((line) => /skip/i.test(line));
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests,
    output: failed > 0 || code !== 0 ? output : said.join("\n"),
    ran,
  };
}

const playwrightTests = (suite) =>
  (suite.suites ?? []).flatMap(playwrightTests).concat(
    (suite.specs ?? []).map(({ title, file, ok, tests }) => ({
      file: join("tests", file),
      title,
      status: tests.every(({ status }) => status === "skipped") ? "skipped" : ok ? "passed" : "failed",
    })),
  );

async function journeys(args) {
  const browser = await findBrowser();
  if (browser === undefined) return { passed: 0, failed: 1, output: "No browser: the journeys did not run." };
  const report = join(mkdtempSync(join(tmpdir(), "teamwright-")), "report.json");
  const { code, output } = await run("playwright", ["test", "--reporter=list,json", ...args], {
    show: false,
    cwd: join(root, "tests"),
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: "1" },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const ran = playwrightTests(JSON.parse(readFileSync(report, "utf8")));
  const of = (status) => ran.filter((test) => test.status === status).length;
  const failed = of("failed");
  return {
    passed: of("passed"),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: of("skipped"),
    output: code === 0 ? "" : output,
    ran,
  };
}

const services = {
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres",
  TEST_REDIS_URL: process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379",
};

export const suites = [
  { name: "format", run: () => check("prettier", ["--check", "--cache", "--log-level", "warn", "."]) },
  { name: "types", run: () => checks(programs().map((program) => ["node", [typescript, "-p", program]])) },
  { name: "lint", run: () => check("oxlint", []) },
  {
    name: "directions",
    run: () => check("depcruise", ["packages", "apps", "--config", ".dependency-cruiser.cjs"]),
  },
  { name: "dead code", run: () => check("knip", ["--no-progress"]) },
  { name: "unit and server", run: () => vitest([]) },
  {
    name: "server on PostgreSQL and Redis",
    skip: () =>
      process.env.TEAMWRIGHT_SERVICES === "1" || process.env.TEST_DATABASE_URL
        ? undefined
        : "TEAMWRIGHT_SERVICES is not set; .ci/run sets it where both answer",
    run: () => vitest(["apps/server"], services),
  },
  {
    name: "web build",
    run: async () => ((await ensureWebBuilt()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  },
  { name: "journeys", run: (args) => journeys(args) },
];
