// npm test: installs what it needs and runs everything. `npm test -- --only NAME` runs the suites whose name contains
// NAME.
// `npm test -- --no-install` installs nothing: it prints the commands for what is missing.
import { mkdtempSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, root, run, say, stop } from "./bootstrap.mjs";

const commandLine = process.argv.slice(2);
const install = !commandLine.includes("--no-install");
const start = Date.now();
const secondsSince = (from) => Math.round((Date.now() - from) / 1000);
ensureInstalled({ install });
const { suites } = await import("./suites.mjs");

// A "--" before the arguments of the suite would make Playwright ignore them.
const args = commandLine.filter((arg) => arg !== "--no-install" && arg !== "--");
const at = args.indexOf("--only");
const only = at >= 0 ? args[at + 1] : undefined;
const rest = at >= 0 ? args.slice(at + 2) : args;
const chosenSuites = suites.filter(({ name }) => only === undefined || name.includes(only));
if (chosenSuites.length === 0)
  stop(`No suite is called ${only}. There are: ${suites.map(({ name }) => name).join(", ")}`);

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [`ok      dependencies (${secondsSince(start)} s)`];
const ran = [];
const record = (name, result, seconds) => {
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  rows.push(
    `${result.failed > 0 ? "FAILED" : "ok    "}  ${name}: ${result.passed} passed, ${result.failed} failed` +
      `${result.skipped ? `, ${result.skipped} skipped` : ""} (${seconds} s)`,
  );
  if (result.output) console.log(result.output);
  console.log(rows.at(-1));
};

async function runSuite(suite) {
  const reason = suite.skip?.();
  if (reason !== undefined) {
    rows.push(`skip    ${suite.name}: ${reason}`);
    console.log(rows.at(-1));
    return;
  }
  say(`${suite.name} ...`);
  const from = Date.now();
  const result = await suite.run(rest, { install });
  ran.push(...(result.ran ?? []));
  record(suite.name, result, secondsSince(from));
}

/** Takes the next suite as soon as one has ended. */
async function runNext(waiting) {
  for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) await runSuite(suite);
}

// Checks of the sources use one core each; tests use all of them.
const sourceChecks = chosenSuites.filter(({ ofSources }) => ofSources);
await Promise.all(Array.from({ length: availableParallelism() }, () => runNext(sourceChecks)));
await runNext(chosenSuites.filter(({ ofSources }) => !ofSources));

if (only === undefined) {
  const file = join(mkdtempSync(join(tmpdir(), "teamwright-")), "ran.json");
  writeFileSync(file, JSON.stringify(ran));
  for (const [name, script] of [
    ["specification coverage", "spec-coverage.mjs"],
    ["ASVS", "asvs.mjs"],
  ]) {
    say(`${name} ...`);
    const { code, output } = await run("node", [join(root, "scripts", script), "--ran", file], {
      show: false,
    });
    record(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }, 0);
  }
}

console.log(`\n${rows.join("\n")}\n\nThe whole run: ${secondsSince(start)} s.`);
say(total.failed === 0 ? "Everything holds." : "Something does not hold: see above.");
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed === 0 ? 0 : 1);
