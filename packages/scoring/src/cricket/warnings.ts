import type { ScoreMark } from "@teamwright/domain";
import type { BallByBallMatch } from "./ball-by-ball.ts";

/** What the source of a cricket match leaves open. */
export interface CricketWarning {
  readonly code: Exclude<ScoreMark, "all-outs-unknown">;
  /** The player who was out, or the unknown person. */
  readonly subject: string;
  /** Players whose total may miss points. */
  readonly concerned: readonly string[];
}

const nameless = {
  "run out": "run-out-without-fielder",
  caught: "catch-without-fielder",
  stumped: "stumping-without-fielder",
} as const;
const codeOf = (kind: string) =>
  kind === "run out" || kind === "caught" || kind === "stumped" ? nameless[kind] : undefined;

/** Warnings in the order of the match; each person is named once. */
export function warningsOf(match: BallByBallMatch): readonly CricketWarning[] {
  const listedPlayers = new Set([...match.starters, ...match.substitutes]);
  const warnings: CricketWarning[] = [];
  const reportedPlayers = new Set<string>();
  const meet = (name: string): void => {
    if (listedPlayers.has(name) || reportedPlayers.has(name)) return;
    reportedPlayers.add(name);
    warnings.push({ code: "unknown-person", subject: name, concerned: [] });
  };
  for (const innings of match.innings) {
    if (innings.superOver) continue;
    const fielders = [...listedPlayers].filter((player) => match.sideOf(player) !== innings.side);
    for (const delivery of innings.overs.flatMap((over) => over.deliveries)) {
      meet(delivery.batter);
      meet(delivery.bowler);
      for (const { kind, playerOut, fielders: namedFielders } of delivery.wickets) {
        const code = codeOf(kind);
        if (code !== undefined && namedFielders.length === 0)
          warnings.push({ code, subject: playerOut, concerned: fielders });
        for (const { name, substitute } of namedFielders) if (!substitute) meet(name);
      }
    }
  }
  return warnings;
}
