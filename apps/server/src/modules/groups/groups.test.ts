import { allocate } from "@teamwright/allocation";
import type { Team } from "@teamwright/domain";
import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount, signUp } from "../../testing/accounts.ts";
import type { SignedInVisitor } from "../../testing/accounts.ts";
import { teamsOfMatch } from "../../testing/legal-teams.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import type { StoredMatch } from "../matches/public.ts";
import { findMatch } from "../matches/public.ts";
import { removePlan } from "../plans/plan.repository.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };
const started = { ...sampleMatch("started"), match_time: "2024-01-01T14:00:00Z" };

let server: TestApp;
let teams: Team[];
beforeAll(async () => {
  server = await startTestApp();
  const body = { matches: [sampleMatch(), sampleMatch("sample-2"), started] };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH })).status).toBe(200);
  const { shown } = (await findMatch(server.deps.database.db, "sample-1"))!;
  teams = teamsOfMatch(engineMatch(shown), 3000);
});
afterAll(() => server.close());

const engineMatch = ({ sport, players }: StoredMatch) => ({
  sport,
  players: players.map(({ index, role, side, credits, selectedBy }) => ({
    player_index: index,
    role,
    team_index: side,
    credits,
    selected_by: selectedBy,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
});

interface World {
  readonly owner: SignedInVisitor;
  readonly groupId: string;
  readonly one: SignedInVisitor;
  readonly two: SignedInVisitor;
  /** A member without a plan. */
  readonly idle: SignedInVisitor;
}
let world: World;

const addMember = (owner: SignedInVisitor, groupId: string, phone: string, teamsCount = 3) =>
  owner.call.groups.addUser({
    body: { groupId, userPhoneNumber: phone, userNickName: `Nick ${phone.slice(-4)}`, teamsCount },
  });

async function openGroup(owner: SignedInVisitor): Promise<string> {
  const made = await owner.call.groups.create({
    body: { primeGroupName: "Sunday Sixers", ownerMobileNumber: owner.account.phone, groupLogo: "flame" },
  });
  if (!made.ok) throw new Error(made.message);
  return made.data.data.groupId;
}

beforeEach(async () => {
  const [owner, one, two, idle] = await Promise.all([
    signUp(server, { groupAdmin: true }),
    signUp(server, { plan: 30 }),
    signUp(server, { plan: 30 }),
    signUp(server),
  ]);
  const groupId = await openGroup(owner);
  for (const [member, count] of [
    [one, 3],
    [two, 4],
    [idle, 5],
  ] as const)
    expect((await addMember(owner, groupId, member.account.phone, count)).ok).toBe(true);
  world = { owner, groupId, one, two, idle };
});

const infoOf = async (owner: SignedInVisitor, by = owner) => {
  const result = await by.call.groups.info({ body: { groupOwnerMobileNumber: owner.account.phone } });
  if (!result.ok) throw new Error(result.message);
  return result.data;
};

/** The order that the seed gives: by ascending phone numbers, shuffled. */
function rangesOf(shares: readonly (readonly [phone: string, count: number])[], seed: number) {
  const sorted = shares.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const counts = sorted.map(([, count]) => count);
  const columns = { count: 9999, members: new Uint32Array(29_997), captain: new Uint8Array(9999) };
  const { ranges } = allocate({ teams: columns, counts, seed, balanced: false })!;
  return ranges.map(({ member, left, right }) => ({ phoneNumber: sorted[member]![0], left, right }));
}

type PostWish = Partial<Parameters<SignedInVisitor["call"]["groups"]["post"]>[0]["body"]>;
const post = ({ owner, groupId, one, two }: World, wish: PostWish = {}, idempotencyKey?: string) =>
  owner.call.groups.post({
    body: {
      matchId: "sample-1",
      numberOfTeams: 7,
      groupId,
      groupOwnerPhoneNumber: owner.account.phone,
      teamData: teams.slice(0, 7),
      sportIndex: 0,
      primeUserData: rangesOf(
        [
          [one.account.phone, 3],
          [two.account.phone, 4],
        ],
        5,
      ),
      seed: 5,
      balanced: true,
      ...wish,
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

const read = (member: SignedInVisitor, groupId = world.groupId, matchId = "sample-1") =>
  member.call.groups.teams({ body: { phoneNumber: member.account.phone, groupId, matchId } });
const cards = async (member: SignedInVisitor) => {
  const body = { phoneNumber: member.account.phone, matchId: "sample-1" };
  const result = await member.call.groups.list({ body });
  return result.ok ? result.data.data : result;
};

describe("a group", () => {
  test("belongs to one owner, has one name of 4 to 24 characters and a picture of ours", async () => {
    const owner = await signUp(server, { groupAdmin: true });
    expect(await infoOf(owner)).toMatchObject({ groupCreated: false, data: null });
    const create = (primeGroupName: string, groupLogo = "star") =>
      owner.send("POST", "/api/custom-prime/create", {
        body: { primeGroupName, ownerMobileNumber: owner.account.phone, groupLogo },
      });
    for (const name of ["abc", "   abc   ", "x".repeat(25)])
      expect((await create(name)).json()).toMatchObject({
        message: "Invalid Group Name, 4-24 characters allowed!",
      });
    expect((await create("Four", "https://elsewhere.example/x.png")).status).toBe(400);
    expect((await create("  Four  ")).json()).toMatchObject({ message: "Group Created Successfully!" });
    expect((await create("Another")).json()).toMatchObject({ code: "group_exists" });
    const { data } = await infoOf(owner);
    expect(data).toMatchObject({ group_name: "Four", group_logo: "star", group_members: [] });
    const details = await (
      await signUp(server, { role: "admin" })
    ).send("POST", `/api/auth/details/${owner.account.id}`, { body: { phoneNumber: owner.account.phone } });
    expect(details.status).toBe(403);
  });

  test("shows owner and staff its members with plan and number of teams, and staff its name", async () => {
    const { owner, one, idle } = world;
    const admin = await signUp(server, { role: "admin" });
    for (const by of [owner, admin]) {
      const { data } = await infoOf(owner, by);
      expect(data?.group_members).toHaveLength(3);
      expect(data?.group_members).toContainEqual({
        user_phone_number: one.account.phone,
        user_nick_name: `Nick ${one.account.phone.slice(-4)}`,
        teams_count: 3,
        active_plan: true,
      });
      expect(data?.group_members.find((member) => !member.active_plan)?.user_phone_number).toBe(
        idle.account.phone,
      );
    }
    const details = await admin.call.accounts.details({
      params: { adminId: admin.account.id },
      body: { phoneNumber: owner.account.phone },
    });
    expect(details.ok && details.data.data.group_info).toEqual({
      groupId: world.groupId,
      groupName: "Sunday Sixers",
    });
  });

  test("takes members with 3 to 20 teams, whose number of teams the owner changes", async () => {
    const { owner, groupId, one } = world;
    const send = (body: object) => owner.send("POST", "/api/custom-prime/add-user", { body });
    const member = { groupId, userPhoneNumber: "9777700001", userNickName: "Nick", teamsCount: "20" };
    for (const [wrong, message] of [
      [{ teamsCount: 2 }, "Team count should be in the range 3 - 20 teams!"],
      [{ teamsCount: "21" }, "Team count should be in the range 3 - 20 teams!"],
      [{ userNickName: "abc" }, "Invalid User Name, must be more than 4 characters!"],
      [{ userPhoneNumber: "12345" }, "Invalid User Phone Number!"],
    ] as const)
      expect((await send({ ...member, ...wrong })).json()).toMatchObject({ message });
    // No account has the number yet: it is a member without a plan.
    expect((await send(member)).json()).toMatchObject({ planStatus: false });
    expect((await send(member)).json()).toMatchObject({ code: "group_member_exists" });
    const edit = (phone: string, teamsCount: number) =>
      owner.call.groups.editUser({ body: { groupId, userPhoneNumber: phone, teamsCount } });
    expect(await edit(one.account.phone, 9)).toMatchObject({
      data: { message: inEnglish("replies.userDataUpdated") },
    });
    expect(await edit("9777700002", 9)).toMatchObject({ code: "group_member_missing" });
    const { data } = await infoOf(owner);
    expect(data?.group_members.map((one) => one.teams_count)).toEqual([9, 4, 5, 20]);
    // A number that gets an account with a plan becomes active by itself.
    await signUp(server, { phone: "9777700001", plan: 3 });
    expect((await infoOf(owner)).data?.group_members.at(-1)?.active_plan).toBe(true);
  });

  test("is shown to its members, who leave it themselves and nobody else", async () => {
    const { owner, groupId, one, two } = world;
    const groupsOf = async (member: SignedInVisitor) => {
      const status = await member.call.plans.status({ params: { id: member.account.id } });
      return status.ok ? status.data.data.group_data : null;
    };
    expect(await groupsOf(one)).toEqual([
      {
        groupId,
        groupName: "Sunday Sixers",
        groupLogo: "flame",
        joinedDate: expect.stringMatching(/^\d{2}-\d{2}-\d{4}$/),
      },
    ]);
    const remove = (by: SignedInVisitor, member: SignedInVisitor) =>
      by.call.groups.removeUser({ body: { groupId, userPhoneNumber: member.account.phone } });
    expect(await remove(one, two)).toMatchObject({ code: "group_member_missing" });
    expect(await remove(one, one)).toMatchObject({
      data: { message: "You have successfully left the group!" },
    });
    expect(await groupsOf(one)).toEqual([]);
    expect(await remove(one, one)).toMatchObject({ status: 404 });
    expect(await remove(owner, two)).toMatchObject({
      data: { message: inEnglish("replies.userDataRemoved") },
    });
    expect(await groupsOf(two)).toEqual([]);
    expect((await addMember(owner, groupId, one.account.phone, 8)).ok).toBe(true);
    expect(await groupsOf(one)).toHaveLength(1);
  });
});

describe("posting", () => {
  test("gives each member exactly the own range, and the list of matches and cards with it", async () => {
    const { one, two, idle, groupId } = world;
    expect(await post(world)).toMatchObject({ data: { message: "Group Teams Posted Successfully!" } });
    const seen: Team[] = [];
    for (const [member, count] of [
      [one, 3],
      [two, 4],
    ] as const) {
      expect(await cards(member)).toMatchObject([
        { groupId, groupName: "Sunday Sixers", groupLogo: "flame", numberOfTeams: count },
      ]);
      const own = await read(member);
      if (!own.ok) throw new Error(own.message);
      expect(own.data.teamData).toHaveLength(count);
      expect(JSON.stringify(own.data)).not.toContain(one.account.phone);
      seen.push(...own.data.teamData);
      const lists = await member.call.experts.teamList({ body: { phoneNumber: member.account.phone } });
      expect(lists.ok && lists.data.groupIdList).toEqual(["sample-1"]);
    }
    // Together they have each team once.
    expect(seen.toSorted((a, b) => a.team_number - b.team_number).map(({ team }) => team)).toEqual(
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
    const swapped = [
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
      [swapped, { status: 400, field: "seed" }],
    ] as const)
      expect(await post(world, { primeUserData: [...primeUserData] })).toMatchObject(refusal);
    expect(await post(world, { teamData: teams.slice(0, 6) })).toMatchObject({ status: 400 });
    const twice = [...teams.slice(0, 6), teams[0]!];
    expect(await post(world, { teamData: twice })).toMatchObject({
      status: 201,
      message: "Team 7 is the same as team 1.",
    });
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
    const posted = await post(
      { ...world, owner, groupId },
      { numberOfTeams: 3000, teamData: teams, primeUserData: rangesOf(shares, 9), seed: 9 },
    );
    Object.assign(server.deps, { transaction });
    expect(posted).toMatchObject({ ok: true });
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
    const changed = await read(two);
    expect(changed.ok && changed.data.news).toMatchObject({ changed: [left], out: [3] });
    expect(changed.ok && changed.data.teamData[0]?.team).toEqual(teams[40]!.team);
    const unchanged = await read(one);
    expect(unchanged.ok && unchanged.data.news).toMatchObject({ changed: [], out: [3] });
    expect(await cards(two)).toMatchObject([{ changedTeams: 1 }]);
  });
});
