import { openEvents } from "@teamwright/contract";
import type { ServerEvent } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStreamHub } from "#http/stream-hub.ts";
import { connectEvents } from "#testing/event-source.ts";
import { PASSWORD } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";

let server: TestApp;
let baseUrl: string;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
});
afterAll(() => server.close());

test("line-ups going out reach every open browser within a second, once each", async () => {
  const eventLists: ServerEvent[][] = [];
  const closers: (() => void)[] = [];
  for (let browser = 0; browser < 20; browser++) {
    const source = await connectEvents(baseUrl);
    const events: ServerEvent[] = [];
    eventLists.push(events);
    closers.push(openEvents({ baseUrl, connect: () => source, onEvent: (event) => void events.push(event) }));
  }
  const event = { type: "lineups", matchId: "1254075", sport: "cricket" } as const;
  server.deps.bus.publish(event);
  await expect.poll(() => eventLists.every((events) => events.length === 1), { timeout: 1000 }).toBe(true);
  expect(eventLists[0]).toEqual([event]);
  expect(server.deps.streams.size).toBe(20);
  for (const close of closers) close();
  await expect.poll(() => server.deps.streams.size, { timeout: 2000 }).toBe(0);
});

test("a stream begins with what came since its page was asked for, each event once", async () => {
  const event = (matchId: string) => ({ type: "match", matchId, sport: "kabaddi" }) as const;
  const seenSince = async (time: number): Promise<readonly ServerEvent[]> => {
    const since = new Date(time).toISOString();
    const source = await connectEvents(baseUrl, `?since=${since}`);
    const events: ServerEvent[] = [];
    const close = openEvents({ baseUrl, connect: () => source, onEvent: (each) => void events.push(each) });
    const last = { type: "promotions" } as const;
    server.deps.bus.publish(last);
    await expect.poll(() => events).toContainEqual(last);
    close();
    return events.filter(({ type }) => type === "match");
  };
  for (const id of ["1", "2", "1"]) server.deps.bus.publish(event(id));
  expect(await seenSince(Date.now())).toEqual([event("2"), event("1")]);
  // More than the clocks of servers may differ.
  expect(await seenSince(Date.now() + 10_000)).toEqual([]);
  expect((await server.app.inject("/api/events?since=yesterday")).statusCode).toBe(400);
});

test("a stream continues after Last-Event-ID, or says that everything must be read again", async () => {
  const seenAfter = async (id: string): Promise<readonly string[]> => {
    const source = await connectEvents(baseUrl, "", { "last-event-id": id });
    const names: string[] = [];
    const close = openEvents({
      baseUrl,
      connect: () => source,
      onEvent: ({ type }) => void names.push(type),
    });
    server.deps.bus.publish({ type: "promotions" });
    await expect.poll(() => names).toContain("promotions");
    close();
    return names.slice(0, -1);
  };
  const source = await connectEvents(baseUrl);
  await expect.poll(() => source.lastEventId()).toMatch(/^\w{8}-\d+-\d+$/);
  const id = source.lastEventId();
  source.close();
  server.deps.bus.publish({ type: "bookings", matchId: "missed" });
  expect(await seenAfter(id)).toContain("bookings");
  expect(await seenAfter("another-1")).toEqual(["reread"]);
});

test("a page of an allowed origin may listen, with its cookies; a foreign page may not", async () => {
  const ownOrigin = "http://app.example";
  const other = await startTestApp({ PUBLIC_URL: "http://api.app.example", ALLOWED_ORIGINS: ownOrigin });
  await other.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = other.app.server.address() as { port: number };
  const headersFor = async (origin: string) => {
    const stop = new AbortController();
    const url = `http://127.0.0.1:${port}/api/events`;
    const { headers } = await fetch(url, { headers: { origin }, signal: stop.signal });
    stop.abort();
    return headers;
  };
  const allowedHeaders = await headersFor(ownOrigin);
  expect(allowedHeaders.get("access-control-allow-origin")).toBe(ownOrigin);
  expect(allowedHeaders.get("access-control-allow-credentials")).toBe("true");
  expect(allowedHeaders.get("vary")).toMatch(/origin/i);
  expect((await headersFor("https://evil.example")).get("access-control-allow-origin")).toBeNull();
  await other.close();
});

test("an account hears that staff changed it, and why it was signed out; nobody else hears it", async () => {
  const admin = await makeActor(server, "admin");
  const customer = await makeActor(server, "customer");
  const streamOf = async (cookies: ReadonlyMap<string, string>) => {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const source = await connectEvents(baseUrl, "", { cookie });
    const events: ServerEvent[] = [];
    return {
      events,
      close: openEvents({ baseUrl, connect: () => source, onEvent: (event) => void events.push(event) }),
    };
  };
  const ownStream = await streamOf(customer.cookies);
  const visitor = await streamOf(new Map());
  const path = `${customer.account.id}/${admin.account.id}`;
  await admin.send("POST", `/api/plan/add/super/${path}`, { body: { duration: 7 } });
  await expect.poll(() => ownStream.events).toEqual([{ type: "account", ended: null }]);
  const target = { params: { userId: customer.account.id, adminId: admin.account.id } };
  expect(await admin.call.accounts.block(target)).toMatchObject({ ok: true });
  await expect
    .poll(() => ownStream.events.at(-1))
    .toEqual({ type: "account", ended: "replies.accountBlocked" });
  expect(visitor.events).toEqual([]);
  ownStream.close();
  visitor.close();
});

test("a stream ends with the session or the key that opened it, and no other one does", async () => {
  const actor = await makeActor(server, "customer");
  const other = server.visitor();
  await other.call.auth.login({ body: { phoneNumber: actor.account.phone, password: PASSWORD } });
  const reply = await actor.call.apiKeys.create({
    body: { name: "stream", scopes: ["read"], days: 1, password: PASSWORD },
  });
  if (!reply.ok) throw new Error(reply.code);
  const cookieOf = ({ cookies }: Visitor) => ({ cookie: `session=${cookies.get("session") ?? ""}` });
  const endedKeys: string[] = [];
  const open = async (name: string, headers: Readonly<Record<string, string>>) => {
    const { end, close } = await connectEvents(baseUrl, "", headers);
    void end.then(() => endedKeys.push(name));
    return close;
  };
  const close = await open("own", cookieOf(actor));
  await open("other", cookieOf(other));
  await open("key", { authorization: `Bearer ${reply.data.data.key}` });
  await actor.call.apiKeys.revoke({ params: { id: reply.data.data.id } });
  await expect.poll(() => endedKeys).toEqual(["key"]);
  await other.call.auth.logout({});
  await expect.poll(() => endedKeys).toEqual(["key", "other"]);
  close();
});

test("an address may not open streams without end", () => {
  const hub = createStreamHub({ maxPerAddress: 0, max: 10 });
  expect(hub.reserve("203.0.113.9")).toBeNull();
  hub.close();
});

test("a stopping server ends its streams, so that browsers go elsewhere", async () => {
  const other = await startTestApp();
  await other.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = other.app.server.address() as { port: number };
  const source = await connectEvents(`http://127.0.0.1:${port}`);
  await other.close();
  await expect(source.end).resolves.toBeUndefined();
});
