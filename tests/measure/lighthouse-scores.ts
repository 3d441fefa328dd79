import lighthouse from "lighthouse";
import { demoMatch } from "../support/player.ts";
import { REFERENCE_PATH } from "./reference-page.ts";

/** The name of the reference page among the screens. */
export const REFERENCE = "reference page";

export interface Scores {
  readonly screen: string;
  readonly performance: number;
  /** Milliseconds by which tasks of the main thread exceed 50 ms each, until the page can be used. */
  readonly blockingTime: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Audits below full marks in the categories under 100, to explain a low score. */
  readonly short: readonly string[];
}

/** Runs per screen, because a single run varies too much. */
const RUNS = 3;
/** A run with a broken trace has no performance score; it is repeated at most this often. */
const TRIES = 8;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

async function reportOf(address: string, port: number): Promise<Report | null> {
  const result = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    formFactor: "mobile",
    screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
  });
  return typeof result?.lhr.categories["performance"]?.score === "number" ? result.lhr : null;
}

const percent = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** The run with the median performance. */
async function middleReport(address: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  for (let tried = 0; reports.length < RUNS && tried < TRIES; tried++) {
    const report = await reportOf(address, port);
    if (report !== null) reports.push(report);
  }
  const sortedReports = reports.toSorted(
    (one, other) => percent(one, "performance") - percent(other, "performance"),
  );
  const middle = sortedReports[Math.floor(sortedReports.length / 2)];
  if (middle === undefined) throw new Error(`Lighthouse had nothing for ${address}`);
  return middle;
}

const shortOf = ({ categories, audits }: Report): readonly string[] =>
  Object.values(categories)
    .filter(({ score }) => (score ?? 0) < 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const { score, displayValue, title } = audits[id] ?? {};
      return typeof score === "number" && score < 0.9 ? [`${title ?? id} ${displayValue ?? ""}`.trim()] : [];
    });

/** Lighthouse's mobile scores, 0 to 100, in the browser that listens on the port; its storage is kept. */
export async function lighthouseScores(
  url: string,
  port: number,
  display: string,
): Promise<readonly Scores[]> {
  const analytics = display.replace(/^\/display\/([^/]+)\/([^/]+).*$/, "/analytics/$1/$2");
  const screens = [
    [REFERENCE, REFERENCE_PATH],
    ["home", "/"],
    ["match", `/match/${demoMatch("cricket", "lineups")}`],
    ["display", display],
    ["analytics", analytics],
  ] as const;
  const scores: Scores[] = [];
  for (const [screen, path] of screens) {
    const report = await middleReport(url + path, port);
    scores.push({
      screen,
      performance: percent(report, "performance"),
      blockingTime: Math.round(report.audits["total-blocking-time"]?.numericValue ?? 0),
      accessibility: percent(report, "accessibility"),
      bestPractices: percent(report, "best-practices"),
      seo: percent(report, "seo"),
      short: shortOf(report),
    });
  }
  return scores;
}
