import { scoreCricket, selectRuleSet } from "@teamwright/scoring";
import type { BallByBallMatch, ScoredMatch, ScoringFormat } from "@teamwright/scoring";
import type { CricsheetMatch } from "./schema.ts";

const replacementsOf = (match: CricsheetMatch) =>
  match.innings.flatMap((innings) =>
    (innings.overs ?? []).flatMap((over) =>
      over.deliveries.flatMap((delivery) => delivery.replacements?.match ?? []),
    ),
  );

/** Players announced at the toss: the listed ones, without those who came on as a replacement. */
export function announcedOf(match: CricsheetMatch, team: string): string[] {
  const cameOn = new Set(replacementsOf(match).map((replacement) => replacement.in));
  return (match.info.players[team] ?? []).filter((name) => !cameOn.has(name));
}

/** A Cricsheet match in the shape that scoring reads. */
export function ballByBallOf(match: CricsheetMatch): BallByBallMatch {
  return {
    ballsPerOver: match.info.balls_per_over,
    noResult: match.info.outcome?.result === "no result",
    starters: match.info.teams.flatMap((team) => announcedOf(match, team)),
    substitutes: [...new Set(replacementsOf(match).map((replacement) => replacement.in))],
    sideOf: (player) => match.info.teams.find((team) => match.info.players[team]?.includes(player)),
    innings: match.innings.map((innings) => ({
      side: innings.team,
      superOver: innings.super_over ?? false,
      overs: (innings.overs ?? []).map((over) => ({
        deliveries: over.deliveries.map((delivery) => ({
          batter: delivery.batter,
          bowler: delivery.bowler,
          runs: { batter: delivery.runs.batter, nonBoundary: delivery.runs.non_boundary ?? false },
          wides: delivery.extras?.wides ?? 0,
          noBalls: delivery.extras?.noballs ?? 0,
          wickets: (delivery.wickets ?? []).map((wicket) => ({
            kind: wicket.kind,
            playerOut: wicket.player_out,
            fielders: (wicket.fielders ?? []).flatMap(({ name, substitute }) =>
              name === undefined ? [] : [{ name, substitute: substitute ?? false }],
            ),
          })),
        })),
      })),
    })),
  };
}

const formats: ReadonlyMap<string, ScoringFormat> = new Map(
  Object.entries({
    T20: "T20",
    IT20: "T20",
    ODI: "ODI",
    ODM: "ODI",
    Test: "TEST",
    MDM: "TEST",
  } as const),
);

/** Points by the main app's rules on the match's day; null where no rule-set is known (The Hundred). */
export function pointsOf(
  match: CricsheetMatch,
  roleOf: (player: string) => number | undefined,
): ScoredMatch | null {
  const format = match.info.overs === 10 ? "T10" : formats.get(match.info.match_type);
  const [day] = match.info.dates;
  if (format === undefined || day === undefined || match.info.balls_per_over !== 6) return null;
  const rules = selectRuleSet({ app: "dream11", sport: "cricket", format, gender: null, day });
  return rules.ok ? scoreCricket(ballByBallOf(match), rules.value, roleOf) : null;
}
