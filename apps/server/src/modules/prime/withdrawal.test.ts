import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../testing/accounts.ts";
import type { SignedInVisitor } from "../../testing/accounts.ts";
import { makeActor } from "../../testing/actors.ts";
import type { Actor } from "../../testing/actors.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { bodyFor, bookMatch, numbersOf, openBooking, teamsOf } from "./testing/booked-match.ts";
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
  const listed = await user.call.prime.teamList();
  expect(listed.ok && listed.data.data.filter((id) => id === "withdrawn")).toHaveLength(1);
  const audited = await server.deps.database.db.execute(
    sql`select details from audit_log where action = 'prime.withdraw'`,
  );
  expect(audited).toMatchObject({
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
