import { percentageGroup } from "@teamwright/domain";
import type { Combination, Player, Sport } from "@teamwright/domain";

/** The credits of a group of players; all null for an empty group. */
export interface CreditStats {
  readonly count: number;
  readonly total: number;
  readonly average: number | null;
  /** The cheapest player's credits. */
  readonly base: number | null;
  readonly range: readonly [min: number, max: number] | null;
}

export interface CreditRow extends CreditStats {
  /** A role's index, or null for the whole group. */
  readonly role: number | null;
}

const roundCredits = (credits: number) => Math.round(credits * 100) / 100;
const sumOf = (credits: readonly number[]) => roundCredits(credits.reduce((sum, each) => sum + each, 0));

export function creditStats(players: readonly Player[]): CreditStats {
  const credits = players.map((player) => player.credits);
  const total = sumOf(credits);
  if (credits.length === 0) return { count: 0, total, average: null, base: null, range: null };
  const base = Math.min(...credits);
  return {
    count: credits.length,
    total,
    average: roundCredits(total / credits.length),
    base,
    range: [base, Math.max(...credits)],
  };
}

/** The group as a whole, then role by role. */
export const creditRows = (sport: Sport, players: readonly Player[]): readonly CreditRow[] => [
  { role: null, ...creditStats(players) },
  ...sport.roles.map((_, role) => ({
    role,
    ...creditStats(players.filter((player) => player.role === role)),
  })),
];

export const lowPlayers = (players: readonly Player[]) =>
  players.filter(({ selected_by }) => selected_by !== null && percentageGroup(1, selected_by) === 0);
export const highPlayers = (players: readonly Player[]) =>
  players.filter(({ selected_by }) => selected_by !== null && percentageGroup(1, selected_by) === 1);

/** The credits of the cheapest and the most expensive team of a combination; null when the players cannot fill it. */
export function combinationCredits(
  players: readonly Player[],
  combination: Combination,
): readonly [min: number, max: number] | null {
  let [min, max] = [0, 0];
  for (const [role, need] of combination.entries()) {
    const credits = players
      .filter((player) => player.role === role)
      .map((player) => player.credits)
      .toSorted((a, b) => a - b);
    if (credits.length < need) return null;
    min += sumOf(credits.slice(0, need));
    max += sumOf(credits.slice(credits.length - need));
  }
  return [roundCredits(min), roundCredits(max)];
}
