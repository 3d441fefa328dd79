import type { Player } from "@teamwright/domain";
import type { MatchRecord, TypedPoints } from "./match-record.ts";

type PointsByPlayerId = Readonly<Record<string, number>>;

/** The entries by key: equal for equal values, in whatever order they are stored. */
export const entriesByKey = <Value>(values: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));

const textOf = (points: PointsByPlayerId): string => JSON.stringify(entriesByKey(points));

/** Equal for the same points typed at the same time. */
export const typedKey = ({ time, points }: TypedPoints): string => `${time} ${textOf(points)}`;

const latestFirst = (one: TypedPoints, other: TypedPoints): number =>
  other.time - one.time || (typedKey(one) < typedKey(other) ? 1 : -1);

/** The players with these points; a player who is not listed keeps the known points. */
export const withPoints = (players: readonly Player[], points: ReadonlyMap<string, number>): Player[] =>
  players.map((player) => ({ ...player, points: points.get(player.player_fixed_id) ?? player.points }));

/** Each points once, the latest first. */
function versionsOf(typedPoints: readonly TypedPoints[]): TypedPoints[] {
  const once = new Map<string, TypedPoints>();
  for (const each of typedPoints.toSorted(latestFirst)) {
    const text = textOf(each.points);
    if (!once.has(text)) once.set(text, each);
  }
  return [...once.values()];
}

/**
 * The match with these versions of typed points, the latest of them shown. The order in which versions were added makes
 * no difference, so devices that have the same versions show the same points. Without any, the shown points stay.
 */
export function withTypedPoints(match: MatchRecord, typedPoints: readonly TypedPoints[]): MatchRecord {
  const versions = versionsOf(typedPoints);
  const [latest] = versions;
  const [newestPoints] = match.typed_points ?? [];
  const next = { ...match, typed_points: versions };
  if (latest === undefined || (newestPoints !== undefined && typedKey(newestPoints) === typedKey(latest)))
    return next;
  const { parts: _parts, scoring: _scoring, ...unscoredMatch } = next;
  const points = new Map(Object.entries(latest.points));
  const [left, right] = match.player_list;
  return {
    ...unscoredMatch,
    status: 2,
    result: true,
    player_list: [withPoints(left, points), withPoints(right, points)],
  };
}
