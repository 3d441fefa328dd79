import { createHmac, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sourceHooks } from "./schema.ts";
import { bareHooks } from "./settings.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

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
const signedHeaders = (timestamp: string, body: string, secret = SECRET) => ({
  "x-hook-timestamp": timestamp,
  "x-hook-signature": `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
});
const hooks = () => server.deps.database.db.$count(sourceHooks);
const waiting = async () => (await server.deps.jobs.waiting()).get("sources.poll") ?? 0;

test("a signed call is stored once and starts one poll", async () => {
  const time = now();
  const body = '{ "event": "lineup",  "match_id": 7 }';
  expect(await call(body, signedHeaders(time, body))).toBe(200);
  expect([await hooks(), await waiting()]).toEqual([1, 1]);
  expect(await call(body, signedHeaders(time, body))).toBe(200);
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
    signedHeaders(now(), body, "another secret of the same size"),
    signedHeaders(now(), '{"other":1}'),
    signedHeaders(old, body),
    signedHeaders(soon, body),
    { ...signedHeaders(now(), body), "x-hook-timestamp": now() + "0" },
    { "x-hook-secret": SECRET, "x-hook-timestamp": old },
    { "x-hook-signature": signedHeaders("", body)["x-hook-signature"] },
  ])
    expect(await call(body, headers), JSON.stringify(headers)).toBe(401);
  expect(await call(body, { "x-hook-secret": SECRET }, "/api/feed/hook/nobody")).toBe(401);
  expect(await call(body, { "x-hook-secret": "none" }, "/api/feed/hook/nobody")).toBe(401);
  expect(await hooks()).toBe(before);
});

/** As a vendor with a library of Standard Webhooks signs. */
function standard(id: string, time: string, body: string, secret: string | Buffer = SECRET) {
  const signature = createHmac("sha256", secret).update(`${id}.${time}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": `v1,${signature}` };
}

test("the headers of Standard Webhooks are taken for five minutes, and an id once", async () => {
  const before = await hooks();
  const body = '{"event":"lineup"}';
  const sentHeaders = standard("msg_1", now(), body);
  expect(
    await call(body, {
      ...sentHeaders,
      "webhook-signature": `v1,${"A".repeat(44)} ${sentHeaders["webhook-signature"]}`,
    }),
  ).toBe(200);
  const repeatHook = async (other: Readonly<Record<string, string>>, text = body) =>
    (await server.visitor().send("POST", URL, { body: text, headers: other })).json()["code"];
  expect(await repeatHook(sentHeaders)).toBe("conflict");
  // Signed again by the vendor, it is the same message.
  expect(await repeatHook(standard("msg_1", String(Number(now()) - 9), "{}"), "{}")).toBe("conflict");
  expect(await hooks()).toBe(before + 1);
  const time = now();
  for (const headers of [
    standard("msg_2", String(Number(time) - 301), body),
    standard("msg_2", String(Number(time) + 400), body),
    standard("msg_2", time, '{"event":"other"}'),
    standard("msg_2", time, body, "another secret of the same size"),
    { ...standard("msg_2", time, body), "webhook-id": "msg_3" },
    { ...standard("msg_2", time, body), "webhook-timestamp": `${time}0` },
    { ...standard("", time, body) },
    { ...standard("x".repeat(201), time, body) },
    { ...standard("msg_2", time, body), "webhook-signature": "v1," },
    { "webhook-signature": standard("undefined", "undefined", body)["webhook-signature"] },
  ])
    expect(await call(body, headers), JSON.stringify(headers)).toBe(401);
  expect(await hooks()).toBe(before + 1);
});

describe("with HOOK_BARE_SECRET=0", () => {
  const KEY = randomBytes(32);
  const settings = { key: "k", hookSecret: `whsec_${KEY.toString("base64")}` };
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp(
      { SOURCES: JSON.stringify({ entitysport: settings }), HOOK_BARE_SECRET: "0" },
      { database: { ...server.deps.database, close: async () => undefined } },
    );
  });
  afterAll(() => strict.close());

  test("the secret alone, with a time or without, opens nothing", async () => {
    const before = await hooks();
    const send = async (headers: Readonly<Record<string, string>>) =>
      (await strict.visitor().send("POST", URL, { body: "{}", headers })).status;
    const bare = { "x-hook-secret": settings.hookSecret };
    expect(await send(bare)).toBe(401);
    expect(await send({ ...bare, "x-hook-timestamp": now() })).toBe(401);
    expect(await hooks()).toBe(before);
    // A secret as the vendor's page shows it, and the older signature.
    expect(await send(standard("msg_9", now(), "{}", KEY))).toBe(200);
    expect(await send(signedHeaders(now(), "{}", settings.hookSecret))).toBe(200);
    expect(await hooks()).toBe(before + 2);
    expect(bareHooks(strict.deps.env)).toEqual([]);
    expect(bareHooks(server.deps.env)).toEqual(["entitysport"]);
  });
});
