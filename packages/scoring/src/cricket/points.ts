import { cricket } from "@teamwright/domain/sports";
import type { RuleSet, Uncertainty } from "@teamwright/domain/rule-set";
import { score } from "../score.ts";
import type { Counts, Performance, PlayerScore } from "../score.ts";
import type { BallByBallMatch } from "./ball-by-ball.ts";
import { tallyMatch } from "./tally.ts";
import type { MatchTally } from "./tally.ts";
import { warningsOf } from "./warnings.ts";
import type { CricketWarning } from "./warnings.ts";

export interface PlayerPoints extends PlayerScore {
  readonly player: string;
  /** Why the total may differ from the official one. */
  readonly marks: readonly CricketWarning["code"][];
  /** What the points were counted from; other rule-sets count from the same. */
  readonly performance: Performance;
}

/** A scored match: its rules, how reliable they are, and what the source did not report. */
export interface ScoredMatch {
  readonly ruleSet: string;
  readonly uncertainties: readonly Uncertainty[];
  readonly players: readonly PlayerPoints[];
  readonly warnings: readonly CricketWarning[];
}

/** What the players of a cricket match did, from balls or from the scorecards of its innings. */
export interface TalliedMatch {
  /** Abandoned or without a result: nobody scores. */
  readonly noResult: boolean;
  readonly starters: readonly string[];
  /** Players who came on as impact, concussion or X-factor player. */
  readonly substitutes: readonly string[];
  readonly tally: MatchTally;
  readonly warnings: readonly CricketWarning[];
}

type RoleOf = (player: string) => number | undefined;

/**
 * Fantasy points of every player who was announced or came on, by the rule-set. `roleOf` returns a player's index in
 * the sport's roles; a player with an unknown role matches no rule that names roles.
 */
export const scoreCricket = (match: BallByBallMatch, rules: RuleSet, roleOf: RoleOf): ScoredMatch =>
  scoreTallies(
    {
      noResult: match.noResult,
      starters: match.starters,
      substitutes: match.substitutes,
      tally: tallyMatch(match),
      warnings: match.noResult ? [] : warningsOf(match),
    },
    rules,
    roleOf,
  );

/** The same for a match that is already summed per player and innings. */
export function scoreTallies(match: TalliedMatch, rules: RuleSet, roleOf: RoleOf): ScoredMatch {
  const { tally, warnings } = match;
  const starters = new Set(match.starters);
  const players = [...new Set([...match.starters, ...match.substitutes])].map((player): PlayerPoints => {
    const starter = starters.has(player);
    if (match.noResult)
      return {
        player,
        points: 0,
        lines: [],
        marks: [],
        performance: { parts: [], role: undefined, starter },
      };
    const presence: Counts = starter ? { announced: 1 } : { substitute: 1 };
    const parts = [presence, ...(tally.get(player) ?? []).map((did): Counts => ({ ...did }))];
    const role = roleOf(player);
    const by = (code: string | undefined) => score({ parts, role: code, starter }, rules);
    const code = role === undefined ? undefined : cricket.roles[role]?.code;
    const scoreOf = by(code);
    const roleMatters =
      code === undefined && cricket.roles.some((each) => by(each.code).points !== scoreOf.points);
    const marks = new Set<CricketWarning["code"]>(
      warnings.filter((warning) => warning.concerned.includes(player)).map((warning) => warning.code),
    );
    if (roleMatters) marks.add("role-unknown");
    return { player, ...scoreOf, marks: [...marks], performance: { parts, role: code, starter } };
  });
  const unknown = players.filter(({ marks }) => marks.includes("role-unknown")).map(({ player }) => player);
  return {
    ruleSet: rules.id,
    uncertainties: rules.uncertainties,
    players,
    warnings: [
      ...warnings,
      ...unknown.map((player): CricketWarning => ({
        code: "role-unknown",
        subject: player,
        concerned: [player],
      })),
    ],
  };
}
