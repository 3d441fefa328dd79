import type {
  Combination,
  Distribution,
  Partition,
  PercentageSplit,
  Player,
  Sport,
  Strategy,
} from "@teamwright/domain";
import { MAX_CREDITS, sportByIndex } from "@teamwright/domain";
import { boundedShares } from "./bounded-shares.ts";
import type { StrategyDraft } from "./draft.ts";
import { playersAt } from "./pool.ts";

const at = <Value>(table: readonly Value[], ids: readonly number[]): readonly Value[] =>
  ids.map((id) => table[id]).filter((value) => value !== undefined);

const whenAny = <Key extends string, Value>(key: Key, list: readonly Value[]) =>
  list.length === 0 ? {} : ({ [key]: [...list] } as Record<Key, Value[]>);

const whenKeys = <Key extends string, Value extends object>(key: Key, value: Value) =>
  Object.keys(value).length === 0 ? {} : ({ [key]: value } as Record<Key, Value>);

type Percentage = "captain_percentage" | "vice_captain_percentage";

interface Leaders {
  readonly distribution: Distribution;
  readonly candidates: readonly number[];
  readonly exposure: StrategyDraft["exposure"];
  readonly percentage: Percentage;
}

/** Shares by the weights within the exposures; the mode itself where no exposure has an effect. */
function within(
  mode: 0 | 1,
  weights: ReadonlyMap<string, number>,
  exposure: StrategyDraft["exposure"],
): Distribution {
  const shares = boundedShares(weights, exposure);
  return shares === null ? { mode } : { mode: 2, shares };
}

/**
 * The shares of the candidates. Teamwright's own selection uses the percentages: where one is missing, or nobody has
 * any, teams are drawn evenly instead.
 */
function leaders(
  { distribution, candidates, exposure, percentage }: Leaders,
  pool: readonly Player[],
): Distribution | null {
  if (candidates.length === 0) return null;
  if (distribution.mode === 1) return within(1, new Map(candidates.map((at) => [String(at), 1])), exposure);
  if (distribution.mode === 2)
    return {
      mode: 2,
      shares: Object.fromEntries(candidates.map((index) => [index, distribution.shares?.[index] ?? 0])),
    };
  const players = playersAt(pool, candidates);
  const figures = players.map((player) => player[percentage]);
  const known = figures.length === candidates.length && !figures.includes(null);
  if (!known || !figures.some((figure) => (figure ?? 0) > 0)) return null;
  const weights = new Map(players.map((player) => [String(player.player_index), player[percentage] ?? 0]));
  return within(0, weights, exposure);
}

function distributions(draft: StrategyDraft, pool: readonly Player[]): Partial<Strategy> {
  const captain = leaders(
    {
      distribution: draft.captainDistribution,
      candidates: draft.captains,
      exposure: draft.captainExposure,
      percentage: "captain_percentage",
    },
    pool,
  );
  const viceCaptain = leaders(
    {
      distribution: draft.viceCaptainDistribution,
      candidates: draft.viceCaptains,
      exposure: draft.viceCaptainExposure,
      percentage: "vice_captain_percentage",
    },
    pool,
  );
  const splits = at(sportByIndex(draft.sport).partitions, draft.partitions).map((split) => split.join("-"));
  return {
    ...(captain === null ? {} : { captain_distribution: captain }),
    ...(viceCaptain === null ? {} : { vice_captain_distribution: viceCaptain }),
    ...(draft.equalPartitions
      ? { partition_distribution: within(1, new Map(splits.map((key) => [key, 1])), draft.partitionExposure) }
      : {}),
  };
}

/** Team credits once a custom range is set. Source: DECISIONS section 4. */
const CUSTOM_CREDITS_TEAM_RANGE = [70, MAX_CREDITS] as const;

function credits(draft: StrategyDraft): Partial<Strategy> {
  const custom = draft.customCredits;
  if (custom === null) return draft.credits === null ? {} : { credits: draft.credits };
  const team = { credits: [...CUSTOM_CREDITS_TEAM_RANGE] as [number, number] };
  return custom.type === "partition"
    ? { ...team, side_credits: { left: custom.one, right: custom.two } }
    : { ...team, group_credits: { low: custom.one, high: custom.two } };
}

const mutable = (list: readonly (Combination | PercentageSplit)[]) => list.map((counts) => [...counts]);

function percentage(sport: Sport, draft: StrategyDraft): Partial<Strategy> {
  if (draft.percentage === null || draft.percentage.splits.length === 0) return {};
  const { pattern, splits } = draft.percentage;
  const table = pattern === 1 ? sport.pattern1Splits : sport.pattern2Splits;
  return { percentage: { pattern, splits: mutable(at(table, splits)) } };
}

/**
 * The strategy document of the user's choices so far. A step that is not done yet sets no bound, so the exact count is
 * meaningful from the first tap. `rules` is the device's fantasy rule setting, `pool` the chosen players with their
 * percentages.
 */
export function toStrategy(draft: StrategyDraft, rules: 0 | 1, pool: readonly Player[] = []): Strategy {
  const sport = sportByIndex(draft.sport);
  return {
    sport: draft.sport,
    rules,
    players: [...draft.players],
    ...whenAny("fixed", draft.fixed),
    ...whenAny("groups", draft.groups),
    ...whenAny("captains", draft.captains),
    ...whenAny("vice_captains", draft.viceCaptains),
    ...whenAny(
      "partitions",
      at(sport.partitions, draft.partitions).map(([left, right]: Partition): [number, number] => [
        left,
        right,
      ]),
    ),
    ...whenAny("combinations", mutable(at(sport.combinations, draft.combinations))),
    ...percentage(sport, draft),
    ...credits(draft),
    ...distributions(draft, pool),
    ...(draft.roleFrequency === null ? {} : { role_frequency: draft.roleFrequency }),
    ...(draft.percentageFrequency === null ? {} : { percentage_frequency: draft.percentageFrequency }),
    ...whenKeys("exposure", draft.exposure),
    ...whenKeys("captain_exposure", draft.captainExposure),
    ...whenKeys("vice_captain_exposure", draft.viceCaptainExposure),
    ...whenKeys("pair_exposure", draft.pairExposure),
    ...whenKeys("partition_exposure", draft.partitionExposure),
    ...whenKeys("combination_exposure", draft.combinationExposure),
    ...(draft.minDifference === 0 ? {} : { min_difference: draft.minDifference }),
  };
}
