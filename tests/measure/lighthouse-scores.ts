import lighthouse from "lighthouse";
import { demoMatch } from "../support/player.ts";

export interface Scores {
  readonly screen: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Audits below full marks in the categories under 100, for whoever reads a low score. */
  readonly short: readonly string[];
}

/** Lighthouse's mobile scores, 0 to 100, in the browser that listens on the port; what it stores stays. */
export async function lighthouseScores(
  url: string,
  port: number,
  display: string,
): Promise<readonly Scores[]> {
  const analytics = display.replace(/^\/display\/([^/]+)\/([^/]+).*$/, "/analytics/$1/$2");
  const screens = [
    ["home", "/"],
    ["match", `/match/${demoMatch("cricket", "lineups")}`],
    ["display", display],
    ["analytics", analytics],
  ] as const;
  const scores: Scores[] = [];
  for (const [screen, path] of screens) {
    const result = await lighthouse(url + path, {
      port,
      output: "json",
      logLevel: "error",
      formFactor: "mobile",
      screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
    });
    const { categories, audits } = result?.lhr ?? {};
    if (categories === undefined || audits === undefined)
      throw new Error(`Lighthouse had nothing for ${path}`);
    const of = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const short = Object.values(categories)
      .filter(({ score }) => (score ?? 0) < 1)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .flatMap(({ id }) => {
        const { score, displayValue, title } = audits[id] ?? {};
        return typeof score === "number" && score < 0.9
          ? [`${title ?? id} ${displayValue ?? ""}`.trim()]
          : [];
      });
    scores.push({
      screen,
      performance: of("performance"),
      accessibility: of("accessibility"),
      bestPractices: of("best-practices"),
      seo: of("seo"),
      short,
    });
  }
  return scores;
}
