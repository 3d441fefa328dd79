import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Visitor } from "#testing/visitor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    PUBLIC_URL: "http://api.app.example",
    ALLOWED_ORIGINS: "http://app.example",
    CALL_RATE: "50",
    LOGIN_RATE: "20",
    READ_RATE: "40",
  });
});
afterAll(() => server.close());

const logout = async (headers: Record<string, string>) => {
  const actor = await makeActor(server, "customer");
  return (await actor.send("POST", "/api/auth/logout", { headers })).status;
};

describe("changing calls", () => {
  test("come from the own origin or an allowed one", async () => {
    expect(await logout({ origin: "http://localhost" })).toBe(200);
    expect(await logout({ origin: "http://app.example" })).toBe(200);
    expect(await logout({ origin: "http://api.app.example", host: "127.0.0.1:3000" })).toBe(200);
    for (const origin of [
      "https://evil.example",
      "http://localhost:81",
      "http://localhost.evil.example",
      "null",
      "x",
    ])
      expect(await logout({ origin }), origin).toBe(403);
  });

  test("behind a proxy that rewrites the host without PUBLIC_URL are refused, and the log says what is missing", async () => {
    const other = await startTestApp(
      {},
      { database: { ...server.deps.database, close: async () => undefined } },
    );
    const headers = { origin: "https://teams.example", host: "127.0.0.1:3000" };
    for (let turn = 0; turn < 30; turn++)
      expect((await other.visitor().send("POST", "/api/auth/logout", { headers })).status).toBe(403);
    const warnings = other.log.filter((line) => line.includes("set PUBLIC_URL"));
    expect(warnings[0]).toContain("https://teams.example");
    expect(warnings).toHaveLength(20);
    await other.close();
  });

  test("without an origin pass only without cookies", async () => {
    const bare = await server.app.inject({ method: "POST", url: "/api/auth/logout" });
    expect(bare.statusCode).toBe(200);
    const trickedReply = await server.app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { cookie: "session=x" },
    });
    expect(trickedReply.statusCode).toBe(403);
  });

  test("an allowed origin gets its preflight answered and may read replies with credentials", async () => {
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: "/api/auth/login",
      headers: { origin: "http://app.example", "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("http://app.example");
    const bare = await server.app.inject({ method: "OPTIONS", url: "/api/auth/login" });
    expect([bare.statusCode, bare.payload]).toEqual([204, ""]);
    const foreign = await server.app.inject({
      method: "GET",
      url: "/api/bootstrap",
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test("an account's reads have a limit of their own, whatever address they come from", async () => {
  const limitedServer = await startTestApp(
    { ACCOUNT_READ_RATE: "5", TRUST_PROXY: "127.0.0.1" },
    { database: { ...server.deps.database, close: async () => undefined } },
  );
  const actor = await makeActor(limitedServer, "customer");
  const read = (visitor: Visitor, turn: number) =>
    visitor.send("GET", `/api/plan/status/${actor.account.id}`, {
      headers: { "x-forwarded-for": `198.51.100.${turn}` },
    });
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn++) statuses.push((await read(actor, turn)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refusedReply = await read(actor, 9);
  expect(Number(refusedReply.headers["retry-after"])).toBeGreaterThan(0);
  expect(refusedReply.headers["ratelimit-policy"]).toBe('"read";q=5;w=60');
  expect((await limitedServer.visitor().send("GET", "/api/bootstrap")).status).toBe(200);
  await limitedServer.close();
});

describe("limits per address", () => {
  test("sign-ins, changing calls and reads beyond them wait, each by its own count", async () => {
    const visitor = server.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 60; call++)
      statuses.push((await visitor.send("POST", "/api/auth/logout")).status);
    expect(statuses.at(-1)).toBe(429);
    const reply = await visitor.send("POST", "/api/auth/logout");
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.headers["ratelimit-policy"]).toBe('"call";q=50;w=60');
    expect(reply.headers["ratelimit"]).toMatch(/^"call";r=0;t=\d+$/);
    expect(reply.json()["message"]).toMatch(/^Too many attempts, try again in \d+ seconds!$/);
    expect((await visitor.send("GET", "/api/bootstrap")).status).toBe(200);
    const body = { phoneNumber: "9999999999", password: "x" };
    const logins: number[] = [];
    for (let call = 0; call < 21; call++)
      logins.push((await visitor.send("POST", "/api/auth/login", { body })).status);
    expect(logins.at(-1)).toBe(429);
    const reads: number[] = [];
    for (let call = 0; call < 41; call++)
      reads.push((await visitor.send("GET", "/api/promotion/getlist")).status);
    expect([reads[0], reads.at(-1)]).toEqual([200, 429]);
  });
});
