import { expect, request } from "@playwright/test";
import type { NamedPlayer } from "./player.ts";
import type { Session } from "./product.ts";

interface Change {
  readonly player_index: number;
  readonly field: "playing" | "availability";
  readonly value: boolean | string;
}

async function callAsAdmin(
  baseURL: string,
  admin: Session,
  method: "POST" | "PUT",
  path: string,
  data: object,
): Promise<void> {
  const context = await request.newContext({
    baseURL,
    storageState: admin,
    extraHTTPHeaders: { origin: baseURL },
  });
  const reply = await context.fetch(path, { method, data });
  expect([reply.status(), await reply.text()]).toEqual([200, expect.any(String)]);
  await context.dispose();
}

/** Changes players of a match as an admin does. */
const override = (
  baseURL: string,
  admin: Session,
  match: string,
  changes: readonly Change[],
): Promise<void> => callAsAdmin(baseURL, admin, "PUT", `/api/admin/matches/${match}/overrides`, { changes });

/** A player leaves the squad, because another one of it is the same person. */
export const leaveSquad = (
  baseURL: string,
  admin: Session,
  match: string,
  players: { readonly from: number; readonly into: number },
): Promise<void> => callAsAdmin(baseURL, admin, "POST", `/api/admin/matches/${match}/players/merge`, players);

/** Announces line-ups: these players play, all others of both squads do not. */
export const announceLineups = (
  baseURL: string,
  admin: Session,
  match: string,
  squad: readonly NamedPlayer[],
  playing: ReadonlySet<number>,
): Promise<void> =>
  override(
    baseURL,
    admin,
    match,
    squad.map(({ player_index }) => ({ player_index, field: "playing", value: playing.has(player_index) })),
  );

/** An announced player is out after all. */
export const dropOut = (baseURL: string, admin: Session, match: string, player: number): Promise<void> =>
  override(baseURL, admin, match, [
    { player_index: player, field: "playing", value: false },
    { player_index: player, field: "availability", value: "unavailable" },
  ]);
