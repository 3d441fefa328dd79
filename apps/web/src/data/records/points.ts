import { fail } from "@teamwright/domain";
import type { Outcome, PointsPart } from "@teamwright/domain";
import { database } from "./database.ts";
import { matchRecord } from "./match-record.ts";
import type { MatchRecord, PointsSource } from "./match-record.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { withPoints } from "./typed-points.ts";

export interface PointsToStore {
  readonly status: 1 | 2;
  /** By player_fixed_id; a player who is not listed keeps the known points. */
  readonly points: ReadonlyMap<string, number>;
  /** The breakdown, likewise; absent for points by hand. */
  readonly parts?: ReadonlyMap<string, readonly PointsPart[]>;
  /** The rule-set of the points, likewise. */
  readonly scoring?: PointsSource | undefined;
  /** When the user typed them, milliseconds; absent for points of a feed. */
  readonly typedAt?: number;
}

/** Stores the players' points of a match and its status. */
export async function storePoints(
  matchId: string,
  { status, points, parts = new Map(), scoring, typedAt }: PointsToStore,
  db = database,
): Promise<Outcome<MatchRecord, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", [db.matches], async () => {
      const match = readStored(matchRecord, await db.matches.get(matchId));
      if (!match.ok) return null;
      const { parts: _parts, scoring: _scoring, typed_points: _typed, ...unscoredMatch } = match.value;
      const [left, right] = unscoredMatch.player_list;
      const record: MatchRecord = {
        ...unscoredMatch,
        status,
        result: unscoredMatch.result || points.size > 0,
        ...(parts.size === 0
          ? {}
          : { parts: Object.fromEntries([...parts].map(([id, of]) => [id, [...of]])) }),
        ...(scoring === undefined ? {} : { scoring }),
        player_list: [withPoints(left, points), withPoints(right, points)],
        // They replace the versions of every device: the user has seen them.
        ...(typedAt === undefined
          ? {}
          : { typed_points: [{ time: typedAt, points: Object.fromEntries(points) }] }),
      };
      // Every write makes open screens re-read, so known points are not written again.
      const isChanged = changes(match.value, record);
      if (isChanged) await db.matches.put(record);
      return { record, changed: isChanged };
    }),
  );
  if (!outcome.ok) return outcome;
  if (outcome.value === null) return fail(notFound());
  const { record, changed } = outcome.value;
  // Points of a feed are not synchronised: every device gets them from the server.
  if (changed && typedAt !== undefined) noteRecordsChanged("other");
  return { ok: true, value: record };
}

function changes(before: MatchRecord, after: MatchRecord): boolean {
  const standing = ({ status, result, player_list, parts, scoring, typed_points = [] }: MatchRecord) =>
    JSON.stringify([
      status,
      result,
      player_list.flat().map(({ points }) => points),
      parts,
      scoring,
      typed_points,
    ]);
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
