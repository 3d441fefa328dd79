import { fail } from "@teamwright/domain";
import type { Outcome, Player, PointsPart } from "@teamwright/domain";
import { database } from "./database.ts";
import { matchRecord } from "./match-record.ts";
import type { MatchRecord, PointsSource } from "./match-record.ts";
import { readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

export interface PointsToStore {
  readonly status: 1 | 2;
  /** By player_fixed_id; a player who is not listed keeps the known points. */
  readonly points: ReadonlyMap<string, number>;
  /** The breakdown, likewise; absent for points by hand. */
  readonly parts?: ReadonlyMap<string, readonly PointsPart[]>;
  /** The rule-set of the points, likewise. */
  readonly scoring?: PointsSource | undefined;
}

/** Stores the players' points of a match and its status. */
export async function storePoints(
  matchId: string,
  { status, points, parts = new Map(), scoring }: PointsToStore,
  db = database,
): Promise<Outcome<MatchRecord, StorageFailure>> {
  const withPoints = (players: readonly Player[]): Player[] =>
    players.map((player) => ({ ...player, points: points.get(player.player_fixed_id) ?? player.points }));
  const outcome = await storing(() =>
    db.transaction("rw", db.matches, async () => {
      const found = readStored(matchRecord, await db.matches.get(matchId));
      if (!found.ok) return null;
      const { parts: _parts, scoring: _scoring, ...kept } = found.value;
      const [left, right] = kept.player_list;
      const record: MatchRecord = {
        ...kept,
        status,
        result: kept.result || points.size > 0,
        ...(parts.size === 0
          ? {}
          : { parts: Object.fromEntries([...parts].map(([id, of]) => [id, [...of]])) }),
        ...(scoring === undefined ? {} : { scoring }),
        player_list: [withPoints(left), withPoints(right)],
      };
      // Every write makes open screens re-read, so known points are not written again.
      if (changes(found.value, record)) await db.matches.put(record);
      return record;
    }),
  );
  if (!outcome.ok) return outcome;
  return outcome.value === null ? fail(notFound()) : { ok: true, value: outcome.value };
}

function changes(before: MatchRecord, after: MatchRecord): boolean {
  const standing = ({ status, result, player_list, parts, scoring }: MatchRecord) =>
    JSON.stringify([status, result, player_list.flat().map(({ points }) => points), parts, scoring]);
  return standing(before) !== standing(after);
}

/** Players who could have been picked with profit: in the line-up, or with points. By player_index. */
export function playedIn({ player_list }: MatchRecord): number[] {
  const players = player_list.flat();
  const played = players.filter(({ playing, points }) => playing === 1 || points !== 0);
  return (played.length > 0 ? played : players).map(({ player_index }) => player_index);
}

/** Points by player_index, in the engine's format. */
export function pointsByIndex({ player_list }: MatchRecord): number[] {
  const points: number[] = [];
  for (const player of player_list.flat()) points[player.player_index] = player.points;
  return Array.from(points, (value) => value ?? 0);
}
