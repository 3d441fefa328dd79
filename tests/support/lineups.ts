import { expect, request } from "@playwright/test";
import type { NamedPlayer } from "./player.ts";
import type { Session } from "./product.ts";

/** Announces line-ups as an admin does: these players play, all others of both squads do not. */
export async function announceLineups(
  baseURL: string,
  admin: Session,
  match: string,
  squad: readonly NamedPlayer[],
  playing: ReadonlySet<number>,
): Promise<void> {
  const context = await request.newContext({
    baseURL,
    storageState: admin,
    extraHTTPHeaders: { origin: baseURL },
  });
  const changes = squad.map(({ player_index: index }) => ({
    player_index: index,
    field: "playing",
    value: playing.has(index),
  }));
  const reply = await context.put(`/api/admin/matches/${match}/overrides`, { data: { changes } });
  expect([reply.status(), await reply.text()]).toEqual([200, expect.any(String)]);
  await context.dispose();
}
