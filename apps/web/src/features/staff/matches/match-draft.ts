import { matchFields, playerFields, readValue, textOf, type DeskField } from "./match-fields.ts";
import type { AdminMatch } from "./match-queries.ts";

/** Typed values that are not yet sent, by "player index or match" and field. */
export type FieldEdits = Readonly<Record<string, string>>;

export const draftKey = (playerIndex: number | null, field: DeskField): string =>
  `${playerIndex ?? "match"}.${field}`;

export type PendingChange = {
  readonly player_index: number | null;
  readonly field: DeskField;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly value: unknown;
  /** The value that was there. */
  readonly before: unknown;
};
export type DraftState = {
  readonly changes: readonly PendingChange[];
  /** The first mistake of each field, by its key. */
  readonly mistakes: Readonly<Record<string, string>>;
};

/** The changes of the draft: fields typed back to their stored value are not changes. */
export const draftState = (match: AdminMatch, draft: FieldEdits): DraftState => {
  const changes: PendingChange[] = [];
  const mistakes: Record<string, string> = {};
  const look = (player_index: number | null, field: DeskField, subject: string, before: unknown): void => {
    const from = textOf(field, before);
    const key = draftKey(player_index, field);
    const to = draft[key];
    if (to === undefined || to.trim() === from) return;
    const read = readValue(field, to);
    if (read.ok)
      changes.push({ player_index, field, subject, from, to: to.trim(), value: read.value, before });
    else mistakes[key] = read.error;
  };
  const title = `${match.left_team_name} v ${match.right_team_name}`;
  for (const field of matchFields) look(null, field, title, match[field]);
  for (const player of match.players)
    for (const field of playerFields) look(player.player_index, field, player.name, player[field]);
  return { changes, mistakes };
};

/** The match with the changes made. What follows from them, such as the marks of values set by hand, is not there. */
export const withValues = (match: AdminMatch, changes: readonly PendingChange[]): AdminMatch => {
  const valuesOf = (index: number | null) =>
    Object.fromEntries(
      changes.filter(({ player_index }) => player_index === index).map(({ field, value }) => [field, value]),
    );
  return {
    ...match,
    ...valuesOf(null),
    players: match.players.map((player) => ({ ...player, ...valuesOf(player.player_index) })),
  };
};

/** The typed values without those of the changes; what was typed into a field after its review stays. */
export const withoutChanges = (draft: FieldEdits, changes: readonly PendingChange[]): FieldEdits => {
  const sent = new Map(changes.map(({ player_index, field, to }) => [draftKey(player_index, field), to]));
  return Object.fromEntries(Object.entries(draft).filter(([key, typed]) => sent.get(key) !== typed.trim()));
};

/** How many of a side would play with the draft applied. */
export const playingCount = (match: AdminMatch, side: 0 | 1, draft: FieldEdits): number =>
  match.players.filter(
    (player) =>
      player.team_index === side &&
      !player.withdrawn &&
      (draft[draftKey(player.player_index, "playing")] ?? String(player.playing)) === "true",
  ).length;

/** Every override, for removing them all. */
export const overridesOf = (match: AdminMatch): { player_index: number | null; field: string }[] => [
  ...Object.keys(match.overridden).map((field) => ({ player_index: null, field })),
  ...match.players.flatMap((player) =>
    Object.keys(player.overridden).map((field) => ({ player_index: player.player_index, field })),
  ),
];
