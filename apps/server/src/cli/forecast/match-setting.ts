import { cricket, fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { dateOf, dayOf, inferSetting, lineupChances, teamKey } from "@teamwright/forecast";
import type { CricketRole, ForecastModel, MatchSetting } from "@teamwright/forecast";
import { ruleSetById, selectRuleSet } from "@teamwright/scoring";
import type { RuleSet } from "@teamwright/scoring";
import type { MatchToForecast, SuggestInputs } from "./suggest-inputs.ts";

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

const LINEUP = 11;
const LEAST_KNOWN = 11;

type PlayerToForecast = MatchToForecast["left_team_players"][number];

/** What the model needs of the match. Fails with the reason in words why there is no forecast. */
export function matchSetting({ detail, model, options }: SuggestInputs): Outcome<ForecastableMatch, string> {
  if (detail.sport_index !== cricket.index) return fail("No forecast: only matches of T20 cricket have one.");
  const names = [detail.left_team_name, detail.right_team_name] as const;
  const squads = [availableOf(detail.left_team_players), availableOf(detail.right_team_players)] as const;
  const short = squads.findIndex((squad) => squad.length < LINEUP);
  if (short >= 0) return fail(`No forecast: ${names[short]!} has fewer than ${LINEUP} players.`);
  const players = squads.flat();
  const ids = idsOf(players);
  const known = ids.filter((id) => model.histories.has(id)).length;
  if (known < LEAST_KNOWN)
    return fail(
      `No forecast: the model knows ${known} of the ${ids.length} players, and needs ${LEAST_KNOWN}. It knows players by Cricsheet's ids (player_fixed_id).`,
    );
  const day = dayOf(detail.match_time.slice(0, 10));
  if (model.day >= day)
    return fail(
      `No forecast: the model has learned matches until ${dateOf(model.day)}, and the match is on ${dateOf(day)}. Fit a model to matches before that day.`,
    );
  const inferred = inferSetting(model, detail.series_name, [idsOf(squads[0]), idsOf(squads[1])]);
  const { female, competition } = inferred;
  const teams = [inferred.teams[0] ?? names[0], inferred.teams[1] ?? names[1]] as const;
  const rules = rulesOf(detail, { named: options.rules, female, isLearned: competition !== null });
  if (!rules.ok) return rules;
  return succeed({
    setting: {
      day,
      female,
      competition: competition ?? `${female ? "women" : "men"}: ${detail.series_name}`,
      venue: "",
      teams,
      battingFirst: null,
      players: squads.flatMap((squad, side) =>
        settingPlayers(squad, side === 0 ? 0 : 1, model, teamKey(female, teams[side]!)),
      ),
    },
    indexes: players.map(({ player_index: index }) => index),
    rules: rules.value,
    known,
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
  /** By `--rules`. */
  readonly named: string | undefined;
  readonly female: boolean;
  /** Whether the model has learned the match's league, all of whose matches are T20. */
  readonly isLearned: boolean;
}

/** The named rule-set, that of the match, or that of the day for a league that the model has learned. */
function rulesOf(
  detail: MatchToForecast,
  { named, female, isLearned }: RulesWanted,
): Outcome<RuleSet, string> {
  const id = named ?? detail.rule_set ?? undefined;
  if (id !== undefined) {
    const rules = ruleSetById(id);
    return rules?.sport === "cricket" && rules.format === "T20"
      ? succeed(rules)
      : fail(`No forecast: ${id} is no rule-set of T20 cricket, and only matches of T20 cricket have one.`);
  }
  if (!isLearned)
    return fail(
      `No forecast: the match does not say that it is T20, and the model knows no league ${detail.series_name}. If it is T20, name its rule-set by --rules.`,
    );
  const rules = selectRuleSet({
    app: "dream11",
    sport: "cricket",
    format: "T20",
    gender: female ? "female" : "male",
    day: detail.match_time.slice(0, 10),
  });
  return rules.ok ? rules : fail("No forecast: no rule-set is known for the day. Name one by --rules.");
}
