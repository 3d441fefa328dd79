import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import type { TestApp } from "#testing/test-app.ts";
import { addMember, infoOf, makeWorld, startGroupServer } from "./testing/group-world.ts";
import type { World } from "./testing/group-world.ts";

let server: TestApp;
let world: World;
beforeAll(async () => {
  ({ server } = await startGroupServer());
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await makeWorld(server);
});

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

  test("takes 500 new numbers a day at most, so an owner cannot read who has a plan from number to number", async () => {
    const { owner, groupId, idle } = world;
    const body = { groupId, userPhoneNumber: idle.account.phone, userNickName: "Nick", teamsCount: "20" };
    // Each attempt counts, also one that is refused because the number is in the group already.
    const send = async () => (await owner.send("POST", "/api/custom-prime/add-user", { body })).status;
    // Its three members count too.
    for (let attempt = 3; attempt < 500; attempt++) expect(await send()).toBe(201);
    expect(await send()).toBe(429);
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
    for (const phone of [two.account.phone, "9000000000"])
      expect(await one.call.groups.removeUser({ body: { groupId, userPhoneNumber: phone } })).toMatchObject({
        status: 403,
        code: "not_allowed",
      });
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
