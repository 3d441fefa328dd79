import type { EnginePlayer } from "../match.ts";

/** Captains from 9 credits, vice-captains from 8.5. Source: DECISIONS section 4. */
export const CAPTAIN_BAND = 9;
export const VICE_CAPTAIN_BAND = 8.5;
const STEP = 0.5;

/** Players of at least `from` credits. `from` is below `asked` where too few cost that much. */
export interface CreditBand {
  readonly players: number[];
  readonly asked: number;
  readonly from: number;
}

/**
 * The players who cost `asked` credits or more. Where they are fewer than `least`, the band reaches down by half
 * credits until they are enough: credits drift over the years, and a preset without leaders makes no team.
 */
export function creditBand(players: readonly EnginePlayer[], asked: number, least: number): CreditBand {
  const within = (from: number): number[] =>
    players.filter((player) => player.credits >= from).map((player) => player.player_index);
  let from = asked;
  while (from > 0 && within(from).length < Math.min(least, players.length)) from -= STEP;
  return { players: within(from), asked, from };
}

/** "captains from 9 credits", and from where they had to come instead. */
export const sayBand = (who: string, { asked, from }: CreditBand): string =>
  from < asked ? `${who} from ${from} credits, as too few cost ${asked}` : `${who} from ${from} credits`;
