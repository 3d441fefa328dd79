// npm run simulate -- [--seed S] [--seeds K] [--steps N] [--planted PART/PARTS] [--shared-seeds K]: random use of the product
// by the script of each seed. With --planted it first shows that it finds the bugs of planted-bugs/, or one part of them: 1/1
// is all. The shared seeds run on two instances of the server, with PostgreSQL and Redis at TEST_DATABASE_URL and
// TEST_REDIS_URL.
import "./browser.ts";
import "./text-modules.ts";
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { plantedBugs } from "./planted-bugs/planted-bugs.ts";
import type { Finding } from "./model.ts";
import type { Script } from "./script.ts";
import type { Services } from "../../apps/server/src/testing/find-services.ts";
import type { PlantedBug } from "./planted-bug.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    steps: { type: "string", default: "40" },
    "shared-seeds": { type: "string", default: "0" },
    planted: { type: "string" },
  },
});
// After the globals of the browser: modules of the web read them when they are loaded.
const { runScript } = await import("./run-script.ts");
const { scriptOf } = await import("./draw-script.ts");
const { findServices } = await import("../../apps/server/src/testing/find-services.ts");
const { shrink } = await import("./shrink.ts");

const FLAT = "memory is flat";
/** A planted bug that shows in none of so many seeds is not found. */
const MAX_SEEDS = 2000;

const first = Number(values.seed);
const count = Number(values.seeds);
const shared = Number(values["shared-seeds"]);
const steps = Number(values.steps);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
let messages = 0;

async function tell(script: Script, finding: Finding): Promise<void> {
  const { seed, services } = script;
  say(`seed ${seed} at commit ${commit()}: ${finding.rule}: ${finding.detail}`);
  const shared = services === null ? "" : " --seeds 0 --shared-seeds 1";
  say(`  again: npm run simulate -- --seed ${seed} --steps ${steps}${shared}`);
  const short = await shrink(
    script,
    async (shorter) => (await runScript(shorter)).finding?.rule === finding.rule,
  );
  say(`  the shortest script, for devices of the people ${short.devices.join(", ")}:`);
  for (const step of short.steps) say(`  ${JSON.stringify(step)}`);
}

/** Whether every rule held in the script of the seed. */
async function holds(seed: number, services: Services | null = null): Promise<boolean> {
  const script = scriptOf(seed, steps, services);
  const { finding, messages: sent } = await runScript(script);
  messages += sent.length;
  if (finding !== null) await tell(script, finding);
  return finding === null;
}

async function isFound(bug: PlantedBug): Promise<boolean> {
  const services = bug.statement === undefined ? null : await findServices();
  if (bug.statement !== undefined && services === null) {
    say(`not planted, because PostgreSQL or Redis does not answer: ${bug.name}`);
    return true;
  }
  for (let tried = 0; tried <= MAX_SEEDS; tried++) {
    // A change of the scripts may leave a bug's seed without effect: then the search begins at 1.
    const seed = tried === 0 ? (bug.seed ?? 1) : tried;
    const finding =
      bug.rule === FLAT
        ? await findLeft(seed, bug)
        : (await runScript(scriptOf(seed, steps, services), bug)).finding;
    if (finding === null || finding.rule !== (bug.rule ?? finding.rule)) continue;
    if (tried > 0) say(`no longer found with seed ${bug.seed ?? 1}: ${bug.name}`);
    say(`found with seed ${seed}: ${bug.name}: ${finding.rule}: ${finding.detail}`);
    return true;
  }
  say(`not found in ${MAX_SEEDS} seeds: ${bug.name}`);
  return false;
}

/** The same seed gives the same messages, so that a finding can be replayed. */
async function repeats(seed: number): Promise<boolean> {
  const [one, other] = [await runScript(scriptOf(seed, steps)), await runScript(scriptOf(seed, steps))];
  const same = one.messages.join() === other.messages.join();
  say(`${same ? "the same" : "other"} messages in two runs of seed ${seed}`);
  return same;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const WAIT_FOR_TIMERS = 100;

/** Worlds of ended runs are forgotten, so that memory is the same after any number of seeds. Null when they are. */
async function findLeft(seed: number, bug?: PlantedBug): Promise<Finding | null> {
  const worlds: WeakRef<WeakKey>[] = [];
  for (let run = 0; run < 3; run++) worlds.push((await runScript(scriptOf(seed + run, steps), bug)).world);
  await new Promise((resolve) => setTimeout(resolve, WAIT_FOR_TIMERS));
  collectGarbage();
  // Connections to the fantasy app stay open for the next run, and may hold the last one.
  const left = worlds.slice(0, -1).filter((world) => world.deref() !== undefined).length;
  return left === 0 ? null : { rule: FLAT, detail: `${left} worlds left after their runs` };
}

async function forgets(seed: number): Promise<boolean> {
  const finding = await findLeft(seed);
  say(finding === null ? "no world left after its run" : `${finding.rule}: ${finding.detail}`);
  return finding === null;
}

/** Seeds after which what a process loads and caches once is there. */
const WARM_SEEDS = 12;
const MB = 2 ** 20;
/** What the heap may grow by after them: figures of new scripts, and people whom the app of the sandbox knows. Bytes. */
const maxGrowth = (seeds: number): number => 16 * MB + (seeds * MB) / 16;

function heapNow(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Whether the heap is about as large as after the first seeds. */
function isFlat(warmHeap: number): boolean {
  const growth = heapNow() - warmHeap;
  const isWithin = growth <= maxGrowth(count);
  say(`${isWithin ? "" : `${FLAT}: `}${Math.round(growth / MB)} MB more heap than after ${WARM_SEEDS} seeds`);
  return isWithin;
}

const results: boolean[] = [];
const begun = performance.now();
if (values.planted !== undefined) {
  const [, part, parts] = /^([1-9])\/([1-9])$/.exec(values.planted) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new Error("--planted takes a part, such as 1/2");
  const bugs = plantedBugs.filter((_, at) => at % Number(parts) === Number(part) - 1);
  for (const bug of bugs) results.push(await isFound(bug));
  results.push(await repeats(first), await forgets(first));
}
let warmHeap = 0;
for (let seed = first; seed < first + count; seed++) {
  results.push(await holds(seed));
  if (seed === first + WARM_SEEDS) warmHeap = heapNow();
}
if (warmHeap > 0) results.push(isFlat(warmHeap));
if (shared > 0) {
  const services = await findServices();
  if (services === null) say("two instances were not simulated: PostgreSQL or Redis does not answer");
  else for (let seed = first; seed < first + shared; seed++) results.push(await holds(seed, services));
}
const seconds = Math.round((performance.now() - begun) / 1000);
const passed = results.filter(Boolean).length;
say(`${count + shared} seeds of ${steps} steps, ${messages} messages in ${seconds} s`);
say(`${Math.round(heapNow() / MB)} MB of heap at the end`);
say(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);
