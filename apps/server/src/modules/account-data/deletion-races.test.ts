import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { makeRelated } from "#testing/relations.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import type { Db } from "#db/database.ts";
import { lockGroup } from "../groups/group.repository.ts";
import { insertPost } from "../groups/post.repository.ts";
import { groupPostShares } from "../groups/schema.ts";
import { makeWorld, startGroupServer } from "../groups/testing/group-world.ts";
import type { GroupServer } from "../groups/testing/group-world.ts";
import { editPost, lockPost } from "../experts/version.repository.ts";
import { checkTeams, findTeamSet, insertTeamSet } from "../posted-teams/public.ts";
import { findMatch } from "../matches/public.ts";
import { eraseAccount } from "./erase-account.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";

describe.skipIf(postgres === "")("a deletion beside other calls (skipped without PostgreSQL)", () => {
  let world: GroupServer;
  let db: Db;
  beforeAll(async () => {
    world = await startGroupServer();
    db = world.server.deps.database.db;
  });
  afterAll(() => world.server.close());

  const url = "https://hooks.example.com/in";
  const matchId = "sample-1";
  const ownCalls: Readonly<Record<string, (person: SignedInVisitor, expertId: string) => Promise<unknown>>> =
    {
      "a webhook": ({ call }) => call.webhooks.create({ body: { url, events: ["match.lineups"] } }),
      "an expert to follow": ({ call }, id) => call.notices.follow({ params: { id } }),
      "matches of the device": ({ call }) => call.notices.watch({ body: { matches: [] } }),
      "a group": ({ call, account }) =>
        call.groups.create({
          body: { primeGroupName: "Sunday Sixers", ownerMobileNumber: account.phone, groupLogo: "flame" },
          idempotencyKey: "a-group",
        }),
      "a video": ({ call }) =>
        call.experts.postVideo({
          body: {
            matchId,
            seriesName: "",
            leftName: "",
            rightName: "",
            leftImage: "",
            rightImage: "",
            videoLink: "https://youtu.be/abcdefghijk",
            videoLanguage: 3,
          },
        }),
    };

  test.each(Object.entries(ownCalls))("%s that another device stores then is refused", async (_, store) => {
    const person = await signUp(world.server, { plan: 30, expert: true, groupAdmin: true });
    const expert = await signUp(world.server, { expert: true });
    const other = await signIn(world.server, person.account);
    const { contents, reply } = await db.transaction(async (tx) => {
      const scope = { db: tx, deps: world.server.deps, afterCommit: () => undefined };
      const { id } = person.account;
      expect(await eraseAccount(scope, { accountId: id, actorId: id, unchanged: () => true })).toBeNull();
      const contents = await contentsOf(tx);
      const waiting = store(other, expert.account.id);
      await untilWaiting(db);
      return { contents, reply: waiting };
    });
    expect(await reply).toMatchObject({ ok: false, code: "not_logged_in" });
    expect(await contentsOf(db)).toEqual(contents);
  });

  test("an expert's teams that an edit stores then are deleted too", async () => {
    const expert = await signUp(world.server, { expert: true });
    const id = await makeRelated.authorOfExpertPost(world.server, expert.account);
    const { shown } = (await findMatch(db, matchId))!;
    const teams = checkTeams(shown, world.teams.slice(0, 3));
    if (!teams.ok) throw new Error(teams.error.code);
    const { teamSetId, deletion } = await db.transaction(async (tx) => {
      const before = (await lockPost(tx, id))!;
      const teamSetId = await insertTeamSet(tx, matchId, teams.value);
      const edit = { ...before, teams: { teamSetId, numberOfTeams: 3, strategy: null } };
      await editPost(tx, before, edit, { teamsAdded: 3, teamsRemoved: 1 });
      const waiting = expert.call.accountData.deleteAccount({ body: { password: PASSWORD } });
      await untilWaiting(db);
      return { teamSetId, deletion: waiting };
    });
    expect(await deletion).toMatchObject({ ok: true });
    expect(await findTeamSet(db, teamSetId)).toBeNull();
  });

  test("teams that an owner posts then are nobody's with that number", async () => {
    const { groupId, one } = await makeWorld(world.server);
    const { phone } = one.account;
    const { shown } = (await findMatch(db, matchId))!;
    const teams = checkTeams(shown, world.teams.slice(0, 3));
    if (!teams.ok) throw new Error(teams.error.code);
    const { deletion } = await db.transaction(async (tx) => {
      await lockGroup(tx, groupId);
      const teamSetId = await insertTeamSet(tx, matchId, teams.value);
      const post = { groupId, matchId, teamSetId, numberOfTeams: 3, seed: null, balanced: false };
      await insertPost(tx, post, [{ phoneNumber: phone, left: 1, right: 3 }]);
      const waiting = one.call.accountData.deleteAccount({ body: { password: PASSWORD } });
      await untilWaiting(db);
      return { deletion: waiting };
    });
    expect(await deletion).toMatchObject({ ok: true });
    const shares = await db.select({ phone: groupPostShares.phone }).from(groupPostShares);
    expect(shares).toHaveLength(1);
    expect(shares).not.toContainEqual({ phone });
  });
});
