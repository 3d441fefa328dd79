import type { Db } from "#db/database.ts";
import { findMatch } from "../match-store.repository.ts";
import { turnedBy } from "./resolve.ts";
import { findSourceMatch, readSourcePlayers } from "./source-ids.repository.ts";

/** A stored player as a source knows him: its id and its order of the sides; the rest as users see it. */
export interface PlayerOfSource {
  readonly id: string;
  readonly side: 0 | 1;
  readonly role: number;
  readonly playing: boolean;
}

/**
 * The squads of a source's match in the source's own words. Another source may have brought the match or the player, and
 * an admin may have merged players, so the ids are those of the mapping. Empty where the match is not stored.
 */
export async function playersOfSource(
  db: Db,
  source: string,
  sourceMatchId: string,
  /** The source's names of its sides. */
  names: readonly [string, string],
): Promise<PlayerOfSource[]> {
  const row = await findSourceMatch(db, source, sourceMatchId);
  const match = row === null || row.matchId === null ? null : await findMatch(db, row.matchId);
  if (row === null || match === null) return [];
  const [left, right] = [{ name: names[0] }, { name: names[1] }];
  const isTurned = turnedBy(match.stored, { sides: [left, right] }, row.leftName)[0] !== left;
  const squad = new Map(
    match.shown.players.filter(({ withdrawn }) => !withdrawn).map((player) => [player.index, player]),
  );
  const ids = await readSourcePlayers(db, match.stored.id, source);
  return [...ids].flatMap(([id, index]) => {
    const player = squad.get(index);
    // Two ids of one player: he is taken once.
    squad.delete(index);
    if (player === undefined) return [];
    const { role, playing } = player;
    return [{ id, side: isTurned ? (player.side === 0 ? 1 : 0) : player.side, role, playing }];
  });
}
