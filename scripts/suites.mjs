// The list of everything that `npm test` runs: first those `ofSources`, side by side, then the others in order.
// Each entry returns { passed, failed, skipped, output?, ran? }.
import { existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureWebBuilt, root, run } from "./bootstrap.mjs";
import { findBrowser } from "./browser.mjs";
import { flakyLine, vitest } from "./vitest-suite.mjs";

/** A check that either passes or fails: one test. */
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

/** Runs the simulation with these arguments; each planted bug and each seed is a test. */
async function simulation(args) {
  const program = join(root, "tests/simulation/simulate.ts");
  const { code, output } = await run("node", ["--disable-warning=ExperimentalWarning", program, ...args], {
    show: false,
  });
  const [, passedCount, failedCount] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  // Without this line it ended before its end.
  if (passedCount === undefined) return { passed: 0, failed: 1, output };
  const notDone = /^two instances were not simulated.*$/m.exec(output)?.[0] ?? "";
  return { passed: Number(passedCount), failed: Number(failedCount), output: code === 0 ? notDone : output };
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

const playwrightTests = (suite) =>
  (suite.suites ?? []).flatMap(playwrightTests).concat(
    (suite.specs ?? []).map(({ title, file, ok, tests }) => ({
      file: join("tests", file),
      title,
      status: tests.every(({ status }) => status === "skipped") ? "skipped" : ok ? "passed" : "failed",
      flaky: tests.some(({ status }) => status === "flaky"),
    })),
  );

const flakyLines = (ran) =>
  ran
    .filter(({ flaky }) => flaky)
    .map(({ file, title }) => flakyLine(file, title))
    .join("\n");

async function journeys(args, { install }) {
  const browser = await findBrowser({ install });
  if (browser === undefined) return { passed: 0, failed: 1, output: "No browser: the journeys did not run." };
  if (!(await ensureWebBuilt())) return { passed: 0, failed: 1, output: "The web application is not built." };
  const report = join(mkdtempSync(join(tmpdir(), "teamwright-")), "report.json");
  // Shown while it runs: a run that is ended from outside has named the tests it came to.
  const { code } = await run("playwright", ["test", "--reporter=list,json", ...args], {
    cwd: join(root, "tests"),
    env: {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      JOURNEY_RETRIES: "2",
      NO_COLOR: "1",
    },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const ran = playwrightTests(JSON.parse(readFileSync(report, "utf8")));
  const of = (status) => ran.filter((test) => test.status === status).length;
  const failedCount = of("failed");
  return {
    passed: of("passed"),
    failed: failedCount === 0 && code !== 0 ? 1 : failedCount,
    skipped: of("skipped"),
    output: flakyLines(ran),
    ran,
  };
}

/** How a test reaches the database and the limiter that these services replace. */
const onServices = /startTestApp|openTestDatabase|TEST_DATABASE_URL|TEST_REDIS_URL/;
/**
 * These start a server, but their result does not depend on its database or limiter: the schemas refuse a body before both,
 * the description and the files of the web read neither, the faults are those of a fantasy app, and what a role may is
 * read by the calls of `replies.test` as well. Three start servers and databases of their own.
 */
const sameOnEach = [
  "src/app/access.test.ts",
  "src/app/api-description.test.ts",
  "src/app/body-cost.test.ts",
  "src/app/crash-posting.test.ts",
  "src/app/generated-client.test.ts",
  "src/app/killed-postgres.test.ts",
  "src/app/malformed.test.ts",
  "src/app/web-app.test.ts",
  "src/db/embedded/embedded.test.ts",
  "src/modules/fantasy-apps/transfer-faults.test.ts",
];

/** Whether the file, or a module in a folder `testing` that it imports, reaches them. `knownFiles` holds the answers so far. */
function reachesServices(path, knownFiles) {
  if (knownFiles.has(path)) return knownFiles.get(path);
  knownFiles.set(path, false);
  const text = readFileSync(path, "utf8");
  const { resolve } = createRequire(path);
  const helpers = [...text.matchAll(/from "([.#][^"]+\.ts)"/g)]
    .map(([, name]) => resolve(name))
    .filter((helper) => /[\\/]testing[\\/]/.test(helper));
  const reaches = onServices.test(text) || helpers.some((helper) => reachesServices(helper, knownFiles));
  knownFiles.set(path, reaches);
  return reaches;
}

/** The server's tests that run differently with PostgreSQL and Redis. All others would only run a second time. */
function serviceTests() {
  const folder = join(root, "apps/server");
  const knownFiles = new Map();
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".test.ts") && !file.startsWith("node_modules") && !sameOnEach.includes(file),
    )
    .filter((file) => reachesServices(join(folder, file), knownFiles))
    .map((file) => join("apps/server", file));
}

const services = {
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres",
  TEST_REDIS_URL: process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379",
};

/**
 * Minutes after which a whole run begins no further suite that searches at random or repeats another one. A run is ended
 * from outside after 90, and then reports nothing.
 */
const LAST_BEGIN = 75;

/** Why the suite is left out, on a machine so slow that it might not end in time. */
function tooLate() {
  const minutes = Math.floor(process.uptime() / 60);
  return minutes < LAST_BEGIN ? undefined : `the run has taken ${minutes} minutes`;
}

export const suites = [
  {
    name: "types",
    ofSources: true,
    // Several checkers of one program each read the same libraries: twice the processor time, while the other checks need
    // the second core.
    run: () => checks(programs().map((program) => ["node", [typescript, "--singleThreaded", "-p", program]])),
  },
  {
    name: "format",
    ofSources: true,
    run: () => check("prettier", ["--check", "--cache", "--log-level", "warn", "."]),
  },
  { name: "lint", ofSources: true, run: () => check("oxlint", []) },
  {
    name: "directions",
    ofSources: true,
    run: () =>
      checks([
        ["depcruise", ["packages", "apps", "--config", ".dependency-cruiser.cjs"]],
        [
          "depcruise",
          [
            "packages",
            "apps/server",
            "apps/sandbox",
            "apps/web/src",
            "--config",
            ".dependency-cruiser.folders.cjs",
          ],
        ],
      ]),
  },
  {
    name: "inside the clone",
    ofSources: true,
    run: () => check("node", [join(root, "scripts/inside-clone.mjs")]),
  },
  { name: "dead code", ofSources: true, run: () => check("knip", ["--no-progress"]) },
  {
    // Whether each test that the tables name exists. Whether it ran and passed is known at the end of a whole run.
    name: "test tables",
    ofSources: true,
    run: () =>
      checks(["spec-coverage.mjs", "asvs.mjs"].map((script) => ["node", [join(root, "scripts", script)]])),
  },
  {
    name: "unit and server",
    run: async () => {
      await run("node", [join(root, "apps/server/src/testing/make-cluster.ts")]);
      return vitest();
    },
  },
  {
    name: "web build",
    run: async () => ((await ensureWebBuilt()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  },
  { name: "package", run: () => check("node", [join(root, "scripts/try-package.mjs")]) },
  { name: "journeys", run: journeys },
  {
    name: "simulation",
    skip: tooLate,
    // The planted bugs first: a simulation that misses one would prove nothing by its seeds. A process uses one core.
    run: async () => {
      const [one, other] = await Promise.all([
        simulation(["--planted", "1/2", "--seeds", "40"]),
        // Of the seeds 12 to 14 the second one is about requests at once.
        simulation(["--planted", "2/2", "--seed", "12", "--seeds", "0", "--shared-seeds", "3"]),
      ]);
      return {
        passed: one.passed + other.passed,
        failed: one.failed + other.failed,
        output: one.output + other.output,
      };
    },
  },
  {
    name: "server on PostgreSQL and Redis",
    skip: () =>
      process.env.TEAMWRIGHT_SERVICES === "1" || process.env.TEST_DATABASE_URL
        ? tooLate()
        : "TEAMWRIGHT_SERVICES is not set; .ci/run sets it where both answer",
    run: () => vitest({ files: serviceTests(), env: services }),
  },
];
