import type { MeasuredAction as LongestTask } from "./main-thread/recorder.ts";
import { REFERENCE, type Scores } from "./lighthouse-scores.ts";
import type { ScriptBytes } from "./script-bytes.ts";
import type { Taps, TeamMeasures } from "./speed.ts";

export interface Measurements {
  readonly slower: number;
  readonly cores: number;
  /** Milliseconds of the fixed loop of `bench/calibration.ts`, before each part and at the end. */
  readonly calibrations: readonly number[];
  readonly scripts: readonly ScriptBytes[];
  readonly taps: Taps;
  readonly teams: TeamMeasures;
  readonly mainThread: readonly LongestTask[];
  readonly scores: readonly Scores[];
}

const count = new Intl.NumberFormat("en");
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const task = (ms: number): string => (ms < 50 ? "under 50 ms" : `${ms} ms`);
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** The longest allowed task of the main thread, because a tap during a task waits for it. */
const LIMIT = 50;

/** A screen may block the main thread three times as long as the reference page, whose libraries are the same. */
const MAX_TIMES = 3;

/** Blocking time with its multiple of the reference page's, bold above the bound. */
function blockingOf(scores: readonly Scores[], { screen, blockingTime }: Scores): string {
  const reference = scores.find((each) => each.screen === REFERENCE)?.blockingTime ?? 0;
  const text = `${blockingTime} ms`;
  if (screen === REFERENCE) return text;
  const times = reference === 0 ? "" : ` (${(blockingTime / reference).toFixed(1)}x)`;
  return blockingTime > MAX_TIMES * reference ? `**${text}${times}**` : `${text}${times}`;
}

/** The measures in the form of the documentation page. */
export function reportOf({
  slower,
  cores,
  calibrations,
  scripts,
  taps,
  teams,
  mainThread,
  scores,
}: Measurements): string {
  const { toCount } = taps;
  const middle = toCount[Math.floor(toCount.length / 2)] ?? 0;
  return `# Measures of the web application

\`npm run measure:web\` writes this page: the built product, served by its own server, in Chromium at 390 x 844 on a ${cores}-core machine.
Times are at a processor slowed ${slower} times; Lighthouse uses its own mobile throttling. The browser, the server and the measuring
share the machine, so times vary between runs; bytes do not. Calibration: a fixed loop (\`bench/calibration.ts\`) took
${calibrations.map((loop) => loop.toFixed(2)).join(", ")} ms of one processor, not slowed (before the taps, before
Lighthouse, before the walk with 25,000 teams, at the end); to compare two machines, divide each machine's times by its figure.

## Script, compressed, in the order of a visit

${table(
  ["screen", "brought by it", "since the visit began"],
  scripts.map(({ screen, added, total }) => [screen, kilobytes(added), kilobytes(total)]),
)}

## Lighthouse, mobile

The run of the middle performance of three. The reference page (\`apps/web/reference\`) has React, its router, TanStack Query and a list of 30 rows after one call, from the
same server. A screen's blocking time is also stated as a multiple of its, which may be ${MAX_TIMES} at most.

${table(
  ["screen", "performance", "blocking time", "accessibility", "best practices", "SEO", "what cost points"],
  scores.map((score) => [
    score.screen,
    score.performance,
    blockingOf(scores, score),
    score.accessibility,
    score.bestPractices,
    score.seo,
    score.short.length === 0 ? "nothing" : score.short.join("; ").replaceAll("|", "\\\\|"),
  ]),
)}

## Speed

${table(
  ["what", "figure"],
  [
    [`tap on a player to the exact count, ${toCount.length} taps: median`, `${Math.round(middle)} ms`],
    ["the slowest of them", `${Math.round(toCount.at(-1) ?? 0)} ms`],
    ["longest main-thread task meanwhile", task(taps.longestTask)],
    ...teams.generated.flatMap(({ teams: asked, toFirstCard, longestTask }) => [
      [`Generate to first card, ${count.format(asked)} teams`, `${count.format(toFirstCard)} ms`],
      ["longest main-thread task meanwhile", task(longestTask)],
    ]),
    [
      `frames dropped while scrolling ${count.format(teams.scrolled.teams)} teams for ${teams.scrolled.seconds} s`,
      `${teams.scrolled.dropped} (${teams.scrolled.frames} shown)`,
    ],
    ["longest main-thread task meanwhile", task(teams.scrolled.longestTask)],
    ["bytes stored per team, as the browser counts them", String(teams.bytesPerTeam)],
  ],
)}

## The main thread with 25,000 teams

The longest task of the main thread during each action, median of the rounds, and how long the tap waited for its picture. The
processor's time leaves out what other programs took. Garbage is the longest pause of any round in which the browser cleared its
memory, which it mostly does when the page rests: it stands apart from the tasks. What ran in the task comes from one more round, in which the profiler
makes everything slower; layout, style and paint are the browser's.

${table(
  ["action", "longest task, processor", "by the clock", "garbage", "tap to paint", "what ran in it"],
  mainThread.map(({ action, longest, clock, garbage, answered, ran }) => [
    action,
    longest > LIMIT ? `**${longest} ms**` : `${longest} ms`,
    `${clock} ms`,
    garbage === 0 ? "–" : `${garbage} ms`,
    answered === 0 ? "–" : `${answered} ms`,
    ran,
  ]),
)}
`;
}
