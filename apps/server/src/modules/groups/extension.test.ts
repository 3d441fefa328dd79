import type { Team } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import type { TestApp } from "#testing/test-app.ts";
import { addDays } from "../plans/plan.repository.ts";
import { addMember, makeWorld, postTeams, readTeams, startGroupServer } from "./testing/group-world.ts";
import type { World } from "./testing/group-world.ts";

let server: TestApp;
let teams: Team[];
let world: World;
beforeAll(async () => {
  ({ server, teams } = await startGroupServer());
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await makeWorld(server);
});

const about = () => ({ groupId: world.groupId, matchId: "sample-1" });
const extend = (members: readonly SignedInVisitor[], by = world.owner) =>
  by.call.groups.extend({
    body: { ...about(), phoneNumbers: members.map(({ account }) => account.phone) },
  });
/** The numbers and players of a member's teams. */
const teamsOf = async (member: SignedInVisitor) => {
  const reply = await readTeams(member, world.groupId);
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.teamData.map(({ team_number: number, team }) => ({ number, team }));
};
const sentRange = (from: number, to: number) =>
  teams.slice(from - 1, to).map(({ team }, index) => ({ number: from + index, team }));
const delivery = async () => {
  const result = await world.owner.call.groups.delivery({ body: about() });
  return result.ok ? result.data.data : null;
};

test("a second wave takes teams that nobody has; nobody's range changes", async () => {
  const { owner, one, two, idle, groupId } = world;
  expect(await extend([idle])).toMatchObject({ code: "no_group_teams" });
  await postTeams(teams, world, { teamData: teams.slice(0, 16) });
  expect(await delivery()).toMatchObject({ numberOfTeams: 7, spareTeams: 9 });
  const before = await Promise.all([teamsOf(one), teamsOf(two)]);
  const postReply = await owner.call.groups.posted({ body: about() });
  expect(postReply.ok && postReply.data.teamData).toHaveLength(7);

  expect(await extend([idle])).toMatchObject({ code: "group_members_changed" });
  expect(await extend([one])).toMatchObject({ code: "group_members_changed" });
  expect(await extend([one], one)).toMatchObject({ status: 403 });
  await addDays(server.deps.database.db, idle.account.id, "plan", 30);
  server.deps.bus.tell({ kind: "account", accountId: idle.account.id });
  const late = await signUp(server, { plan: 30 });
  await addMember(owner, groupId, late.account.phone, 6);
  expect(await extend([idle, late])).toMatchObject({
    code: "too_few_spare_teams",
    message: "Only 9 teams are left, 11 are needed!",
  });
  expect(await extend([idle])).toMatchObject({ data: { teams: 5, message: "1 person got teams." } });
  expect(await teamsOf(idle)).toEqual(sentRange(8, 12));
  expect(await Promise.all([teamsOf(one), teamsOf(two)])).toEqual(before);
  expect(await delivery()).toMatchObject({ numberOfTeams: 12, spareTeams: 4 });
  await owner.call.groups.editUser({ body: { groupId, userPhoneNumber: late.account.phone, teamsCount: 4 } });
  expect(await extend([late])).toMatchObject({ ok: true });
  expect(await teamsOf(late)).toEqual(sentRange(13, 16));
  const shares = (await delivery())!.members.map(({ left, right }) => [left, right]);
  expect(
    shares.flatMap(([left, right]) => Array.from({ length: right! - left! + 1 }, (_, i) => left! + i)),
  ).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  const auditRows = await server.deps.database.db.execute(
    sql`select details from audit_log where action = 'group.extend' and details->>'group' = ${groupId} order by created_at`,
  );
  expect(auditRows).toMatchObject({
    rows: [{ details: { match: "sample-1", teams: 5, members: 1 } }, { details: { teams: 4, members: 1 } }],
  });
});

test("two second waves at the same time give a member one range", async () => {
  const { idle } = world;
  await postTeams(teams, world, { teamData: teams.slice(0, 30) });
  await addDays(server.deps.database.db, idle.account.id, "plan", 30);
  server.deps.bus.tell({ kind: "account", accountId: idle.account.id });
  const results = await Promise.all([extend([idle]), extend([idle])]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await delivery()).toMatchObject({ numberOfTeams: 12, spareTeams: 18 });
});

test("a repair keeps the teams that nobody has, except those with a player who is out or that it gave away", async () => {
  const { owner, idle } = world;
  await postTeams(teams, world, { teamData: teams.slice(0, 40) });
  const out = teams[20]!.team.flat().at(-1)!;
  const holds = ({ team }: Team) => team.flat().includes(out);
  const spare = teams.slice(7, 40).filter((team) => !holds(team));
  expect(spare.length).toBeGreaterThan(6);
  const [givenNumber, ...rest] = spare;
  const teamData = teams.slice(0, 7).with(0, givenNumber!);
  expect(
    await owner.call.groups.repair({
      body: { ...about(), groupOwnerPhoneNumber: owner.account.phone, teamData, out: [out] },
    }),
  ).toMatchObject({ data: { changed: 1 } });
  expect(await delivery()).toMatchObject({ numberOfTeams: 7, spareTeams: rest.length });
  await addDays(server.deps.database.db, idle.account.id, "plan", 30);
  server.deps.bus.tell({ kind: "account", accountId: idle.account.id });
  expect(await extend([idle])).toMatchObject({ ok: true });
  expect(await teamsOf(idle)).toEqual(
    rest.slice(0, 5).map(({ team }, index) => ({ number: 8 + index, team })),
  );
});
