import { cricket } from "@teamwright/domain/sports";
import { fail, succeed } from "@teamwright/domain";
import type { MatchDetail, MatchFormat, Outcome } from "@teamwright/domain";
import { ruleSetById, selectRuleSet } from "@teamwright/scoring";
import type { RuleSet } from "@teamwright/scoring";
import { teamKey } from "../model/forecast-model.ts";
import type { ForecastModel } from "../model/forecast-model.ts";
import type { CricketRole } from "../players/roles.ts";
import { lineupChances } from "../players/teams.ts";
import { competitionOf, dayOf } from "../records/match-record.ts";
import type { MatchSetting } from "./describe-match.ts";
import { inferSetting } from "./infer-setting.ts";

type PlayerToForecast = Pick<
  MatchDetail["left_team_players"][number],
  "player_index" | "player_fixed_id" | "role" | "playing"
> & { readonly last_play_text?: string | undefined };

/** The fields of a match's document that a forecast needs. */
export type MatchToForecast = Pick<
  MatchDetail,
  "sport_index" | "match_time" | "series_name" | "left_team_name" | "right_team_name"
> & {
  readonly rule_set?: string | null | undefined;
  readonly left_team_players: readonly PlayerToForecast[];
  readonly right_team_players: readonly PlayerToForecast[];
};

/** What is known of the match beside its document; what is absent is inferred, or left open. */
export interface MatchFacts {
  /** The rule-set of the points, instead of the match's. */
  readonly ruleSet?: string | undefined;
  readonly format?: MatchFormat | undefined;
  readonly female?: boolean | undefined;
  readonly venue?: string | undefined;
  /** The side that bats first, once the toss is known. */
  readonly battingFirst?: 0 | 1 | undefined;
}

/** A match that the model can forecast. */
export interface ForecastableMatch {
  readonly setting: MatchSetting;
  /** player_index of each player of the setting. */
  readonly indexes: readonly number[];
  readonly rules: RuleSet;
  /** How many of the players the model knows. */
  readonly known: number;
  /** Whether both line-ups are announced. */
  readonly announced: boolean;
}

/** Why a match has no forecast. */
export type NoForecast =
  | { readonly code: "other-format" | "unknown-gender" | "no-rule-set" }
  | { readonly code: "few-players"; readonly team: string; readonly least: number }
  | {
      readonly code: "few-known-players";
      readonly known: number;
      readonly players: number;
      readonly least: number;
    }
  | { readonly code: "rule-set-of-other-format"; readonly ruleSet: string }
  | { readonly code: "unknown-format"; readonly series: string };

const LINEUP = 11;
const MIN_KNOWN = 11;

/** What the model needs of the match, or why it cannot forecast it. The caller checks that the model has not learned it. */
export function settingOfMatch(
  model: ForecastModel,
  match: MatchToForecast,
  facts: MatchFacts = {},
): Outcome<ForecastableMatch, NoForecast> {
  if (match.sport_index !== cricket.index || (facts.format ?? "t20") !== "t20")
    return fail({ code: "other-format" });
  const names = [match.left_team_name, match.right_team_name] as const;
  const squads = [availableOf(match.left_team_players), availableOf(match.right_team_players)] as const;
  const short = squads.findIndex((squad) => squad.length < LINEUP);
  if (short >= 0) return fail({ code: "few-players", team: names[short]!, least: LINEUP });
  const players = squads.flat();
  const ids = idsOf(players);
  const knownCount = ids.filter((id) => model.histories.has(id)).length;
  if (knownCount < MIN_KNOWN)
    return fail({ code: "few-known-players", known: knownCount, players: ids.length, least: MIN_KNOWN });
  const inferredSetting = inferSetting(
    model,
    match.series_name,
    [idsOf(squads[0]), idsOf(squads[1])],
    facts.female,
  );
  const { female, competition, nations } = inferredSetting;
  if (female === null) return fail({ code: "unknown-gender" });
  const teams = [inferredSetting.teams[0] ?? names[0], inferredSetting.teams[1] ?? names[1]] as const;
  const isT20 = facts.format === "t20" || competition !== null;
  const rules = rulesOf(match, { named: facts.ruleSet, female, isT20 });
  if (!rules.ok) return rules;
  return succeed({
    setting: {
      day: dayOf(match.match_time.slice(0, 10)),
      female,
      competition: competition ?? competitionOf(female, nations ? undefined : match.series_name),
      venue: facts.venue ?? "",
      teams,
      battingFirst: facts.battingFirst ?? null,
      players: squads.flatMap((squad, side) =>
        settingPlayers(squad, side === 0 ? 0 : 1, model, teamKey(female, teams[side]!)),
      ),
    },
    indexes: players.map(({ player_index: index }) => index),
    rules: rules.value,
    known: knownCount,
    announced: players.every(({ playing }) => playing === 1),
  });
}

const idsOf = (players: readonly PlayerToForecast[]): string[] =>
  players.map(({ player_fixed_id: id }) => id);

/** The announced line-up; before it, those of the squad who are not known to be out. */
function availableOf(squad: readonly PlayerToForecast[]): readonly PlayerToForecast[] {
  const announced = squad.filter(({ playing }) => playing === 1);
  if (announced.length >= LINEUP) return announced;
  return squad.filter(({ last_play_text: text }) => text !== "unavailable");
}

function settingPlayers(
  squad: readonly PlayerToForecast[],
  side: 0 | 1,
  { lineups }: ForecastModel,
  team: string,
): MatchSetting["players"] {
  const ids = idsOf(squad);
  const chances = squad.every(({ playing }) => playing === 1)
    ? ids.map(() => 1)
    : lineupChances(lineups, team, ids, LINEUP);
  return squad.map(({ role }, index) => {
    const code = cricket.roles[role]?.code;
    return {
      id: ids[index]!,
      side,
      plays: chances[index]!,
      ...(code === undefined ? {} : { role: code as CricketRole }),
    };
  });
}

interface RulesWanted {
  readonly named: string | undefined;
  readonly female: boolean;
  /** Whether the format is known, or the model has learned the match's league, all of whose matches are T20. */
  readonly isT20: boolean;
}

/** The named rule-set, that of the match, or that of the day for a T20 match. */
function rulesOf(
  match: MatchToForecast,
  { named, female, isT20 }: RulesWanted,
): Outcome<RuleSet, NoForecast> {
  const id = named ?? match.rule_set ?? undefined;
  if (id !== undefined) {
    const rules = ruleSetById(id);
    return rules?.sport === "cricket" && rules.format === "T20"
      ? succeed(rules)
      : fail({ code: "rule-set-of-other-format", ruleSet: id });
  }
  if (!isT20) return fail({ code: "unknown-format", series: match.series_name });
  const rules = selectRuleSet({
    app: "dream11",
    sport: "cricket",
    format: "T20",
    gender: female ? "female" : "male",
    day: match.match_time.slice(0, 10),
  });
  return rules.ok ? rules : fail({ code: "no-rule-set" });
}
