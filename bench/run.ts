import { cpus } from "node:os";
import { calibrate } from "./calibration.ts";
import { engineBench } from "./engine/engine.bench.ts";
import { forecastBench } from "./forecast/forecast.bench.ts";
import { hindsightBench } from "./team-set/hindsight.bench.ts";
import { teamSetBench, type BenchLine } from "./team-set/team-set.bench.ts";

/** Every suite, by name. `npm run bench engine` runs one. */
const suites: readonly (readonly [name: string, run: () => BenchLine[] | Promise<BenchLine[]>])[] = [
  ["engine", engineBench],
  ["team-set", teamSetBench],
  ["hindsight", hindsightBench],
  ["forecast", forecastBench],
];

const figure = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function verdict({ ours, theirs, atLeast, within, times }: BenchLine): string {
  if (atLeast === null && within === null && times === undefined) return "";
  const slow =
    (atLeast !== null && theirs / ours < atLeast) ||
    (within !== null && ours > within) ||
    (times !== undefined && ours > times * theirs);
  return slow ? "MISSED" : "met";
}

function row(line: BenchLine): readonly string[] {
  const { work, against, ours, theirs, atLeast, within, times } = line;
  const isCompared = against !== "-";
  return [
    work,
    `${figure(ours)} ms`,
    against,
    isCompared ? `${figure(theirs)} ms` : "",
    isCompared ? `${figure(theirs / ours)}x` : "",
    [
      atLeast === null ? "" : `${atLeast}x`,
      times === undefined ? "" : `at most ${times} times as long`,
      within === null ? "" : `${within} ms`,
    ]
      .filter((part) => part !== "")
      .join(", "),
    verdict(line),
  ];
}

const heads = ["work", "takes", "against", "takes", "ratio", "asked", ""];
const chosenNames = process.argv.slice(2);
const lines: BenchLine[] = [];
for (const [name, run] of suites)
  if (chosenNames.length === 0 || chosenNames.includes(name)) lines.push(...(await run()));
const table = [heads, heads.map(() => "---"), ...lines.map(row)];
const processor = cpus();
console.log(
  `Node ${process.version}, ${processor.length} cores${processor[0] === undefined ? "" : `, ${processor[0].model}`}, one thread used.`,
);
console.log(`Calibration: the fixed loop takes ${calibrate().toFixed(2)} ms\n`);
for (const cells of table) console.log(`| ${cells.join(" | ")} |`);
const missedLines = lines.filter((line) => verdict(line) === "MISSED");
if (missedLines.length > 0) {
  console.error(`\n${missedLines.length} bound(s) missed`);
  process.exitCode = 1;
}
