import type { Distribution, ExposureBounds, Player, Strategy } from "@teamwright/domain";
import { boundedShares } from "./bounded-shares.ts";
import { changeBounds } from "./change-bounds.ts";
import { playersAt } from "./pool.ts";

type Exposures = Readonly<Record<string, ExposureBounds>>;

/** Shares by the weights within the exposures; the mode itself where no exposure has an effect. */
function within(
  mode: 0 | 1,
  weights: ReadonlyMap<string, number>,
  exposure: Exposures = {},
): { mode: 0 | 1 | 2; shares?: Record<string, number> } {
  const shares = boundedShares(weights, exposure);
  return shares === null ? { mode } : { mode: 2, shares };
}

interface Leaders {
  readonly distribution: Distribution | undefined;
  readonly candidates: readonly number[] | undefined;
  readonly exposure: Exposures | undefined;
  readonly percentage: "captain_percentage" | "vice_captain_percentage";
}

/**
 * The shares of the candidates. Teamwright's own selection uses the percentages: where one is missing, or nobody has
 * any, teams are drawn evenly instead.
 */
function leaders(
  { distribution = { mode: 0 }, candidates = [], exposure, percentage }: Leaders,
  pool: readonly Player[],
): Distribution | undefined {
  if (candidates.length === 0) return undefined;
  if (distribution.mode === 1) return within(1, new Map(candidates.map((at) => [String(at), 1])), exposure);
  if (distribution.mode === 2)
    return {
      mode: 2,
      shares: Object.fromEntries(candidates.map((index) => [index, distribution.shares?.[index] ?? 0])),
    };
  const players = playersAt(pool, candidates);
  const figures = players.map((player) => player[percentage]);
  const complete = figures.length === candidates.length && !figures.includes(null);
  if (!complete || !figures.some((figure) => (figure ?? 0) > 0)) return undefined;
  const weights = new Map(players.map((player) => [String(player.player_index), player[percentage] ?? 0]));
  return within(0, weights, exposure);
}

/** The order of the keys in share links: the same choices give the same address. Further keys follow. */
const linkOrder = [
  "sport",
  "rules",
  "players",
  "fixed",
  "groups",
  "captains",
  "vice_captains",
  "partitions",
  "combinations",
  "percentage",
  "credits",
  "side_credits",
  "group_credits",
  "captain_distribution",
  "vice_captain_distribution",
  "partition_distribution",
  "role_frequency",
  "percentage_frequency",
  "exposure",
  "captain_exposure",
  "vice_captain_exposure",
  "pair_exposure",
  "partition_exposure",
  "combination_exposure",
  "min_difference",
] as const satisfies readonly (keyof Strategy)[];

const placeOf = (key: string) => {
  const place = (linkOrder as readonly string[]).indexOf(key);
  return place === -1 ? linkOrder.length : place;
};

/** The strategy with its keys in the order of share links, whatever the order in which its bounds were chosen. */
export const inLinkOrder = (strategy: Strategy): Strategy =>
  Object.fromEntries(
    Object.entries(strategy).toSorted(
      ([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
    ),
  ) as Strategy;

/**
 * The strategy of the user's choices, as the engine takes it: with the device's fantasy rule setting, and with the
 * shares of captains, vice-captains and sides that follow from percentages and exposures. `pool` is the chosen players.
 */
export function engineStrategy(choices: Strategy, rules: 0 | 1, pool: readonly Player[] = []): Strategy {
  const partitions = (choices.partitions ?? []).map((split) => [split.join("-"), 1] as const);
  const strategy = changeBounds(choices, {
    captain_distribution: leaders(
      {
        distribution: choices.captain_distribution,
        candidates: choices.captains,
        exposure: choices.captain_exposure,
        percentage: "captain_percentage",
      },
      pool,
    ),
    vice_captain_distribution: leaders(
      {
        distribution: choices.vice_captain_distribution,
        candidates: choices.vice_captains,
        exposure: choices.vice_captain_exposure,
        percentage: "vice_captain_percentage",
      },
      pool,
    ),
    partition_distribution:
      choices.partition_distribution && within(1, new Map(partitions), choices.partition_exposure),
  });
  return inLinkOrder({ ...strategy, rules });
}
