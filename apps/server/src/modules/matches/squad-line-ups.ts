import type { Sport } from "@teamwright/domain";
import type { FeedPlayer, FeedSide, Origin } from "../match-model/public.ts";
import type { StoredPlayer, StoredSide } from "./stored-match.ts";

export type ReasonReporter = (field: string, reason: string, origin?: Origin) => void;
export type FeedSides = readonly [FeedSide, FeedSide];

export interface FeedSidePlayer {
  readonly side: 0 | 1;
  readonly player: FeedPlayer;
}

/** What merging the squads of a match needs of it. */
export interface SquadMerge {
  readonly feedSides: FeedSides;
  readonly sides: readonly [StoredSide, StoredSide];
  readonly sport: Sport;
  readonly partial: boolean;
  readonly report: ReasonReporter;
}

/** The players of a document, and which stored one each of them is. */
interface ListedPlayers {
  readonly listedIndexes: ReadonlySet<number>;
  readonly givenPlayers: readonly FeedSidePlayer[];
  readonly foundPlayers: readonly (StoredPlayer | null)[];
}

export const isPartial = (partial: boolean, side: FeedSide): boolean => side.partial ?? partial;

/**
 * Line-ups are complete: a side's `lineup` list is exact. A complete squad with at least one player marked as playing
 * means that unmarked players do not play.
 */
export function withLineups(
  players: readonly StoredPlayer[],
  { listedIndexes, givenPlayers, foundPlayers }: ListedPlayers,
  { feedSides, partial, report }: SquadMerge,
): StoredPlayer[] {
  const unmarkedPlayers = new Set(
    givenPlayers.flatMap(({ player }, index) => {
      const known = foundPlayers[index];
      return player.playing === undefined && known ? [known.index] : [];
    }),
  );
  const exact = ([0, 1] as const).map((side) => namedLineup(players, side, feedSides[side], report));
  const markedSides = ([0, 1] as const).map((side) =>
    (feedSides[side].players ?? []).some((player) => player.playing),
  );
  return players.map((player) => {
    const lineup = exact[player.side];
    if (lineup !== undefined && lineup !== null) return { ...player, playing: lineup.has(player.index) };
    const droppedPlayers =
      !isPartial(partial, feedSides[player.side]) &&
      markedSides[player.side] === true &&
      listedIndexes.has(player.index) &&
      unmarkedPlayers.has(player.index);
    return droppedPlayers ? { ...player, playing: false } : player;
  });
}

function namedLineup(
  players: readonly StoredPlayer[],
  side: 0 | 1,
  feedSide: FeedSide,
  report: ReasonReporter,
): ReadonlySet<number> | null {
  if (feedSide.lineup === undefined) return null;
  const field = side === 0 ? "left.lineup" : "right.lineup";
  const squad = players.filter((player) => player.side === side && !player.withdrawn);
  const chosenIndexes = new Set<number>();
  for (const name of feedSide.lineup) {
    const byId = squad.filter((player) => player.fixedId === name);
    const matching = byId.length > 0 ? byId : squad.filter((player) => player.name === name);
    const [only] = matching;
    if (only === undefined) report(field, `"${name}" is not in the squad`);
    else if (matching.length > 1)
      report(field, `"${name}" is the name of ${matching.length} players; use the id`);
    else chosenIndexes.add(only.index);
  }
  return chosenIndexes;
}
