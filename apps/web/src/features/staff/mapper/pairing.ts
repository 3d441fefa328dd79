import type { FantasyPlayer } from "@teamwright/contract";
import type { Outcome, Player, Sport } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import { mapPlayers } from "@teamwright/transfer";

/** The app's id by our player_index, for the players that have a pair. */
export type Pairs = ReadonlyMap<number, string>;

export interface Pairing {
  /** What the names leave no doubt about. */
  readonly pairs: Pairs;
  /** The app's ids that may be the player, the likeliest first; for our players without a certain pair. */
  readonly candidates: ReadonlyMap<number, readonly string[]>;
}

/** Pairs our players with the app's by side, name and role. */
export function pairByName(
  sport: Sport,
  ourPlayers: readonly Player[],
  appPlayers: readonly FantasyPlayer[],
): Pairing {
  const { pairs, pending } = mapPlayers(
    ourPlayers.map(({ player_index, name, team_index, role }) => ({
      id: String(player_index),
      name,
      side: team_index,
      role: sport.roles[role]?.code ?? null,
    })),
    appPlayers.map(({ id, name, team_index, player_role }) => ({
      id,
      name,
      side: team_index,
      role: player_role,
    })),
  );
  return {
    pairs: new Map(pairs.map((pair) => [Number(pair.ours), pair.theirs])),
    candidates: new Map(pending.map((one) => [Number(one.ours), one.candidates])),
  };
}

/** The certain pairs with a person's choices, which win; choices of players who are gone are left out. */
export function withChoices(
  { pairs }: Pairing,
  appPlayers: readonly FantasyPlayer[],
  choices: ReadonlyMap<number, string | null>,
): Pairs {
  const knownIds = new Set(appPlayers.map(({ id }) => id));
  const chosenPairs = [...choices].filter(([, id]) => id === null || knownIds.has(id));
  const takenIds = new Set(chosenPairs.flatMap(([, id]) => (id === null ? [] : [id])));
  const result = new Map([...pairs].filter(([index, id]) => !choices.has(index) && !takenIds.has(id)));
  for (const [index, id] of chosenPairs) if (id !== null) result.set(index, id);
  return result;
}

/** Pairs a player, or with null leaves him without a pair. An app's player belongs to one of ours. */
export function pair(pairs: Pairs, index: number, id: string | null): Outcome<Pairs, "taken"> {
  if (id !== null && [...pairs].some(([other, taken]) => taken === id && other !== index))
    return fail("taken");
  const next = new Map(pairs);
  if (id === null) next.delete(index);
  else next.set(index, id);
  return { ok: true, value: next };
}
