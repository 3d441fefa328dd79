import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openPostgres } from "#db/open-database.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import type { OwnPostgres } from "#testing/own-postgres.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

/** Noticed after 3 s, and half a second for the call itself on a busy machine. Milliseconds. */
const NOTICED = 3500;

let postgres: OwnPostgres;
let server: TestApp;
let customer: SignedInVisitor;

/** The status, the ETag, the age and the milliseconds of a call. */
async function timeCall(
  path: string,
  method: "GET" | "POST" = "GET",
  request: Parameters<SignedInVisitor["send"]>[2] = {},
) {
  const start = performance.now();
  const { status, headers } = await customer.send(method, path, request);
  const { etag, age } = headers;
  return { status, etag, age, caching: headers["cache-control"], time: performance.now() - start };
}

describe.skipIf(!hasOwnPostgres)("a PostgreSQL that takes bytes and replies to nothing", () => {
  beforeAll(async () => {
    postgres = await ownPostgres();
    await postgres.start();
    const database = await openPostgres({ url: postgres.url, poolSize: 4 });
    server = await startTestApp({}, { database });
    customer = await signUp(server, { plan: 30 });
    const headers = { authorization: "Bearer a push key for tests only" };
    const matches = [
      { ...sampleMatch("frozen"), match_time: new Date(Date.now() + 3_600_000).toISOString() },
    ];
    await server.visitor().send("POST", "/api/feed/push", { body: { matches }, headers });
  }, 120_000);
  afterAll(async () => {
    postgres.thaw();
    vi.restoreAllMocks();
    await server.close();
    await postgres.remove();
  });

  test("is noticed after 3 s; what was read before stands in with its age, and calls work once it replies", async () => {
    const paths = ["/api/fantasy/matches/cricket", "/api/fantasy/match/frozen"];
    const status = `/api/plan/status/${customer.account.id}`;
    const before = await Promise.all(paths.map((path) => timeCall(path)));
    expect(await timeCall(status)).toMatchObject({ status: 200 });

    postgres.freeze();
    // A call that waits for a reply when it freezes, and one that writes.
    const [waiting, writing] = await Promise.all([
      timeCall("/api/session/list"),
      timeCall("/api/webhooks", "POST", { body: { url: "https://example.com/hook", events: [] } }),
    ]);
    expect([waiting.status, writing.status]).toEqual([503, 503]);
    expect(Math.max(waiting.time, writing.time)).toBeLessThan(NOTICED);

    // Every copy in memory is older than its own limit.
    const steady = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => steady + 70_000);
    const during = await Promise.all(paths.map((path) => timeCall(path)));
    const plan = await timeCall(status);
    const bootstrap = await timeCall("/api/bootstrap");
    // A browser that has the same bytes stores no age with them.
    const headers = { "if-none-match": String(before[0]?.etag) };
    const knownReply = await timeCall(paths[0] ?? "", "GET", { headers });
    clock.mockRestore();
    expect(during.map(({ etag }) => etag)).toEqual(before.map(({ etag }) => etag));
    for (const reply of [...during, plan]) expect(Number(reply.age)).toBeGreaterThanOrEqual(69);
    expect([plan.status, bootstrap.status]).toEqual([200, 200]);
    expect(knownReply).toMatchObject({
      status: 200,
      caching: "no-store",
      age: expect.any(String) as unknown,
    });
    const refusedReply = await timeCall("/api/session/list");
    expect(refusedReply.status).toBe(503);
    expect(refusedReply.time).toBeLessThan(500);
    expect((await server.visitor().send("GET", "/readyz")).status).toBe(503);

    postgres.thaw();
    await expect
      .poll(async () => (await timeCall("/api/session/list")).status, { timeout: 10_000 })
      .toBe(200);
    for (const path of [paths[0] ?? "", status])
      expect(await timeCall(path)).toMatchObject({ status: 200, age: undefined });
    expect(server.log.filter((line) => line.includes("the database's status has changed"))).toHaveLength(2);
  }, 60_000);

  test("that takes no new connection holds up those calls for 3 s which need one", async () => {
    await timeCall("/api/session/list");
    postgres.freezeConnecting();
    const calls = await Promise.all(Array.from({ length: 6 }, () => timeCall("/api/session/list")));
    postgres.thaw();
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(calls.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(Math.max(...calls.map(({ time }) => time))).toBeLessThan(NOTICED);
    await expect
      .poll(async () => (await timeCall("/api/session/list")).status, { timeout: 10_000 })
      .toBe(200);
  }, 60_000);
});
