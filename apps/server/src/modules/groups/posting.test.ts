import type { Team } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { fillDisk } from "#testing/fill-disk.ts";
import type { TestApp } from "#testing/test-app.ts";
import { removePlan } from "../plans/plan.repository.ts";
import { lockGroup } from "./group.repository.ts";
import { findPost, withdrawPost } from "./post.repository.ts";
import {
  addMember,
  openGroup,
  rangesOf,
  cards,
  makeWorld,
  startGroupServer,
  postTeams,
  readTeams,
} from "./testing/group-world.ts";
import type { PostWish, World } from "./testing/group-world.ts";

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

const post = (to: World, wish?: PostWish, idempotencyKey?: string) =>
  postTeams(teams, to, wish, idempotencyKey);
const read = (member: SignedInVisitor, groupId = world.groupId, matchId?: string) =>
  readTeams(member, groupId, matchId);

describe("posting", () => {
  test("gives each member exactly the own range, and the list of matches and cards with it", async () => {
    const { one, two, idle, groupId } = world;
    expect(await post(world)).toMatchObject({ data: { message: "Group Teams Posted Successfully!" } });
    const memberTeams: Team[] = [];
    for (const [member, count] of [
      [one, 3],
      [two, 4],
    ] as const) {
      expect(await cards(member)).toMatchObject([
        { groupId, groupName: "Sunday Sixers", groupLogo: "flame", numberOfTeams: count },
      ]);
      const ownReply = await read(member);
      if (!ownReply.ok) throw new Error(ownReply.message);
      expect(ownReply.data.teamData).toHaveLength(count);
      expect(JSON.stringify(ownReply.data)).not.toContain(one.account.phone);
      memberTeams.push(...ownReply.data.teamData);
      const lists = await member.call.experts.teamList({ body: { phoneNumber: member.account.phone } });
      expect(lists.ok && lists.data.groupIdList).toEqual(["sample-1"]);
    }
    // Together they have each team once.
    expect(memberTeams.toSorted((a, b) => a.team_number - b.team_number).map(({ team }) => team)).toEqual(
      teams.slice(0, 7).map(({ team }) => team),
    );
    expect(await read(idle)).toMatchObject({ status: 403, code: "no_plan" });
    expect(await read(await signUp(server, { plan: 3 }))).toMatchObject({ status: 404 });
  });

  test("refuses ranges with gaps, of other sizes, of strangers, out of the seed's order, and no teams", async () => {
    const { one, two, idle } = world;
    const [first, second] = rangesOf(
      [
        [one.account.phone, 3],
        [two.account.phone, 4],
      ],
      5,
    );
    const swappedTeams = [
      { ...second!, left: 1, right: second!.right - second!.left + 1 },
      { ...first!, left: second!.right - second!.left + 2, right: 7 },
    ];
    for (const [primeUserData, refusal] of [
      [[first!, { ...second!, left: second!.left + 1, right: 8 }], { status: 400 }],
      [[first!, { ...second!, right: 8 }], { status: 409 }],
      [[first!, { ...second!, phoneNumber: "9666600001" }], { status: 409 }],
      [[first!, { ...second!, phoneNumber: idle.account.phone }], { status: 409 }],
      [[first!, first!], { status: 409 }],
      [[first!], { status: 400 }],
      [swappedTeams, { status: 400, field: "seed" }],
    ] as const)
      expect(await post(world, { primeUserData: [...primeUserData] })).toMatchObject(refusal);
    expect(await post(world, { teamData: teams.slice(0, 6) })).toMatchObject({ status: 400 });
    const twice = [...teams.slice(0, 6), teams[0]!];
    expect(await post(world, { teamData: twice })).toMatchObject({
      status: 201,
      message: "Team 7 is the same as team 1.",
    });
    // Football teams, and a sport that does not exist.
    for (const sportIndex of [1 as const, 4 as never])
      expect(await post(world, { sportIndex })).toMatchObject({ status: 400, field: "sportIndex" });
    expect(await post(world, { matchId: "started" })).toMatchObject({ code: "match_started" });
    expect(await post(world, { matchId: "nowhere" })).toMatchObject({ status: 400, field: "matchId" });
    expect(await cards(one)).toEqual([]);
  });

  test("happens once: two at the same time, a repeated key, a second post", async () => {
    const results = await Promise.all([post(world), post(world), post(world)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: "group_teams_posted" });
    const again = [
      await post(world, { matchId: "sample-2" }, "tap"),
      await post(world, { matchId: "sample-2" }, "tap"),
    ];
    expect(again.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await post(world)).toMatchObject({ code: "group_teams_posted" });
  });

  test("a member who left, was removed or lost the plan reads nothing; ranges stay", async () => {
    const { owner, groupId, one, two } = world;
    await post(world);
    await one.call.groups.removeUser({ body: { groupId, userPhoneNumber: one.account.phone } });
    expect(await read(one)).toMatchObject({ status: 404 });
    expect(await cards(one)).toEqual([]);
    const lists = await one.call.experts.teamList({ body: { phoneNumber: one.account.phone } });
    expect(lists.ok && lists.data.groupIdList).toEqual([]);
    await removePlan(server.deps.database.db, two.account.id, "plan");
    server.deps.bus.tell({ kind: "account", accountId: two.account.id });
    expect(await read(two)).toMatchObject({ status: 403 });
    const delivery = await owner.call.groups.delivery({ body: { groupId, matchId: "sample-1" } });
    expect(delivery.ok && delivery.data.data?.members.filter(({ gone }) => gone)).toHaveLength(1);
  });

  test("a foreign group, an owner without the power and another's number are refused", async () => {
    const other = await signUp(server, { groupAdmin: true });
    const foreign = await openGroup(other);
    expect(await post(world, { groupId: foreign })).toMatchObject({ status: 404 });
    expect(await post(world, { groupOwnerPhoneNumber: other.account.phone })).toMatchObject({ status: 403 });
    expect(await post({ ...world, owner: world.one })).toMatchObject({ status: 403 });
  });

  test("3,000 teams to 150 members are posted in one transaction", async () => {
    const owner = await signUp(server, { groupAdmin: true });
    const groupId = await openGroup(owner);
    const shares: [string, number][] = [];
    for (let index = 0; index < 150; index++) {
      const account = await makePlanned(index);
      shares.push([account, 20]);
      expect((await addMember(owner, groupId, account, 20)).ok).toBe(true);
    }
    const transaction = server.deps.transaction;
    let transactions = 0;
    Object.assign(server.deps, {
      transaction: async <Value>(run: Parameters<typeof transaction<Value>>[0]) => {
        transactions += 1;
        return transaction(run);
      },
    });
    const postReply = await post(
      { ...world, owner, groupId },
      { numberOfTeams: 3000, teamData: teams, primeUserData: rangesOf(shares, 9), seed: 9 },
    );
    Object.assign(server.deps, { transaction });
    expect(postReply).toMatchObject({ ok: true });
    expect(transactions).toBe(1);
  });
});

