import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { expectMatchLockedFirst, untilWaiting } from "#testing/waiting-locks.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bodyFor, bookMatch, numbersOf, openBooking, teamsOf } from "./testing/booked-match.ts";
import { lockOrAddPrimeMatch, lockPrimeMatch } from "./prime-match.repository.ts";
import { hideAllPrimeData } from "./removal.repository.ts";
import { bringMatch } from "./testing/prime-match.ts";

let server: TestApp;
let primeAdmin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  primeAdmin = await signUp(server, { primeAdmin: true });
});
afterAll(() => server.close());

test("the prime admin withdraws a post with a reason that users read; bookings stay for the next post", async () => {
  const users = await bookMatch(server, primeAdmin, "withdrawn", [3, 4]);
  const [[user], [other]] = users as [[Actor, number], [Actor, number]];
  const withdraw = (reason: string) =>
    primeAdmin.call.prime.withdraw({ body: { matchId: "withdrawn", reason } });
  expect(await withdraw("Nothing is posted")).toMatchObject({ code: "no_prime_teams" });
  await primeAdmin.call.prime.post({ body: bodyFor("withdrawn", users) });
  expect(await numbersOf(user, "withdrawn")).toHaveLength(3);
  expect(await withdraw("no")).toMatchObject({ status: 400, field: "reason" });
  expect(await user.send("POST", "/api/primeteam/withdraw", {})).toMatchObject({ status: 403 });
  expect(await withdraw("Posted for the wrong match")).toMatchObject({
    data: { message: inEnglish("replies.teamsWithdrawn") },
  });
  expect(await withdraw("Once more")).toMatchObject({ code: "no_prime_teams" });
  expect(await teamsOf(user, "withdrawn")).toMatchObject({
    status: 201,
    code: "prime_teams_withdrawn",
    message: "Withdrawn: Posted for the wrong match",
  });
  expect(await numbersOf(await makeActor(server, "prime user"), "withdrawn")).toBe(
    inEnglish("replies.noPrimeTeams"),
  );
  const body = { matchId: "withdrawn", phoneNumber: user.account.phone };
  expect((await user.call.prime.transferred({ body })).ok).toBe(false);
  const panel = await primeAdmin.call.primeBooking.bookedUsers({ params: { matchId: "withdrawn" } });
  expect(panel).toMatchObject({ data: { postedTeams: null, primeUserData: [{}, {}] } });
  const list = await user.call.prime.teamList();
  expect(list.ok && list.data.data.filter((id) => id === "withdrawn")).toHaveLength(1);
  const auditRows = await server.deps.database.db.execute(
    sql`select details from audit_log where action = 'prime.withdraw'`,
  );
  expect(auditRows).toMatchObject({
    rows: [{ details: { matchId: "withdrawn", users: 2, teams: 7, reason: "Posted for the wrong match" } }],
  });
  expect((await openBooking(primeAdmin, "withdrawn")).ok).toBe(true);
  expect((await primeAdmin.call.prime.post({ body: bodyFor("withdrawn", users) })).ok).toBe(true);
  expect(await numbersOf(other, "withdrawn")).toHaveLength(4);
  const again = await user.call.prime.teamList();
  expect(again.ok && again.data.data.filter((id) => id === "withdrawn")).toHaveLength(1);
  await bringMatch(server, "withdrawn", -1);
  expect(await withdraw("Too late")).toMatchObject({ code: "match_started" });
});

