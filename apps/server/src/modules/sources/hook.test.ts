import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceHooks } from "./schema.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

const SECRET = "a webhook secret for tests only";
const URL = "/api/feed/hook/entitysport-cricket";
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    SOURCES: JSON.stringify({ entitysport: { key: "k", hookSecret: SECRET } }),
  });
});
afterAll(() => server.close());

const call = async (body: string, headers: Readonly<Record<string, string>>, url = URL) =>
  (await server.visitor().send("POST", url, { body, headers })).status;
const now = (): string => String(Math.floor(Date.now() / 1000));
const signed = (timestamp: string, body: string, secret = SECRET) => ({
  "x-hook-timestamp": timestamp,
  "x-hook-signature": `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
});
const hooks = () => server.deps.database.db.$count(sourceHooks);
const waiting = async () => (await server.deps.jobs.waiting()).get("sources.poll") ?? 0;

test("a signed call is stored once and starts one poll", async () => {
  const time = now();
  const body = '{ "event": "lineup",  "match_id": 7 }';
  expect(await call(body, signed(time, body))).toBe(200);
  expect([await hooks(), await waiting()]).toEqual([1, 1]);
  expect(await call(body, signed(time, body))).toBe(200);
  expect(await call("{}", { "x-hook-secret": SECRET })).toBe(200);
  expect([await hooks(), await waiting()]).toEqual([2, 1]);
});

test("nobody else gets in", async () => {
  const before = await hooks();
  const body = "{}";
  const old = String(Math.floor(Date.now() / 1000) - 301);
  // Far enough ahead that the call is still too early when a slow machine sends it.
  const soon = String(Math.floor(Date.now() / 1000) + 400);
  for (const headers of [
    {},
    { "x-hook-secret": "a webhook secret for tests" },
    signed(now(), body, "another secret of the same size"),
    signed(now(), '{"other":1}'),
    signed(old, body),
    signed(soon, body),
    { ...signed(now(), body), "x-hook-timestamp": now() + "0" },
    { "x-hook-secret": SECRET, "x-hook-timestamp": old },
    { "x-hook-signature": signed("", body)["x-hook-signature"] },
  ])
    expect(await call(body, headers), JSON.stringify(headers)).toBe(401);
  expect(await call(body, { "x-hook-secret": SECRET }, "/api/feed/hook/nobody")).toBe(401);
  expect(await call(body, { "x-hook-secret": "none" }, "/api/feed/hook/nobody")).toBe(401);
  expect(await hooks()).toBe(before);
});
