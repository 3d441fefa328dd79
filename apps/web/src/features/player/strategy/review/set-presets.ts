import type { ExposureBounds } from "@teamwright/domain";
import { roleCounts } from "#data/strategy/pool.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";

export const differences = ["alike", "mixed", "very"] as const;
type DifferencePreset = (typeof differences)[number];

/** Shares of a team. In cricket: 0, 2 and 4 of 11 players. */
const sharesOfTeam: Readonly<Record<DifferencePreset, number>> = { alike: 0, mixed: 0.18, very: 0.36 };

/** The minimum difference that a preset stands for. */
export const differenceOf = (preset: DifferencePreset, teamSize: number): number =>
  Math.round(sharesOfTeam[preset] * teamSize);

/** How far a cap is from the mean share, of the way from the mean to 100 %: a preset that always leaves teams. */
const ROOM = [0.6, 0.3];
const STEP = 5;

type PresetContext = Pick<StrategyContext, "draft" | "pool" | "sport">;

/** The players whom a cap may hold down: neither fixed nor so few in their role that every team needs them. */
function cappedPlayers({ draft, pool, sport }: PresetContext): readonly number[] {
  const fixedPlayers = new Set(draft.strategy.fixed);
  const counts = roleCounts(pool, sport.roles.length);
  return pool
    .filter(({ player_index, role }) => {
      const least = sport.roles[role]?.min ?? 0;
      return !fixedPlayers.has(player_index) && (counts[role] ?? 0) > least;
    })
    .map(({ player_index }) => player_index);
}

/** The caps offered, in percent, the loosest first; none where the pool is so small that a cap leaves no choice. */
export function capsOf(context: PresetContext): readonly number[] {
  const cappedCount = cappedPlayers(context).length;
  const always = context.pool.length - cappedCount;
  const mean = (100 * (context.sport.teamSize - always)) / cappedCount;
  const caps = ROOM.map((room) => Math.ceil((mean + room * (100 - mean)) / STEP) * STEP);
  return [...new Set(caps)].filter((cap) => cap > mean && cap < 100);
}

/** The exposures of players with the cap on each; minimums that the cap allows stay. */
export function withCap(context: PresetContext, cap: number): Record<string, ExposureBounds> {
  const before = context.draft.strategy.exposure ?? {};
  const least = Object.entries(before).flatMap(([key, { min }]) =>
    min === undefined ? [] : [[key, { min }] as const],
  );
  const caps = cappedPlayers(context).map((player) => {
    const min = before[String(player)]?.min;
    return [String(player), { ...(min !== undefined && min <= cap ? { min } : {}), max: cap }] as const;
  });
  return { ...Object.fromEntries(least), ...Object.fromEntries(caps) };
}

/** The cap that the exposures of players have now: null where they have no bounds, "custom" for anything else. */
export function capAtHand(context: PresetContext): number | null | "custom" {
  const { exposure = {} } = context.draft.strategy;
  const bounds = Object.values(exposure);
  if (bounds.length === 0) return null;
  const playersToCap = cappedPlayers(context);
  const cap = exposure[String(playersToCap[0])]?.max;
  const same =
    cap !== undefined &&
    bounds.filter(({ max }) => max !== undefined).length === playersToCap.length &&
    playersToCap.every((player) => exposure[String(player)]?.max === cap);
  return same ? cap : "custom";
}
