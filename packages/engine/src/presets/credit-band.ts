import type { EnginePlayer } from "../match.ts";

/** Captains from 9 credits, vice-captains from 8.5. Source: DECISIONS section 4. */
export const CAPTAIN_BAND = 9;
export const VICE_CAPTAIN_BAND = 8.5;
const STEP = 0.5;

/** Players of at least `from` credits. `from` is below `asked` where too few players cost that much. */
export interface CreditBand {
  readonly players: number[];
  readonly asked: number;
  readonly from: number;
}

/**
 * The players who cost `asked` credits or more. Where there are fewer than `least`, the limit is lowered by half
 * credits until there are enough: credits drift over the years, and a preset without captains makes no team.
 */
export function creditBand(players: readonly EnginePlayer[], credits: number, least: number): CreditBand {
  const within = (from: number): number[] =>
    players.filter((player) => player.credits >= from).map((player) => player.player_index);
  let from = credits;
  while (from > 0 && within(from).length < Math.min(least, players.length)) from -= STEP;
  return { players: within(from), asked: credits, from };
}
