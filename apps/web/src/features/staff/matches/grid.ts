import type { ClipboardEvent, KeyboardEvent } from "react";
import type { AdminPlayer } from "./match-queries.ts";
import type { MatchEditor } from "./use-match-editor.ts";

/** The columns of the players' grid, in the order of a spreadsheet's. */
export const gridFields = ["role", "credits", "points"] as const;
type GridField = (typeof gridFields)[number];

const isGridField = (field: string | undefined): field is GridField =>
  gridFields.some((name) => name === field);

/** The cell of a control, by the attributes of its place. */
const cellOf = (target: EventTarget): { readonly index: number; readonly field: GridField } | null => {
  if (!(target instanceof HTMLElement)) return null;
  const { player, field } = target.closest<HTMLElement>("[data-player]")?.dataset ?? {};
  return player !== undefined && isGridField(field) ? { index: Number(player), field } : null;
};

export type GridEdit = { readonly index: number; readonly field: GridField; readonly typed: string };

/** What a block of a spreadsheet fills from this cell on: to the right by tabs, down by lines. */
export function editsOf(
  players: readonly AdminPlayer[],
  roles: readonly string[],
  start: { readonly index: number; readonly field: GridField },
  block: string,
): GridEdit[] {
  const row = players.findIndex(({ player_index }) => player_index === start.index);
  const column = gridFields.indexOf(start.field);
  const lines = block.replace(/(\r?\n)+$/, "").split(/\r?\n/);
  return lines.flatMap((line, down) =>
    line.split("\t").flatMap((cell, right): GridEdit[] => {
      const player = players[row + down];
      const field = gridFields[column + right];
      if (player === undefined || field === undefined) return [];
      const text = cell.trim();
      const role = roles.findIndex((code) => code.toLowerCase() === text.toLowerCase());
      if (field === "role" && role === -1) return [];
      return [{ index: player.player_index, field, typed: field === "role" ? String(role) : text }];
    }),
  );
}

/** Paste of a block, and the arrow keys and Enter from cell to cell. */
export function gridEvents(editor: MatchEditor, players: readonly AdminPlayer[], roles: readonly string[]) {
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const block = event.clipboardData.getData("text/plain");
    const cell = cellOf(event.target);
    if (cell === null || !/[\t\n]/.test(block.trimEnd())) return;
    event.preventDefault();
    for (const { index, field, typed } of editsOf(players, roles, cell, block))
      editor.set(index, field, typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    const cell = cellOf(event.target);
    // In a select the arrows choose.
    if (step === undefined || cell === null || event.target instanceof HTMLSelectElement) return;
    const row = players.findIndex(({ player_index }) => player_index === cell.index);
    const next = players[row + step];
    if (next === undefined) return;
    event.preventDefault();
    const control = event.currentTarget.querySelector<HTMLElement>(
      `[data-player="${next.player_index}"][data-field="${cell.field}"] input`,
    );
    control?.focus();
  };
  return { onPaste, onKeyDown };
}
