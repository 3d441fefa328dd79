import { createDecipheriv } from "node:crypto";
import { allEndpoints } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { hashToken, newToken } from "../crypto/tokens.ts";
import { sampleMatch } from "../feeds/testing/samples.ts";
import { addSignInLink } from "../records/sign-in-link.repository.ts";
import { makeAccount, PASSWORD, signUp } from "../testing/accounts.ts";
import type { SignedInVisitor } from "../testing/accounts.ts";
import { documentedCalls } from "../testing/documented-calls.ts";
import type { CallerName, TabledCall } from "../testing/documented-calls.ts";
import { ownCalls } from "../testing/own-calls.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { RawReply, Visitor } from "../testing/visitor.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };

let server: TestApp;
let people: Record<Exclude<CallerName, "visitor" | "feed">, SignedInVisitor>;
/** What stands in braces in the tables. */
let known: Record<string, string>;
const replies = new Map<string, RawReply>();

beforeAll(async () => {
  server = await startTestApp();
  people = {
    customer: await signUp(server, { plan: 30 }),
    superuser: await signUp(server, { role: "superuser" }),
    admin: await signUp(server, { role: "admin" }),
    "prime staff": await signUp(server, { role: "admin", primeAdmin: true }),
  };
  const user = await makeAccount(server, { plan: 10 });
  const link = newToken();
  await addSignInLink(server.deps.database.db, people.admin.account.id, hashToken(link));
  known = {
    user: user.id,
    userPhone: user.phone,
    superuserPhone: people.superuser.account.phone,
    password: PASSWORD,
    link,
  };
  const match = sampleMatch();
  const [first, ...others] = match.left?.players ?? [];
  const left = { ...match.left, players: [{ ...first, points: 31.5, pl_id: "p-1" }, ...others] };
  const body = { matches: [{ ...match, left }] };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH })).status).toBe(200);
});
afterAll(() => server.close());

async function make({ by, method, path, body }: TabledCall): Promise<RawReply> {
  const visitor: Visitor = by === "visitor" || by === "feed" ? server.visitor() : people[by];
  const me = by === "visitor" || by === "feed" ? undefined : people[by].account;
  const values: Record<string, string | undefined> = { ...known, me: me?.id, phone: me?.phone };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return visitor.send(method, fill(path), {
    ...(body === undefined ? {} : { body: fill(JSON.stringify(body)) }),
    ...(by === "feed" ? { headers: PUSH } : {}),
  });
}

/** What lies under a dotted name; of a list its first entry. */
function under(value: unknown, name: string): unknown {
  let found = value;
  for (const part of name.split(".")) {
    const whole = z.union([z.array(z.looseObject({})).min(1), z.looseObject({})]).parse(found, {
      error: () => `nothing to look for ${part} of ${name} in`,
    });
    found = (Array.isArray(whole) ? whole[0] : whole)?.[part];
  }
  return found;
}

const dataOf = (path: string): unknown => replies.get(path)?.json()["data"];

describe.each(
  [...documentedCalls, ...ownCalls].map((call) => [`${call.method} ${call.path}`, call] as const),
)("%s", (_, call) => {
  test("answers at its path with 200, the envelope and the fields that belong to the call", async () => {
    const reply = await make(call);
    expect(reply.status, reply.text).toBe(200);
    const body = reply.json();
    expect(body).toMatchObject({ status: "success", message: expect.any(String) });
    const named = new Set(call.fields.map((field) => field.split(".")[0]));
    expect(new Set(Object.keys(body))).toEqual(new Set(["status", "message", ...named]));
    for (const field of call.fields) expect(under(body, field), field).toBeDefined();
    replies.set(call.path, reply);
    if (call.path === "/api/promotion/create") known["promotion"] = String(under(body, "data._id"));
    if (call.path === "/api/session/list") known["session"] = String(under(body, "data.id"));
  });
});

test("every call of the contract is among them", () => {
  const asked = [...documentedCalls, ...ownCalls].map((call) => `${call.method} ${call.path}`);
  const missing = allEndpoints
    .filter(({ kind }) => kind !== "events")
    .filter(({ method, path }) => {
      const shape = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return !asked.some((call) => shape.test(call));
    });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/** Opened as DECISIONS section 2 writes the format, with nothing but Node's own cipher. */
function opened(envelope: unknown): unknown {
  const { v, kid, iv, ct } = z
    .strictObject({ v: z.number(), kid: z.string(), iv: z.string(), ct: z.string() })
    .parse(envelope);
  const { payload_key: key, kid: keyId } = dataOf("/api/bootstrap") as { payload_key: string; kid: string };
  expect([v, kid]).toEqual([1, keyId]);
  for (const part of [iv, ct, key]) expect(part).toMatch(/^[\w-]+$/);
  const bytes = Buffer.from(ct, "base64url");
  expect(Buffer.from(iv, "base64url")).toHaveLength(12);
  const cipher = createDecipheriv(
    "aes-256-gcm",
    Buffer.from(key, "base64url"),
    Buffer.from(iv, "base64url"),
    {
      authTagLength: 16,
    },
  );
  cipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString("utf8"));
}

test("envelopes are AES-256-GCM over UTF-8 JSON, 12 bytes of iv, the tag at the end, no iv twice", () => {
  const list = z.array(z.unknown()).parse(dataOf("/api/fantasy/matches/cricket"));
  const detail = dataOf("/api/fantasy/match/sample-1");
  expect(list.map(opened)).toMatchObject([{ id: "sample-1", left_team_name: "HAW" }]);
  expect(opened(detail)).toMatchObject({ id: "sample-1", series_name: "Test Series" });
  expect(under(list, "iv")).not.toBe(under(detail, "iv"));
});

test("a player carries the documents' fields", () => {
  const match = opened(dataOf("/api/fantasy/match/sample-1")) as { left_team_players: object[] };
  expect(match.left_team_players[0]).toEqual({
    player_index: 0,
    player_fixed_id: "h-0",
    name: "H Player 0",
    image: "",
    role: 0,
    team_index: 0,
    team_name: "HAW",
    credits: 7.5,
    points: 31.5,
    selected_by: 30,
    captain_percentage: null,
    vice_captain_percentage: null,
    playing: 0,
    last_play: 0,
    last_play_text: "other",
    pl_id: "p-1",
    fantasy_id_list: [],
  });
});

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const DAY = /^\d{2}-\d{2}-\d{4}$/;

/** Every text in the value with the name of its field. */
const textsIn = (value: unknown, name = ""): [name: string, text: string][] => {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
};

test("times are ISO 8601 in UTC, only days of plans are dd-mm-yyyy", () => {
  const list = z.array(z.unknown()).parse(dataOf("/api/fantasy/matches/cricket"));
  const texts = textsIn([
    [...replies.values()].map((reply) => reply.json()),
    opened(dataOf("/api/fantasy/match/sample-1")),
    list.map(opened),
  ]);
  const seen = new Set<string>();
  for (const [name, text] of texts) {
    if (/^(start|end)_date$|^joinedDate$/.test(name)) expect(text, name).toMatch(DAY);
    else expect(text, name).not.toMatch(DAY);
    if (!/_time$|At$/.test(name) && !/^\d{4}-\d{2}-\d{2}|^\w{3} \w{3} \d{2} \d{4}/.test(text)) continue;
    expect(text, name).toMatch(INSTANT);
    seen.add(name);
  }
  for (const name of ["server_time", "match_time", "createdAt", "lastSeenAt", "expiresAt"])
    expect(seen).toContain(name);
});
