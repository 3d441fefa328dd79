import type { Team } from "@teamwright/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { findMatch } from "../matches/public.ts";
import { makeWorld, postTeams, startGroupServer } from "./testing/group-world.ts";

let server: TestApp;
let teams: Team[];
beforeAll(async () => {
  ({ server, teams } = await startGroupServer());
});
afterAll(() => server.close());

/** The feed's squad has this player no more. */
async function leave(index: number): Promise<void> {
  const { db } = server.deps.database;
  const leaver = (await findMatch(db, "sample-1"))!.stored.players.find((player) => player.index === index)!;
  const match = sampleMatch();
  const without = (side: typeof match.left) => ({
    ...side,
    players: side!.players!.filter(({ name }) => name !== leaver.name),
  });
  const body = { matches: [{ ...match, left: without(match.left), right: without(match.right) }] };
  const headers = { authorization: "Bearer a push key for tests only" };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers })).status).toBe(200);
}

test("a team that the repair leaves as it is may hold a player who has left the squad; a changed one may not", async () => {
  const world = await makeWorld(server);
  const { owner, groupId } = world;
  await postTeams(teams, world);
  const leaver = teams[0]!.team.flat().at(-1)!;
  const isWith = ({ team }: Team) => team.flat().includes(leaver);
  await leave(leaver);
  const repair = (teamData: readonly Team[]) =>
    owner.call.groups.repair({
      body: {
        groupId,
        matchId: "sample-1",
        groupOwnerPhoneNumber: owner.account.phone,
        teamData: [...teamData],
        out: [leaver],
      },
    });
  const [other, holder] = [teams.slice(7).find((team) => !isWith(team))!, teams.slice(7).find(isWith)!];
  expect(await repair(teams.slice(0, 7).with(1, holder))).toMatchObject({
    code: "posted_teams_refused",
    field: "teamData",
    message: expect.stringMatching(/^Team 2: player [A-Z].+ is not in this match\.$/),
  });
  expect(await repair(teams.slice(0, 7).with(1, other))).toMatchObject({ data: { changed: 1 } });
});
