import { isDeepStrictEqual } from "node:util";
import type { FeedPlayer } from "#modules/match-model/public.ts";
import type { TakeReason } from "./reason.ts";

interface ListedPlayer {
  readonly side: 0 | 1;
  readonly player: FeedPlayer;
}

/**
 * The players of a document, each id once: the first entry counts. A second entry would be nobody who is stored, and so
 * become another player of the same name. One that says something else is reported.
 */
export function listedOnce(listedPlayers: readonly ListedPlayer[]): {
  readonly listedPlayers: readonly ListedPlayer[];
  readonly reasons: readonly TakeReason[];
} {
  const first = new Map<string, ListedPlayer>();
  const reasons: TakeReason[] = [];
  const keptPlayers = listedPlayers.filter((each) => {
    const { id } = each.player;
    if (id === undefined) return true;
    const same = first.get(id);
    if (same === undefined) first.set(id, each);
    else if (!isDeepStrictEqual(saidBy(each), saidBy(same))) reasons.push(reasonOf(each, id));
    return same === undefined;
  });
  return { listedPlayers: keptPlayers, reasons };
}

const saidBy = ({ side, player: { origin: _origin, ...values } }: ListedPlayer) => ({ side, ...values });

const reasonOf = ({ side, player }: ListedPlayer, id: string): TakeReason => ({
  code: "value",
  side,
  subject: id,
  name: player.name ?? id,
  field: "id",
  given: id,
  reason: "is listed twice, with different values",
});
