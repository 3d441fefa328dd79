import { mapPlayers } from "@teamwright/transfer";
import type { AdminPlayer } from "./match-queries.ts";

export type AnnouncedPlayers = {
  /** Indexes of the players whom the names mean without doubt. */
  readonly sure: readonly number[];
  /** Names without a certain player, with the players who may be meant, the likeliest first. */
  readonly open: readonly { readonly name: string; readonly candidates: readonly number[] }[];
};

/** Numbers before a name, and marks such as (c) or (wk) after it. */
const bare = (line: string): string =>
  line
    .replaceAll(/\([^)]*\)|[*†]/g, "")
    .replace(/^\s*\d+[.):]?\s*/, "")
    .trim();

/** The names of a pasted line-up: one a line, or divided by commas, semicolons or tabs. */
const namesOf = (pastedText: string): string[] => [
  ...new Set(
    pastedText
      .split(/[\n\r,;\t]+/)
      .map(bare)
      .filter((name) => /\p{L}/u.test(name)),
  ),
];

/** Finds a side's players by the pasted names, as the mapper compares names with an app's. */
export function announcedIn(players: readonly AdminPlayer[], pastedText: string): AnnouncedPlayers {
  const names = namesOf(pastedText);
  const side = 0;
  const { pairs, pending, unused } = mapPlayers(
    players.map(({ player_index, name }) => ({ id: String(player_index), name, side, role: null })),
    names.map((name, index) => ({ id: String(index), name, side, role: null })),
  );
  const open = unused.map((id) => ({
    name: names[Number(id)] ?? "",
    candidates: pending
      .filter(({ candidates }) => candidates.includes(id))
      .toSorted((a, b) => a.candidates.indexOf(id) - b.candidates.indexOf(id))
      .map(({ ours }) => Number(ours)),
  }));
  return { sure: pairs.map(({ ours }) => Number(ours)), open };
}