async function makePlanned(index: number): Promise<string> {
  const account = await makeAccount(server, { phone: String(8_000_000_000 + index), plan: 5 });
  return account.phone;
}

describe("after the post", () => {
  const about = () => ({ groupId: world.groupId, matchId: "sample-1" });
  const delivery = async () => {
    const result = await world.owner.call.groups.delivery({ body: about() });
    if (!result.ok) throw new Error(result.message);
    return result.data.data;
  };
  const shareOf = async (member: SignedInVisitor) =>
    (await delivery())?.members.find((one) => one.user_phone_number === member.account.phone);

  test("the owner sees who opened and transferred, with the seed, and reminds the others", async () => {
    const { owner, one, two } = world;
    expect(await delivery()).toBeNull();
    await post(world);
    expect(await delivery()).toMatchObject({ seed: 5, balanced: true, numberOfTeams: 7, repairedAt: null });
    await read(one);
    await one.call.groups.transferred({ body: { ...about(), phoneNumber: one.account.phone } });
    expect(await shareOf(one)).toMatchObject({
      opened_at: expect.any(String),
      transferred_at: expect.any(String),
    });
    expect(await shareOf(two)).toMatchObject({ opened_at: null, transferred_at: null });
    const remind = () => owner.call.groups.remind({ body: about() });
    expect(await remind()).toMatchObject({ data: { reminded: 1, message: "1 member was reminded." } });
    expect(await remind()).toMatchObject({ data: { reminded: 0, message: "Nobody was left to remind." } });
    expect(await cards(two)).toMatchObject([{ reminded: true }]);
    expect(await cards(one)).toMatchObject([{ reminded: false }]);
    await read(two);
    expect(await cards(two)).toMatchObject([{ reminded: false }]);
  });

  test("members read teams while the disk is full; the next reading stores that they were opened", async () => {
    const { one } = world;
    await post(world);
    const endFullDisk = await fillDisk(server.deps.database.db, "group_post_shares");
    expect(await read(one)).toMatchObject({ ok: true });
    await endFullDisk();
    expect(await shareOf(one)).toMatchObject({ opened_at: null });
    expect(await read(one)).toMatchObject({ ok: true });
    expect(await shareOf(one)).toMatchObject({ opened_at: expect.any(String) });
  });

  test("the owner withdraws teams with a reason, which members read instead; another post follows", async () => {
    const { owner, one, two, groupId } = world;
    const withdraw = (reason: string, by = owner) =>
      by.call.groups.withdraw({ body: { ...about(), reason } });
    expect(await withdraw("Nothing is posted")).toMatchObject({ code: "no_group_teams" });
    await post(world);
    for (const reason of ["no", "   a  ", "x".repeat(201), "line\nline", "<b>bold</b>"])
      expect(await withdraw(reason), reason).toMatchObject({ status: 400, field: "reason" });
    expect(await withdraw("Not my group", one)).toMatchObject({ status: 403 });
    expect(await withdraw("Not my group", await signUp(server, { groupAdmin: true }))).toMatchObject({
      status: 404,
    });
    expect(await withdraw("  Wrong captain chosen ")).toMatchObject({
      data: { message: "The teams were withdrawn." },
    });
    expect(await withdraw("Once more")).toMatchObject({ code: "no_group_teams" });
    expect(await delivery()).toBeNull();
    expect(await cards(one)).toMatchObject([{ groupId, withdrawn: "Wrong captain chosen", reminded: false }]);
    expect(await read(one)).toMatchObject({
      status: 201,
      code: "group_teams_withdrawn",
      message: "Withdrawn: Wrong captain chosen",
    });
    const body = { ...about(), phoneNumber: one.account.phone };
    expect(await one.call.groups.transferred({ body })).toMatchObject({ code: "group_teams_withdrawn" });
    const rows = await server.deps.database.db.execute(
      sql`select details from audit_log where action = 'group.withdraw' and details->>'group' = ${groupId}`,
    );
    expect(rows).toMatchObject({
      rows: [{ details: { match: "sample-1", teams: 7, members: 2, reason: "Wrong captain chosen" } }],
    });

    const primeUserData = rangesOf([[two.account.phone, 4]], 5);
    const again = { teamData: teams.slice(20, 24), numberOfTeams: 4, primeUserData };
    expect(await post(world, again)).toMatchObject({ ok: true });
    const second = await read(two);
    expect(second.ok && second.data.teamData.map(({ team }) => team)).toEqual(
      teams.slice(20, 24).map(({ team }) => team),
    );
    expect(await cards(two)).toMatchObject([{ withdrawn: null, numberOfTeams: 4 }]);
    // Who is not in the second post still learns why the first teams are gone.
    expect(await cards(one)).toMatchObject([{ withdrawn: "Wrong captain chosen" }]);
    await withdraw("Second reason");
    expect(await read(two)).toMatchObject({ message: "Withdrawn: Second reason" });
    expect(await cards(two)).toHaveLength(1);
  });

  test("teams of a match that has started are not withdrawn", async () => {
    const { owner, groupId, one } = world;
    const { db } = server.deps.database;
    await post(world, { matchId: "sample-2" });
    await db.execute(sql`update group_posts set match_id = 'started' where group_id = ${groupId}`);
    expect(
      await owner.call.groups.withdraw({ body: { groupId, matchId: "started", reason: "Too late" } }),
    ).toMatchObject({ code: "match_started" });
    expect(await read(one, groupId, "started")).toMatchObject({ ok: true });
  });

  test("after news the owner replaces teams; each member learns which of the own ones, and why", async () => {
    const { owner, one, two } = world;
    await post(world);
    const left = (await shareOf(two))!.left;
    const all = await owner.call.groups.posted({ body: about() });
    if (!all.ok) throw new Error(all.message);
    expect(all.data.teamData.map(({ team }) => team)).toEqual(teams.slice(0, 7).map(({ team }) => team));
    const teamData = all.data.teamData.with(left - 1, { ...teams[40]!, team_number: left });
    const repair = () =>
      owner.call.groups.repair({
        body: { ...about(), groupOwnerPhoneNumber: owner.account.phone, teamData, out: [3] },
      });
    expect(await repair()).toMatchObject({ data: { changed: 1 } });
    const changedReply = await read(two);
    expect(changedReply.ok && changedReply.data.news).toMatchObject({ changed: [left], out: [3] });
    expect(changedReply.ok && changedReply.data.teamData[0]?.team).toEqual(teams[40]!.team);
    const unchangedReply = await read(one);
    expect(unchangedReply.ok && unchangedReply.data.news).toMatchObject({ changed: [], out: [3] });
    expect(await cards(two)).toMatchObject([{ changedTeams: 1 }]);
  });

  test("a repair that is sent again after its teams were withdrawn gets the reply of the first time", async () => {
    const { owner } = world;
    await post(world);
    const teamData = teams.slice(20, 27).map((team, at) => ({ ...team, team_number: at + 1 }));
    const repair = () =>
      owner.call.groups.repair({
        body: { ...about(), groupOwnerPhoneNumber: owner.account.phone, teamData, out: [] },
        idempotencyKey: "one-repair",
      });
    const first = await repair();
    expect(first).toMatchObject({ data: { changed: 7 } });
    await owner.call.groups.withdraw({ body: { ...about(), reason: "A mistake" } });
    expect(await repair()).toEqual(first);
  });
});

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "members read why the last post was withdrawn, also where that call began before another withdrawal",
  async () => {
    const { owner, one, groupId } = world;
    const about = { groupId, matchId: "sample-1" };
    await post(world);
    await server.deps.database.db.transaction(async (tx) => {
      // The call has begun.
      await tx.execute(sql`select 1`);
      await owner.call.groups.withdraw({ body: { ...about, reason: "Wrong captain" } });
      await post(world);
      await lockGroup(tx, groupId);
      const last = (await findPost(tx, groupId, about.matchId))!;
      await withdrawPost(tx, last.id, "Wrong keeper");
    });
    expect(await read(one)).toMatchObject({ message: "Withdrawn: Wrong keeper" });
  },
);
