import { afterAll, beforeAll, expect, test } from "vitest";
import type { Team } from "@teamwright/domain";
import { openKillableDatabase } from "#testing/killable-database.ts";
import type { KillableDatabase } from "#testing/killable-database.ts";
import type { TestApp } from "#testing/test-app.ts";
import { makeWorld, postTeams, readTeams, startGroupServer } from "./testing/group-world.ts";

let data: KillableDatabase;
let server: TestApp;
let teams: Team[];
/** Runs once before teams are read from the database. */
let meanwhile: (() => Promise<unknown>) | null = null;
beforeAll(async () => {
  data = await openKillableDatabase((client) => ({
    query: async (sql, ...rest) => {
      const work = meanwhile;
      if (work !== null && sql.includes('from "posted_team_sets"')) {
        meanwhile = null;
        await work();
      }
      return client.query(sql, ...rest);
    },
    exec: (sql) => client.exec(sql),
    transaction: (run) => client.transaction(run),
  }));
  ({ server, teams } = await startGroupServer(data.connect()));
});
afterAll(async () => {
  await server.close();
  await data.close();
});

test("who reads teams while their repair ends gets the repaired ones", async () => {
  const world = await makeWorld(server);
  const { owner, groupId, two } = world;
  const about = { matchId: "sample-1", groupId };
  let from = 0;
  const repair = () => {
    from += 7;
    const teamData = teams.slice(from, from + 7).map((team, at) => ({ ...team, team_number: at + 1 }));
    return owner.call.groups.repair({
      body: { ...about, groupOwnerPhoneNumber: owner.account.phone, teamData, out: [] },
    });
  };
  const isRepaired = (team: Team | undefined) =>
    teams.slice(from, from + 7).some((each) => String(each.team) === String(team?.team));
  await postTeams(teams, world);
  meanwhile = repair;
  const own = await readTeams(two, groupId);
  expect(own).toMatchObject({ ok: true });
  expect(own.ok && own.data.teamData.every(isRepaired)).toBe(true);
  await repair();
  meanwhile = repair;
  const posted = await owner.call.groups.posted({ body: about });
  expect(posted.ok && posted.data.teamData.every(isRepaired)).toBe(true);
  await repair();
  meanwhile = repair;
  expect(await owner.call.groups.delivery({ body: about })).toMatchObject({
    data: { data: { numberOfTeams: 7 } },
  });
  await repair();
  expect(meanwhile).toBeNull();
});