test("who books after the post gets teams that nobody has; nobody's range changes", async () => {
  const users = await bookMatch(server, primeAdmin, "late", [3, 4]);
  const [[user], [other]] = users as [[Actor, number], [Actor, number]];
  const body = bodyFor("late", users);
  await primeAdmin.call.prime.post({ body: { ...body, teamData: body.teamData.slice(0, 14) } });
  const panel = () => primeAdmin.call.primeBooking.bookedUsers({ params: { matchId: "late" } });
  expect(await panel()).toMatchObject({ data: { postedTeams: 7, spareTeams: 7, bookingOpenFLag: false } });
  const before = await Promise.all([teamsOf(user, "late"), teamsOf(other, "late")]);
  const late = await makeActor(server, "prime user");
  const later = await makeActor(server, "prime user");
  const extend = (actors: readonly Actor[]) =>
    primeAdmin.call.prime.extend({
      body: { matchId: "late", phoneNumbers: actors.map(({ account }) => account.phone) },
    });
  expect(await extend([late])).toMatchObject({ code: "bookings_changed" });
  expect((await openBooking(primeAdmin, "late")).ok).toBe(true);
  for (const [actor, bookedTeams] of [
    [late, 5],
    [later, 3],
  ] as const)
    await actor.call.primeBooking.book({
      body: { matchId: "late", phoneNumber: actor.account.phone, bookedTeams },
    });
  expect(await extend([late, later])).toMatchObject({
    code: "too_few_spare_teams",
    message: inEnglish("replies.tooFewSpareTeams", { left: 7, needed: 8 }),
  });
  expect(await extend([user])).toMatchObject({ code: "bookings_changed" });
  expect(await extend([late])).toMatchObject({ data: { teams: 5 } });
  expect(await numbersOf(late, "late")).toEqual([8, 9, 10, 11, 12]);
  expect(await numbersOf(later, "late")).toBe(inEnglish("replies.noPrimeTeams"));
  expect(await Promise.all([teamsOf(user, "late"), teamsOf(other, "late")])).toEqual(before);
  expect(await panel()).toMatchObject({ data: { postedTeams: 12, spareTeams: 2, bookingOpenFLag: false } });
  const foundNumber = await primeAdmin.call.prime.findNumber({ params: { match: "late", teamNumber: 12 } });
  expect(foundNumber).toMatchObject({ data: { phoneNumber: late.account.phone } });
  const auditRows = await server.deps.database.db.execute(
    sql`select details from audit_log where action = 'prime.extend'`,
  );
  expect(auditRows).toMatchObject({ rows: [{ details: { matchId: "late", users: 1, teams: 5 } }] });
});

test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "booking, posting, giving more and withdrawing lock the match before its prime teams, so that none deadlock",
  async () => {
    const users = await bookMatch(server, primeAdmin, "ordered", [3]);
    const [[user]] = users as [[Actor, number]];
    const late = await makeActor(server, "prime user");
    const matchId = "ordered";
    const body = bodyFor(matchId, users);
    const calls = [
      () => openBooking(primeAdmin, matchId),
      () =>
        late.call.primeBooking.book({ body: { matchId, phoneNumber: late.account.phone, bookedTeams: 3 } }),
      () => primeAdmin.call.prime.post({ body }),
      () => primeAdmin.call.prime.extend({ body: { matchId, phoneNumbers: [user.account.phone] } }),
      () => primeAdmin.call.prime.withdraw({ body: { matchId, reason: "A mistake" } }),
    ];
    const rows = sql`select id from prime_matches where match_id = ${matchId}`;
    for (const call of calls) await expectMatchLockedFirst(server.deps.database.db, matchId, call, rows);
  },
);

// Only PostgreSQL runs two transactions at once.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "prime data that is deleted while booking opens is made again",
  async () => {
    const { db } = server.deps.database;
    await bringMatch(server, "deleted-then");
    expect((await openBooking(primeAdmin, "deleted-then")).ok).toBe(true);
    const { added } = await db.transaction(async (tx) => {
      const before = await lockPrimeMatch(tx, "deleted-then");
      const waiting = lockOrAddPrimeMatch(db, "deleted-then").then((prime) => prime.id !== before?.id);
      await untilWaiting(db);
      await hideAllPrimeData(tx);
      return { added: waiting };
    });
    expect(await added).toBe(true);
  },
);
