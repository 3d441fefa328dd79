import { cpus } from "node:os";
import { measureCalls } from "./calls.ts";
import { busy } from "./compare.ts";
import type { Line } from "./compare.ts";
import { measureExpertPosts } from "./expert-posts.ts";
import { measureHistory } from "./import-history.ts";
import { measureLargeBodies } from "./large-bodies.ts";
import { measurePrimePosts } from "./prime-posts.ts";
import { measureReports } from "./reports.ts";

/** Numbers of match reports; the bound is for 20,000, which takes a minute to measure: BENCH_REPORTS=200,2000,20000. */
const REPORTS = (process.env["BENCH_REPORTS"] ?? "200,2000").split(",").map(Number);

/** Every suite, by name. `npm run bench:server prime` runs one. */
const suites: readonly (readonly [name: string, run: () => Promise<readonly Line[]>])[] = [
  ["calls", measureCalls],
  ["experts", measureExpertPosts],
  ["prime", measurePrimePosts],
  ["import", measureHistory],
  ["bodies", measureLargeBodies],
  ...REPORTS.map((total) => ["reports", () => measureReports(total)] as const),
];

const chosenNames = process.argv.slice(2);
const lines: Line[] = [];
for (const [name, run] of suites)
  if (chosenNames.length === 0 || chosenNames.includes(name)) lines.push(...(await run()));

const processor = cpus();
console.log(
  `Node ${process.version}, ${processor.length} cores, ${processor[0]?.model ?? ""}; embedded database, server and load on the same machine${busy ? "; others use it too, so processor time decides" : ""}\n`,
);
console.log("| what | measured | asked | |\n| --- | --- | --- | --- |");
for (const { what, measured, asked, met } of lines)
  console.log(`| ${what} | ${measured} | ${asked} | ${met ? "met" : "MISSED"} |`);
if (lines.some(({ met }) => !met)) process.exitCode = 1;
