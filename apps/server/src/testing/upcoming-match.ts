import type { Team } from "@teamwright/domain";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import type { TestApp } from "./test-app.ts";

/** A legal team of `sampleMatch`, whose left players are 0 to 11 and right players 12 to 23: WK, 4 BAT, 2 AL, 5 BOWL. */
export const handMadeTeam = (): Team => ({
  team_number: 1,
  credits: 0,
  team: [[0], [1, 2, 13, 14], [5, 17], [7, 8, 19, 20]],
  captain: 1,
  vicecaptain: 13,
});

/** Brings `sampleMatch` in, with some of its fields changed; returns its id. */
export async function bringMatch(server: TestApp, changes: { id?: string; match_time?: string } = {}) {
  const match = { ...sampleMatch(changes.id), ...changes };
  const headers = { authorization: "Bearer a push key for tests only" };
  const reply = await server
    .visitor()
    .send("POST", "/api/feed/push", { body: { matches: [match] }, headers });
  if (reply.status !== 200) throw new Error(reply.text);
  return match.id;
}
