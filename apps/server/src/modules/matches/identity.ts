import { createHash } from "node:crypto";
import type { FeedPlayer } from "../match-model/public.ts";
import type { StoredPlayer } from "./stored-match.ts";

/** `jos-buttler` from "Jos Buttler"; a name without Latin letters becomes a short hash of itself. */
export function slugOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return plain.length > 1 ? plain.slice(0, 40) : createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/**
 * An id for a player whose feed gives none: the same for the same side, name and role, and different from all `takenIds`.
 */
export function derivedId(
  side: string,
  name: string,
  roleCode: string,
  takenIds: ReadonlySet<string>,
): string {
  const base = `${slugOf(side).slice(0, 20)}-${slugOf(name)}-${roleCode.toLowerCase()}`;
  let id = base;
  for (let copy = 2; takenIds.has(id); copy++) id = `${base}-${copy}`;
  return id;
}

const sameName = (player: StoredPlayer, name: string): boolean =>
  player.name.localeCompare(name, "en", { sensitivity: "base" }) === 0;

/**
 * The stored player of each of a feed's players; null for a new one. By id first, on either side; then, where one of
 * the two has no id of its own, by side, name and role; last by side and name where that is unambiguous.
 */
export function identify(
  storedPlayers: readonly StoredPlayer[],
  feedPlayers: readonly { readonly side: 0 | 1; readonly player: FeedPlayer }[],
  /** Of a source with ids of its own: which of our players they are. */
  ofSource?: ReadonlyMap<string, number>,
): (StoredPlayer | null)[] {
  const free = new Set(storedPlayers);
  const identifiedPlayers: (StoredPlayer | null)[] = feedPlayers.map(() => null);
  const pass = (
    match: (side: 0 | 1, player: FeedPlayer) => readonly StoredPlayer[],
    alike: "refused" | "in order" = "refused",
  ): void => {
    for (const [index, { side, player }] of feedPlayers.entries()) {
      if (identifiedPlayers[index] !== null) continue;
      const candidates = match(side, player).filter((candidate) => free.has(candidate));
      const [only] = candidates;
      if (only === undefined || (candidates.length > 1 && alike === "refused")) continue;
      identifiedPlayers[index] = only;
      free.delete(only);
    }
  };
  const indexes = new Set(ofSource?.values());
  const playersNamed = (side: 0 | 1, player: FeedPlayer): StoredPlayer[] =>
    player.name === undefined
      ? []
      : storedPlayers.filter(
          (candidate) =>
            candidate.side === side &&
            // Ids of two sources say nothing about each other; two ids of one source are two players.
            !(ofSource === undefined
              ? candidate.ownId && player.id !== undefined
              : indexes.has(candidate.index) && player.id !== undefined) &&
            sameName(candidate, player.name ?? ""),
        );
  pass((_, player) =>
    storedPlayers.filter((candidate) =>
      ofSource?.has(player.id ?? "") === true
        ? candidate.index === ofSource.get(player.id ?? "")
        : candidate.fixedId === player.id && !indexes.has(candidate.index),
    ),
  );
  // Two players with the same side, name and role cannot be distinguished: the first listed is the first stored.
  pass(
    (side, player) => playersNamed(side, player).filter((candidate) => candidate.role === player.role),
    "in order",
  );
  const rivals = (side: 0 | 1, name: string): number =>
    feedPlayers.filter(
      (other, index) =>
        identifiedPlayers[index] === null && other.side === side && other.player.name === name,
    ).length;
  pass((side, player) => (rivals(side, player.name ?? "") > 1 ? [] : playersNamed(side, player)));
  return identifiedPlayers;
}
