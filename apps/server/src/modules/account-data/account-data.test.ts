import { accountDataSchema } from "@teamwright/contract";
import { eq, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import * as schema from "#app/schema.ts";
import { rowsOf } from "#db/rows.ts";
import { makeAccount, PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { contentsOf } from "#testing/contents.ts";
import { giveKey, giveWebhook, makeRelated } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, handMadeTeam } from "#testing/upcoming-match.ts";
import { accounts } from "#tables/accounts.ts";
import { writeAudit } from "../audit/public.ts";
import { auditLog } from "../audit/schema.ts";
import { addMember, listMembers } from "../groups/group.repository.ts";
import { groupPosts, groupPostShares } from "../groups/schema.ts";
import { notices } from "../notices/schema.ts";
import { checkTeams, insertTeamSet } from "../posted-teams/public.ts";
import { findMatch } from "../matches/public.ts";
import { storeDeliveries } from "../webhooks/delivery.repository.ts";
import { primeAllocations, primeBookings, primeMatches, primePosts } from "../prime/schema.ts";

let server: TestApp;
let matchId: string;
beforeAll(async () => {
  server = await startTestApp();
  matchId = await bringMatch(server);
  // Nobody of the tests is the only one.
  await makeAccount(server, { role: "admin", primeAdmin: true });
});
afterAll(() => server.close());

const db = () => server.deps.database.db;

const remove = (visitor: SignedInVisitor, password = PASSWORD) =>
  visitor.call.accountData.deleteAccount({ body: { password } });

async function teamSet(): Promise<string> {
  const { shown } = (await findMatch(db(), matchId))!;
  const teams = checkTeams(shown, [handMadeTeam()]);
  if (!teams.ok) throw new Error(teams.error.code);
  return insertTeamSet(db(), matchId, teams.value);
}

/** Prime data of the account: a booking and teams of a posted match, and a booking that waits. */
async function givePrimeTeams(accountId: string): Promise<void> {
  const admin = await makeAccount(server, { primeAdmin: true });
  for (const isPosted of [true, false]) {
    const match = await bringMatch(server, { id: `${isPosted ? "posted" : "waits"}-${accountId}` });
    const [prime] = await db()
      .insert(primeMatches)
      .values({ matchId: match, bookingOpen: !isPosted })
      .returning();
    await db().insert(primeBookings).values({ primeMatchId: prime!.id, accountId, teams: 3 });
    if (!isPosted) continue;
    const [post] = await db()
      .insert(primePosts)
      .values({
        primeMatchId: prime!.id,
        teamSetId: await teamSet(),
        numberOfTeams: 1,
        version: "new",
        balanced: false,
        postedBy: admin.id,
      })
      .returning();
    await db().insert(primeAllocations).values({ postId: post!.id, accountId, left: 1, right: 1 });
  }
}

/** A group of somebody else with the person as a member who has teams. */
async function joinGroup(person: SignedInVisitor) {
  const owner = await signUp(server, { groupAdmin: true });
  const groupId = await makeRelated.ownerOfGroup(server, owner.account);
  const { phone } = person.account;
  const member = {
    groupId,
    userPhoneNumber: phone,
    userNickName: `Nick of ${person.account.name}`,
    teamsCount: 3,
  };
  expect((await owner.call.groups.addUser({ body: member })).ok).toBe(true);
  const [post] = await db()
    .insert(groupPosts)
    .values({ groupId, matchId, teamSetId: await teamSet(), numberOfTeams: 1, balanced: false })
    .returning();
  await db().insert(groupPostShares).values({ postId: post!.id, phone, left: 1, right: 1 });
  return { owner, groupId };
}

/** Somebody who has used everything. */
async function makePerson(name: string) {
  const person = await signUp(server, {
    name,
    email: `${name.toLowerCase()}@example.org`,
    expert: true,
    groupAdmin: true,
    primeUser: true,
    plan: 30,
    primePlan: 30,
  });
  const { account } = person;
  await giveKey(server, account, ["read"]);
  await makeRelated.ownerOfWebhook(server, account);
  const post = await makeRelated.authorOfExpertPost(server, account);
  await makeRelated.authorOfExpertVideo(server, account);
  const prediction = await makeRelated.authorOfPrediction(server, account);
  await makeRelated.ownerOfGroup(server, account);
  const group = await joinGroup(person);
  await givePrimeTeams(account.id);
  const reader = await signUp(server, { plan: 30 });
  await reader.call.notices.follow({ params: { id: account.id } });
  await person.call.experts.viewPost({ params: { id: post } });
  const webhook = await giveWebhook(server, reader.account, { events: ["expert.posted"] });
  const body = JSON.stringify({ expert: account.name });
  await storeDeliveries(db(), [webhook], { type: "expert.posted", eventKey: post, body });
  await db()
    .insert(notices)
    .values({
      accountId: reader.account.id,
      kind: "expertPosts",
      eventKey: post,
      values: { expert: account.name },
      path: `/showexpertteams/${post}`,
    });
  const watchedMatch = { matchId, stored: true, untransferred: false, players: [] };
  expect((await person.call.notices.watch({ body: { matches: [watchedMatch] } })).ok).toBe(true);
  const settings = { quiet: null, timeZone: "Asia/Kolkata", kinds: { lineups: true } };
  expect((await person.call.notices.change({ body: settings })).ok).toBe(true);
  await writeAudit(db(), { actorId: account.id, action: "account.set", details: { name: account.name } });
  return { person, account, reader, post, prediction, ...group };
}

/** The tables with a row that holds the text. */
async function tablesWith(text: string): Promise<string[]> {
  const findings: string[] = [];
  for (const table of Object.values(schema))
    if (is(table, PgTable)) {
      const rows = await rowsOf(
        db(),
        sql`select count(*)::int as rows from ${table} t where to_jsonb(t)::text like ${`%${text}%`}`,
        z.object({ rows: z.int() }),
      );
      if (rows[0]!.rows > 0) findings.push(getTableName(table));
    }
  return findings;
}

describe("everything that the server knows about a person", () => {
  test("is one reply that names every part and no secret, and no number of other people", async () => {
    const { person, account, post, prediction, owner } = await makePerson("Ashalata");
    const result = await person.call.accountData.read({});
    if (!result.ok) throw new Error(result.message);
    const { data } = result.data;
    expect(accountDataSchema.safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      profile: {
        phoneNumber: account.phone,
        name: account.name,
        powers: ["primeUser", "groupAdmin", "expert"],
      },
      signIns: { sessions: [{ device: expect.any(String) }], apiKeys: [{ name: "a script" }] },
      plans: [{ kind: "plan", duration: 30 }, { kind: "prime" }],
      webhooks: [{ url: "https://hooks.example.com/", events: ["match.results"] }],
      notices: { settings: { kinds: { lineups: true } }, watchedMatches: [{ matchId, stored: true }] },
      groups: {
        owned: { name: "A group", members: 0 },
        memberships: [{ group: "A group", nickName: "Nick of Ashalata", leftAt: null }],
        teams: [{ matchId, left: 1, right: 1 }],
      },
      prime: {
        bookings: [{ matchId: `posted-${account.id}`, teams: 3 }, { teams: 3 }],
        teams: [{ left: 1 }],
        posts: [],
      },
      posts: {
        teams: [{ id: post, numberOfTeams: 1, teams: expect.stringMatching(/^[\w+/]{8,}=*$/) }],
        videos: [{ link: "https://videos.example/1" }],
        predictions: [{ id: prediction, versions: [{ version: 1 }] }],
      },
      log: { total: 2, entries: [{ action: "account.set", own: true }, { action: "auth.login" }] },
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(account.passwordHash);
    expect(text).not.toContain(owner.account.phone);
  });

  test("is asked for a few times a minute", async () => {
    const person = await signUp(server);
    for (let call = 0; call < 5; call++) expect((await person.call.accountData.read({})).ok).toBe(true);
    expect(await person.call.accountData.read({})).toMatchObject({ ok: false, status: 429 });
  });
});

describe("deleting the account", () => {
  test("leaves nothing personal in any table, ends every session and key, and frees the number", async () => {
    const { person, account, owner, groupId, post, reader } = await makePerson("Bhavani");
    const { key } = await giveKey(server, account, ["read"]);
    const other = await signIn(server, account);
    expect(await tablesWith(account.phone)).toContain("group_members");
    expect(await tablesWith("bhavani@")).toEqual(["accounts"]);

    expect(await remove(person, "not the password")).toMatchObject({
      ok: false,
      code: "wrong_phone_or_password",
      field: "password",
    });
    expect(await remove(person)).toMatchObject({ ok: true });

    for (const text of [account.phone, "Bhavani", "bhavani@"])
      expect(await tablesWith(text), text).toEqual([]);
    for (const visitor of [person, other]) expect((await visitor.call.apiKeys.list({})).ok).toBe(false);
    const askedReply = await server.app.inject({
      url: `/api/plan/status/${account.id}`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(askedReply.statusCode).toBe(401);
    expect((await reader.call.experts.getPost({ params: { id: post } })).ok).toBe(false);

    // The owner's post still adds up, and the group has lost the member.
    expect(await listMembers(db(), groupId)).toEqual([]);
    const delivery = await owner.call.groups.delivery({ body: { groupId, matchId } });
    expect(delivery).toMatchObject({
      ok: true,
      data: { data: { members: [{ user_nick_name: "", left: 1, right: 1, gone: true }] } },
    });
    const log = await db().select().from(auditLog).where(eq(auditLog.actorId, account.id));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["account.delete", "account.set"]),
    );

    const heir = await signUp(server, { phone: account.phone });
    const status = await heir.call.plans.status({ params: { id: heir.account.id } });
    expect(status).toMatchObject({ ok: true, data: { data: { plan: false, group_data: [] } } });
  });

  /** Where an account's id stands. A new table must be erased here, or say in the decision record why it stays. */
  test("knows every table that names an account", () => {
    const naming = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        getTableConfig(table)
          .foreignKeys.map((key) => key.reference())
          .filter(({ foreignTable }) => getTableName(foreignTable) === "accounts")
          .flatMap(({ columns }) => columns.map((column) => `${getTableName(table)}.${column.name}`)),
      );
    expect(naming.toSorted()).toEqual([
      "api_keys.account_id",
      "audit_log.actor_id",
      "audit_log.subject_id",
      "devices.account_id",
      "expert_post_views.account_id",
      "expert_posts.account_id",
      "expert_videos.account_id",
      "feed_runs.actor_id",
      "followed_experts.account_id",
      "followed_experts.expert_id",
      "groups.owner_id",
      "idempotency_keys.account_id",
      "identities.account_id",
      "match_attention.answered_by",
      "match_overrides.actor_id",
      "match_report_versions.editor_id",
      "match_reports.editor_id",
      "notice_settings.account_id",
      "notices.account_id",
      "notify_records.superuser_id",
      "notify_records.user_id",
      "passkeys.account_id",
      "plan_terms.account_id",
      "prediction_versions.editor_id",
      "prediction_views.account_id",
      "predictions.author_id",
      "prime_allocations.account_id",
      "prime_bookings.account_id",
      "prime_posts.posted_by",
      "push_subscriptions.account_id",
      "recovery_codes.account_id",
      "second_factors.account_id",
      "sessions.account_id",
      "sign_in_links.account_id",
      "sync_items.account_id",
      "sync_vaults.account_id",
      "watched_matches.account_id",
      "webhooks.account_id",
    ]);
  });

  test("is refused to the last prime admin and to the owner of a group with members, who lose nothing", async () => {
    const owner = await signUp(server, { groupAdmin: true });
    const groupId = await makeRelated.ownerOfGroup(server, owner.account);
    await addMember(db(), groupId, { phone: "9111111111", nickName: "Somebody", teamsCount: 3 });
    const before = await contentsOf(db(), ["login_failures"]);
    expect(await remove(owner)).toMatchObject({
      ok: false,
      code: "group_has_members",
      message: "Your group A group has 1 member. Remove everybody from the group first.",
    });
    expect(await contentsOf(db(), ["login_failures"])).toEqual(before);
    const body = { groupId, userPhoneNumber: "9111111111" };
    expect((await owner.call.groups.removeUser({ body })).ok).toBe(true);
    expect(await remove(owner)).toMatchObject({ ok: true });

    await db().update(accounts).set({ primeAdmin: false, role: "customer" });
    const last = await signUp(server, { primeAdmin: true });
    expect(await remove(last)).toMatchObject({ ok: false, code: "last_prime_admin" });
    const next = await signUp(server, { primeAdmin: true });
    const outcomes = await Promise.all([remove(last), remove(next)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is refused to the last admin", async () => {
    await db().update(accounts).set({ role: "customer" });
    const admin = await signUp(server, { role: "admin" });
    expect(await remove(admin)).toMatchObject({ ok: false, code: "last_admin" });
  });
});
