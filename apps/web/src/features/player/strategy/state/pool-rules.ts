import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import { roleCounts, sideCounts } from "#data/strategy/pool.ts";

/** Most players of one side in the pool, whatever the sport. Source: document 000, section 5. */
export const MAX_POOL_PER_SIDE = 12;

export interface PoolCheck {
  readonly label: string;
  readonly have: number;
  readonly need: number;
  readonly isMet: boolean;
}

/** The minimums of "Continue", one line each, for the checklist beside the list. */
export function poolChecklist(
  sport: Sport,
  pool: readonly Player[],
  sideNames: readonly [left: string, right: string],
): readonly PoolCheck[] {
  const roles = roleCounts(pool, sport.roles.length);
  const check = (label: string, have: number, need: number) => ({ label, have, need, isMet: have >= need });
  return [
    check(t("strategy.players"), pool.length, sport.poolMinTotal),
    ...sideCounts(pool).map((have, side) => check(sideNames[side] ?? "", have, sport.poolMinPerSide)),
    ...sport.roles.map((role, index) => check(role.code, roles[index] ?? 0, role.poolMin)),
  ];
}

/** The message of "Continue" when the pool is not sufficient yet; null when it is. */
export function checkPool(sport: Sport, pool: readonly Player[]): string | null {
  const sides = sideCounts(pool);
  if (Math.max(...sides) > MAX_POOL_PER_SIDE) return t("strategy.maximumFromEachSide");
  if (Math.min(...sides) < sport.poolMinPerSide)
    return t("strategy.minimumFromEachSide", { n: sport.poolMinPerSide });
  if (pool.length < sport.poolMinTotal) return t("strategy.minimumFromBothSides", { n: sport.poolMinTotal });
  const roles = roleCounts(pool, sport.roles.length);
  const missing = sport.roles.find((role, index) => (roles[index] ?? 0) < role.poolMin);
  return missing === undefined
    ? null
    : t("strategy.minimumOfRole", { n: missing.poolMin, role: missing.code });
}

/** Why the player cannot join the pool; null when he can. */
export function checkPoolAddition(pool: readonly Player[], player: Player): string | null {
  const have = sideCounts(pool)[player.team_index];
  return have !== undefined && have >= MAX_POOL_PER_SIDE ? t("strategy.maximumFromEachSide") : null;
}

/** Auto Create's precondition, per sport; null when it holds. */
export function checkAutoCreate(sport: Sport, squad: readonly Player[]): string | null {
  const playing = squad.filter((player) => player.playing === 1).length;
  return playing >= sport.autoCreateMinPlaying ? null : t("strategy.somethingWentWrongPlain");
}
