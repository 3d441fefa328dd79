import { chancesWithSum } from "../statistics/chances-with-sum.ts";

/** How often each player was in the line-up of a side, recent matches first; by the side's name and gender. */
export type LineupShares = Map<string, Map<string, number>>;

const KEEP = 0.8;
const FORGOTTEN = 0.02;

export function learnLineup(shares: LineupShares, team: string, lineup: readonly string[]): void {
  const teamShares = shares.get(team) ?? new Map<string, number>();
  shares.set(team, teamShares);
  for (const [player, share] of teamShares) {
    if (share * KEEP < FORGOTTEN) teamShares.delete(player);
    else teamShares.set(player, share * KEEP);
  }
  for (const player of lineup) teamShares.set(player, (teamShares.get(player) ?? 0) + 1 - KEEP);
}

/**
 * Chances of the players of a squad to be in the line-up: their shares of the side's line-ups, scaled so that `size` of
 * them play.
 */
export function lineupChances(
  shares: LineupShares,
  team: string,
  squad: readonly string[],
  size: number,
): number[] {
  const teamShares = shares.get(team);
  const weights = squad.map((player) => Math.min(0.98, Math.max(0.03, teamShares?.get(player) ?? 0.03)));
  return chancesWithSum(weights, size);
}
