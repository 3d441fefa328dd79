import type { FeedPlayer } from "../match-model/public.ts";
import { derivedId, identify } from "./identity.ts";
import { isPartial, withLineups } from "./squad-line-ups.ts";
import type { FeedSidePlayer, FeedSides, SquadMerge } from "./squad-line-ups.ts";
import { ONLY_IN_SQUAD } from "./stored-match.ts";
import type { StoredPlayer } from "./stored-match.ts";

/** The stored players with what the feed says of them, those that are new, and the line-ups of both squads. */
export function mergePlayers(storedPlayers: readonly StoredPlayer[], merge: SquadMerge): StoredPlayer[] {
  const { feedSides, partial, report } = merge;
  const feedPlayers = ([0, 1] as const).flatMap((side) =>
    (feedSides[side].players ?? []).map((player) => ({ side, player })),
  );
  const identifiedPlayers = identify(storedPlayers, feedPlayers);
  const takenIds = new Set(storedPlayers.map((player) => player.fixedId));
  const touchedPlayers = new Map<number, StoredPlayer>();
  let next = storedPlayers.reduce((most, player) => Math.max(most, player.index + 1), 0);
  for (const [index, { side, player }] of feedPlayers.entries()) {
    const storedPlayer = identifiedPlayers[index] ?? null;
    const mergedPlayer =
      storedPlayer === null
        ? newPlayer(next++, { side, player }, takenIds, merge)
        : mergePlayer(storedPlayer, side, player);
    takenIds.add(mergedPlayer.fixedId);
    if (touchedPlayers.has(mergedPlayer.index)) report("name", "the player is listed twice", player.origin);
    touchedPlayers.set(mergedPlayer.index, mergedPlayer);
  }
  const keptPlayers = storedPlayers.map(
    (player) => touchedPlayers.get(player.index) ?? leftOut(player, feedSides, partial),
  );
  const addedPlayers = [...touchedPlayers.values()].filter(
    (player) => !storedPlayers.some((known) => known.index === player.index),
  );
  return withLineups(
    [...keptPlayers, ...addedPlayers],
    {
      listedIndexes: new Set(touchedPlayers.keys()),
      givenPlayers: feedPlayers,
      foundPlayers: identifiedPlayers,
    },
    merge,
  );
}

/** A player missing from a complete squad has left it. */
function leftOut(player: StoredPlayer, feedSides: FeedSides, partial: boolean): StoredPlayer {
  const isListed = (feedSides[player.side].players ?? []).length > 0;
  return isPartial(partial, feedSides[player.side]) || !isListed || player.byHand
    ? player
    : { ...player, withdrawn: true, playing: false };
}

function newPlayer(
  index: number,
  { side, player: feedPlayer }: FeedSidePlayer,
  takenIds: ReadonlySet<string>,
  { sides, sport, report }: SquadMerge,
): StoredPlayer {
  const missing = (["name", "role", "credits"] as const).filter((field) => feedPlayer[field] === undefined);
  for (const field of missing)
    report(
      field,
      `is missing, and ${feedPlayer.name ?? feedPlayer.id ?? "the player"} is new to the match`,
      feedPlayer.origin,
    );
  const name = feedPlayer.name ?? feedPlayer.id ?? "";
  const role = feedPlayer.role ?? 0;
  if (feedPlayer.id !== undefined && takenIds.has(feedPlayer.id))
    report("id", `"${feedPlayer.id}" is listed twice`, feedPlayer.origin);
  const fresh: StoredPlayer = {
    index,
    fixedId: feedPlayer.id ?? derivedId(sides[side].shortName, name, sport.roles[role]?.code ?? "", takenIds),
    ownId: feedPlayer.id !== undefined,
    side,
    name,
    role,
    credits: feedPlayer.credits ?? 0,
    ...ONLY_IN_SQUAD,
  };
  return mergePlayer(fresh, side, feedPlayer);
}

function mergePlayer(storedPlayer: StoredPlayer, side: 0 | 1, feedPlayer: FeedPlayer): StoredPlayer {
  const or = <Value>(value: Value | undefined, before: Value): Value =>
    value === undefined ? before : value;
  return {
    ...storedPlayer,
    side,
    name: feedPlayer.name ?? storedPlayer.name,
    role: feedPlayer.role ?? storedPlayer.role,
    credits: feedPlayer.credits ?? storedPlayer.credits,
    image: feedPlayer.image ?? storedPlayer.image,
    points: or(feedPlayer.points, storedPlayer.points),
    // Points that arrive without parts do not belong to the stored parts.
    pointsByRule: or(
      feedPlayer.points_by_rule,
      feedPlayer.points === undefined ? storedPlayer.pointsByRule : null,
    ),
    marks: feedPlayer.points_marks ?? (feedPlayer.points === undefined ? storedPlayer.marks : []),
    performance: or(
      feedPlayer.performance,
      feedPlayer.points === undefined ? storedPlayer.performance : null,
    ),
    selectedBy: or(feedPlayer.selected_by, storedPlayer.selectedBy),
    captainPercentage: or(feedPlayer.captain_percentage, storedPlayer.captainPercentage),
    viceCaptainPercentage: or(feedPlayer.vice_captain_percentage, storedPlayer.viceCaptainPercentage),
    playing: feedPlayer.playing ?? storedPlayer.playing,
    lastPlay: feedPlayer.last_play ?? storedPlayer.lastPlay,
    availability: or(feedPlayer.availability, storedPlayer.availability),
    providerId: or(feedPlayer.pl_id, storedPlayer.providerId),
    appIds:
      feedPlayer.app_ids === undefined
        ? storedPlayer.appIds
        : Object.entries(feedPlayer.app_ids).map(([name, id]) => ({ name, id })),
    withdrawn: false,
  };
}
