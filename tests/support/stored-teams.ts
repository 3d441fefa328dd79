import type { Page } from "@playwright/test";
import { dumpDatabase } from "./records.ts";

export interface StoredTeam {
  readonly number: number;
  readonly players: readonly number[];
  readonly captain: number;
  readonly viceCaptain: number;
}

interface Columns {
  readonly count: number;
  readonly members: { readonly numbers: readonly number[] };
  readonly captain: { readonly numbers: readonly number[] };
  readonly viceCaptain: { readonly numbers: readonly number[] };
  readonly number: { readonly numbers: readonly number[] };
}
interface TeamsRow {
  readonly match_id: string;
  readonly id: number;
  readonly teams: Columns;
}

/** The teams of an attempt as stored in the browser: bit p of a row's three words is player p. */
export async function storedTeams(page: Page, match: string, attempt: number): Promise<StoredTeam[]> {
  const { stores } = await dumpDatabase(page, "teamwright");
  const rows = (stores.find(({ name }) => name === "tgk_teams")?.rows ?? []) as TeamsRow[];
  const foundAttempt = rows.find((row) => row.match_id === match && row.id === attempt);
  if (foundAttempt === undefined) throw new Error(`No attempt ${attempt} of ${match} is stored`);
  const { count, members, captain, viceCaptain, number } = foundAttempt.teams;
  const holds = (row: number, player: number) =>
    (((members.numbers[3 * row + (player >> 5)] ?? 0) >>> (player & 31)) & 1) === 1;
  return Array.from({ length: count }, (_, row) => ({
    number: number.numbers[row] ?? 0,
    players: Array.from({ length: 70 }, (_none, player) => player).filter((player) => holds(row, player)),
    captain: captain.numbers[row] ?? -1,
    viceCaptain: viceCaptain.numbers[row] ?? -1,
  }));
}
