import type { FeedMatch, FeedPlayer, FeedSide } from "#modules/match-model/public.ts";
import { identify } from "../identity.ts";
import { turnSides } from "../plan-match.ts";
import type { FeedSides } from "../squad-line-ups.ts";
import type { StoredMatch, StoredPlayer } from "../stored-match.ts";
import { listedOnce } from "./listed-once.ts";
import type { TakeReason } from "./reason.ts";
import { plainName } from "./twin.ts";

/** A source's match in the words of the stored one: its order of the sides, its ids of the players. */
export interface ResolvedMatch {
  readonly match: FeedMatch;
  /** Players of the document who are not stored yet. */
  readonly addedPlayers: ReadonlySet<FeedPlayer>;
  /** The players by the source's ids. */
  readonly ids: ReadonlyMap<string, FeedPlayer>;
  /** Players who stand twice, and members of a line-up whom neither the document nor the stored match knows. */
  readonly reasons: readonly TakeReason[];
}

/** What is known of the source: its order of the sides, and which of our players its players are. */
export interface KnownSource {
  /** The source's name of our left side. */
  readonly leftName: string | null;
  readonly players: ReadonlyMap<string, number>;
}

export function resolve(
  before: StoredMatch | null,
  feedMatch: FeedMatch,
  source: KnownSource,
): ResolvedMatch {
  const storedPlayers = before?.players ?? [];
  const addedPlayers = new Set<FeedPlayer>();
  const ids = new Map<string, FeedPlayer>();
  const sides = turnedBy(before, feedMatch, source.leftName);
  const { listedPlayers, reasons: doubledReasons } = listedOnce(
    ([0, 1] as const).flatMap((side) =>
      (withMarks(sides[side], feedMatch.partial).players ?? []).map((player) => ({ side, player })),
    ),
  );
  const reasons: TakeReason[] = [...doubledReasons];
  const identifiedPlayers = identify(storedPlayers, listedPlayers, source.players);
  const resolvedPlayers = listedPlayers.map(({ side, player: original }, index) => {
    const same = identifiedPlayers[index] ?? null;
    const player = same === null ? withFreeId(original, storedPlayers) : { ...original, id: same.fixedId };
    if (same === null) addedPlayers.add(player);
    if (original.id !== undefined) ids.set(original.id, player);
    return { side, original, player };
  });
  const sideOf = (side: 0 | 1): FeedSide => {
    const { players, lineup, ...team } = sides[side];
    const ownPlayers = resolvedPlayers.filter((each) => each.side === side);
    const memberOf = (name: string): string[] => {
      const namedPlayer = ownPlayers.find(
        ({ original }) => original.id === name || original.name === name,
      )?.player;
      const index = source.players.get(name);
      const squad = storedPlayers.filter((player) => player.side === side);
      const member =
        namedPlayer?.id ??
        namedPlayer?.name ??
        (index === undefined
          ? squad.find((player) => player.fixedId === name || player.name === name)
          : squad.find((player) => player.index === index)
        )?.fixedId;
      if (member === undefined) reasons.push(unknownMember(side, name));
      return member === undefined ? [] : [member];
    };
    return {
      ...team,
      ...(players === undefined ? {} : { players: ownPlayers.map(({ player }) => player) }),
      ...(lineup === undefined ? {} : { lineup: lineup.flatMap(memberOf) }),
    };
  };
  return { match: { ...feedMatch, sides: [sideOf(0), sideOf(1)] }, addedPlayers, ids, reasons };
}

/** By the names of the stored match, or by the source's own name of our left side. */
export function turnedBy(
  before: StoredMatch | null,
  { sides }: Pick<FeedMatch, "sides">,
  leftName: string | null,
): FeedSides {
  const [left, right] = sides;
  if (leftName !== null && left.name === leftName) return sides;
  if (leftName !== null && right.name === leftName) return [right, left];
  if (before === null) return sides;
  const [first, second] = before.sides.map(({ name }) => plainName(name));
  const [one, two] = [left, right].map(({ name }) => plainName(name ?? ""));
  return one !== first && two !== second && (one === second || two === first)
    ? [right, left]
    : turnSides(before, sides);
}

/** An id of another source may belong to another player here. */
function withFreeId(player: FeedPlayer, stored: readonly StoredPlayer[]): FeedPlayer {
  if (player.id === undefined || stored.every(({ fixedId }) => fixedId !== player.id)) return player;
  const { id: _taken, ...rest } = player;
  return rest;
}

/**
 * In a complete squad with a player marked as playing the others do not play. This is said here, because a squad that
 * is not taken no longer counts as complete.
 */
function withMarks(side: FeedSide, partial: boolean): FeedSide {
  const isMarked = side.players?.some((player) => player.playing) === true;
  if (partial || !isMarked || side.players === undefined) return side;
  return {
    ...side,
    players: side.players.map((player) => ({ ...player, playing: player.playing ?? false })),
  };
}

const unknownMember = (side: 0 | 1, name: string): TakeReason => ({
  code: "player",
  side,
  subject: name,
  name: name,
  field: "lineup",
  given: name,
  reason: "is in the line-up and not in the squad",
});
