import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch } from "#testing/upcoming-match.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";
import type { Db } from "#db/database.ts";
import { listSessions } from "../auth/session.repository.ts";
import { saveSubscription } from "./subscription.repository.ts";
import { startPushService } from "./testing/push-service.ts";
import { saveWatched } from "./watch.repository.ts";

let server: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let customer: SignedInVisitor;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestApp({ PUSH_SERVICES: service.origin });
  customer = await signUp(server, { plan: 30 });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

interface Owner {
  readonly accountId: string;
  readonly sessionId: string;
}

/** `call` waits for the same one of another tab, whose transaction has not ended. */
async function afterFirst<Reply>(
  first: (db: Db, owner: Owner) => Promise<unknown>,
  call: () => Promise<Reply>,
): Promise<Reply> {
  const { db } = server.deps.database;
  const [session] = await listSessions(db, customer.account.id);
  let reply: Promise<Reply> | undefined;
  await db.transaction(async (tx) => {
    await first(tx, { accountId: customer.account.id, sessionId: session!.id });
    reply = call();
    await untilWaiting(db);
  });
  return reply!;
}

// Only PostgreSQL runs two transactions at once.
describe.skipIf(!process.env["TEST_DATABASE_URL"])("two tabs of one session at once", () => {
  test("report the device's matches, and the later report counts", async () => {
    const matchId = await bringMatch(server, { id: "watched-twice" });
    const match = { matchId, stored: false, untransferred: false, players: [] };
    const reply = await afterFirst(
      (db, owner) => saveWatched(db, owner, [match]),
      () => customer.call.notices.watch({ body: { matches: [{ ...match, stored: true }] } }),
    );
    expect(reply).toMatchObject({ ok: true });
  });

  test("subscribe at two addresses, of which the later one is left", async () => {
    const [one, other] = [service.subscribe("en"), service.subscribe("en")];
    const { endpoint, keys, language } = one.subscription;
    const reply = await afterFirst(
      (db, owner) => saveSubscription(db, owner, { endpoint, ...keys, language }),
      () => customer.call.notices.subscribe({ body: other.subscription }),
    );
    expect(reply).toMatchObject({ ok: true });
  });
});
