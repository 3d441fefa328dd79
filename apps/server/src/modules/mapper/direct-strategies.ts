import type { contract } from "@teamwright/contract";
import { MAX_CREDITS, sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player, Strategy } from "@teamwright/domain";
import type { z } from "zod";

export type TeamsQuestion = z.output<typeof contract.mapper.teams.body>;

/** Source: document 001, section 9: "credits set to 99". */
const FIRST_CREDITS = 99;
const MIN_CREDITS = 90;
const CREDIT_STEP = 0.5;

/** Who can be picked: players whom the app knows, of the line-up once it is out. */
const poolOf = (match: MatchDetail): Player[] =>
  [...match.left_team_players, ...match.right_team_players].filter(
    ({ pl_id, playing, last_play_text }) =>
      pl_id !== null && (match.lineup_status === 1 ? playing === 1 : last_play_text !== "unavailable"),
  );

/** The standard splits in which the side has more players; for `equal` those as even as the team's size allows. */
function partitionsOf(match: MatchDetail, favouredFilter: TeamsQuestion["basicFilter"]): [number, number][] {
  const { partitions, standardPartitionCount } = sportByIndex(match.sport_index);
  const standard = partitions.slice(0, standardPartitionCount).map(([left, right]) => [left, right] as const);
  const isAsked = ([left, right]: readonly [number, number]): boolean =>
    favouredFilter === "left"
      ? left > right
      : favouredFilter === "right"
        ? right > left
        : Math.abs(left - right) <= 1;
  return standard.filter(isAsked).map(([left, right]) => [left, right]);
}

/**
 * The strategies for a filter, the first wish first: credits from 99, then half a credit less at a time while there are
 * too few teams. Credits that the person names are kept.
 */
export function directStrategies(match: MatchDetail, question: TeamsQuestion): Strategy[] {
  const sport = sportByIndex(match.sport_index);
  const pool = poolOf(match);
  const { advancedFilter: filter } = question;
  const isAdvanced = question.filterType === "advanced" && filter !== null;
  const indexes = (ids: readonly string[]): number[] =>
    pool.filter(({ pl_id }) => pl_id !== null && ids.includes(pl_id)).map(({ player_index }) => player_index);
  const combinations = sport.combinations.slice(0, sport.oldCombinationCount).map((counts) => [...counts]);
  const droppedPlayers = new Set(isAdvanced ? indexes(filter.drop_player) : []);
  const base: Strategy = {
    sport: match.sport_index,
    players: pool.map(({ player_index }) => player_index).filter((index) => !droppedPlayers.has(index)),
    partitions:
      isAdvanced && filter.partision_data.length > 0
        ? filter.partision_data
        : isAdvanced
          ? sport.partitions.slice(0, sport.standardPartitionCount).map(([left, right]) => [left, right])
          : partitionsOf(match, question.basicFilter),
    combinations: isAdvanced && filter.combination_data.length > 0 ? filter.combination_data : combinations,
    ...(isAdvanced && filter.fixed_player.length > 0 ? { fixed: indexes(filter.fixed_player) } : {}),
    ...(isAdvanced && filter.captain_player.length > 0 ? { captains: indexes(filter.captain_player) } : {}),
    ...(isAdvanced && filter.vicecaptain_player.length > 0
      ? { vice_captains: indexes(filter.vicecaptain_player) }
      : {}),
  };
  if (isAdvanced && filter.credit_data !== null) {
    const { leftCredit, rightCredit } = filter.credit_data;
    return [{ ...base, credits: [leftCredit, rightCredit] }];
  }
  const steps = Math.round((FIRST_CREDITS - MIN_CREDITS) / CREDIT_STEP) + 1;
  return Array.from({ length: steps }, (_, step) => ({
    ...base,
    credits: [FIRST_CREDITS - step * CREDIT_STEP, MAX_CREDITS],
  }));
}
