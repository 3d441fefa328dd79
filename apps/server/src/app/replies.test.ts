import { createDecipheriv } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { allEndpoints, urlOf } from "@teamwright/contract";
import { endpointExamples, exampleCalls } from "@teamwright/contract/openapi-examples";
import type { ExampleCall } from "@teamwright/contract/openapi-examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { timedCode } from "#modules/auth/testing/timed-code.ts";
import { startIdentityProvider } from "#modules/auth/testing/identity-provider.ts";
import type { TestIdentityProvider } from "#modules/auth/testing/identity-provider.ts";
import { makeAuthenticator } from "#modules/auth/testing/authenticator.ts";
import { addSignInLink } from "#modules/auth/sign-in-link.repository.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { saveAppMapping } from "#modules/matches/match-store.repository.ts";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { storeDraft } from "#modules/reports/testing/store-draft.ts";
import { takeFromSource } from "#modules/matches/public.ts";
import {
  exampleAppId,
  exampleId,
  examplePhone,
  exampleSecret,
  fieldsIn,
  startExampleRun,
} from "#testing/example-calls.ts";
import { giveWebhook } from "#testing/relations.ts";
import { storeFailedJob, storeUndelivered } from "#testing/store-failures.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { RawReply } from "#testing/visitor.ts";

const HOOK_SECRET = "a webhook secret for tests only";
const SOURCES = JSON.stringify({ entitysport: { key: "none", hookSecret: HOOK_SECRET } });
const PUSH = { authorization: "Bearer a push key for tests only", "x-hook-secret": HOOK_SECRET };

const authenticator = makeAuthenticator();
const run = startExampleRun();
let server: TestApp;
let sandbox: TestSandbox;
let provider: TestIdentityProvider;
/** By the names of callers in the examples, in the order of their numbers there. */
let people: Record<string, SignedInVisitor>;
const replies = new Map<ExampleCall, RawReply>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  provider = await startIdentityProvider();
  server = await startTestApp({ SOURCES, ...provider.settings });
  for (const [slug, connection] of Object.entries(sandbox.connections))
    server.deps.fantasyApps.connect(slug, connection);
  people = {
    customer: await signUp(server, { plan: 30 }),
    superuser: await signUp(server, { role: "superuser" }),
    admin: await signUp(server, { role: "admin" }),
    "prime staff": await signUp(server, { role: "admin", primeAdmin: true, primeUser: true, primePlan: 30 }),
    "prime user": await signUp(server, { primeUser: true, primePlan: 30 }),
    "group owner": await signUp(server, { groupAdmin: true }),
  };
  const user = await makeAccount(server, { plan: 10 });
  for (const [index, { id, phone }] of [
    ...Object.values(people).map(({ account }) => account),
    user,
  ].entries())
    run.learn([exampleId(index + 1), examplePhone(index + 1)], [id, phone]);
  const link = newToken();
  await addSignInLink(server.deps.database.db, people["admin"]!.account.id, hashToken(link));
  run.learn(exampleSecret(1, link.length), link);
  const match = sampleMatch();
  const [first, ...others] = match.left?.players ?? [];
  const left = { ...match.left, players: [{ ...first, points: 31.5, pl_id: "p-1" }, ...others] };
  const body = { matches: [{ ...match, left }] };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH })).status).toBe(200);
  await takeFromSource(server.deps, { source: "vendor", observedAt: new Date(), documents: [{ id: "odd" }] });
  await mapSampleMatch();
  const { db } = server.deps.database;
  await storeDraft(db, "sample-1");
  const webhook = await giveWebhook(server, people["superuser"]!.account, {
    url: "https://hooks.example.com/in",
  });
  const failures = [
    await storeFailedJob(db, "backups.write"),
    await storeFailedJob(db, "reports.drafts"),
    await storeUndelivered(db, webhook, "failed"),
    await storeUndelivered(db, webhook, "failed"),
  ];
  for (const [index, id] of failures.entries()) run.learn(exampleId(11 + index), id);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await provider.close();
});

/** The sandbox also has the sample match, two hours from now; teams and links use its ids. */
async function mapSampleMatch(): Promise<void> {
  const { left, right, sport, series } = sampleMatch();
  const side = (sideNames: typeof left) => ({
    name: String(sideNames?.name),
    short_name: String(sideNames?.short_name),
    players: (sideNames?.players ?? []).map(({ name, role }) => ({
      name: String(name),
      role: String(role),
      credits: 8.5,
    })),
  });
  const start_time = new Date(Date.now() + 7_200_000).toISOString();
  const matches = await sandbox.handOver([
    {
      key: "sample-1",
      sport: String(sport),
      start_time,
      series_name: String(series),
      left: side(left),
      right: side(right),
      apps: ["dream11", "my11circle"],
    },
  ]);
  const [dream11, circle] = ["dream11", "my11circle"].map((app) => matches.find((one) => one.app === app)!);
  await server.deps.database.db.transaction((tx) =>
    saveAppMapping(tx, "sample-1", {
      app: "dream11",
      appMatchId: dream11!.id,
      players: [{ index: 0, id: "p-1" }],
    }),
  );
  for (const [index, { id, players }] of [dream11!, circle!].entries())
    for (const [place, real] of [id, ...players.map((player) => player.id)].entries())
      run.learn(exampleAppId(100 * (index + 1) + place), real);
  for (const [index, mobile] of ["9000000399", "9000000398"].entries()) {
    const value = await accessValue(mobile);
    run.learn(exampleSecret(2 + index, value.length), value);
  }
}

/** A session of the main app, with which its source is read. */
async function accessValue(mobile: string): Promise<string> {
  const provider = server.deps.fantasyApps.find("dream11")!;
  await provider.requestCode({ accountId: "source" }, mobile);
  const code = await sandbox.codeFor("dream11", mobile);
  const reply = await provider.createSession({ accountId: "source" }, { mobile, code, fields: {} });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.value.token;
}

/** The answer of the superuser's authenticator to a challenge. */
function answerWithPasskey(challenge: string, type: "create" | "get") {
  const userHandle = Buffer.from(people["superuser"]!.account.id).toString("base64url");
  const { id, response } = authenticator[type]({ challenge, userHandle });
  return { credential: { id, rawId: id, response } };
}

/** What the identity provider puts into the address of our page. */
async function visitProvider(address: string) {
  const reply = await fetch(address, { redirect: "manual" });
  return Object.fromEntries(new URL(reply.headers.get("location") ?? "").searchParams);
}

type Data = Readonly<Record<string, string>>;
/** What clients do with the data of a reply, other than to repeat it: the body of the call that follows. */
const nextBody: Readonly<Record<string, readonly [call: string, body: (data: Data) => unknown]>> = {
  "passkeys.options": ["passkeys.create", ({ challenge = "" }) => answerWithPasskey(challenge, "create")],
  "passkeySignIn.options": [
    "passkeySignIn.login",
    ({ challenge = "" }) => answerWithPasskey(challenge, "get"),
  ],
  "identity.begin": ["identity.link", ({ address = "" }) => visitProvider(address)],
  "identitySignIn.begin": ["identitySignIn.login", ({ address = "" }) => visitProvider(address)],
  "secondFactor.begin": ["secondFactor.confirm", ({ key = "" }) => ({ code: timedCode(key) })],
  "fantasyApps.sendCode": [
    "fantasyApps.verifyCode",
    async () => ({ verificationCode: await sandbox.codeFor("my11circle", "9000012345") }),
  ],
};

async function make({ name, by, ...input }: ExampleCall): Promise<RawReply> {
  const endpoint = allEndpoints.find((one) => one.name === name)!;
  const { params, query, body } = run.fill(input) as Partial<Record<"params" | "query" | "body", Data>>;
  const bytes = endpoint.bytes === true ? new Uint8Array(40) : undefined;
  const visitor = by === "visitor" || by === "feed" ? server.visitor() : people[by]!;
  return visitor.send(endpoint.method, urlOf(endpoint, { params, query }), {
    body: bytes ?? body,
    headers: {
      ...(bytes === undefined ? {} : { "content-type": "application/octet-stream" }),
      ...(by === "feed" ? PUSH : {}),
    },
  });
}

/** The value under a dotted name; for a list, that of its first entry. */
function under(value: unknown, name: string): unknown {
  let foundItems = value;
  for (const part of name.split(".")) {
    const whole = z.union([z.array(z.looseObject({})).min(1), z.looseObject({})]).parse(foundItems, {
      error: () => `nothing to look for ${part} of ${name} in`,
    });
    foundItems = (Array.isArray(whole) ? whole[0] : whole)?.[part];
  }
  return foundItems;
}

const dataOf = (name: string): unknown =>
  [...replies].find(([call]) => call.name === name)?.[1].json()["data"];

const EXAMPLES = new URL("../../../../packages/contract/src/openapi-examples.json", import.meta.url);
const recordedCalls = new Map<ExampleCall, unknown>();

describe.each(exampleCalls.map((call) => [`${call.name} by ${call.by}`, call] as const))("%s", (_, call) => {
  test("answers at its path with 200, the envelope and the fields that belong to the call", async () => {
    const reply = await make(call);
    expect(reply.status, reply.text).toBe(200);
    const body = reply.json();
    expect(body).toMatchObject({ status: "success", message: expect.any(String) });
    // The field with which clients show the message in another language.
    expect(body["messageKey"] === undefined).toBe(body["message"] === "");
    if (call.reply === undefined && process.env["RECORD_EXAMPLES"] === "1")
      recordedCalls.set(call, run.record(call.name, body));
    const example = call.reply ?? recordedCalls.get(call);
    expect(fieldsIn(body)).toEqual(fieldsIn(example));
    run.learn(example, body);
    replies.set(call, reply);
    const [next, answer] = nextBody[call.name] ?? [];
    if (next !== undefined) run.learn(endpointExamples[next]?.body, await answer?.(body["data"] as Data));
    // The app refuses a change that follows at once.
    if (call.name === "fantasyApps.addTeam") await sandbox.clock({ advance_seconds: 2 });
  });
});
afterAll(() => {
  const calls = exampleCalls.map((call) => ({ ...call, reply: call.reply ?? recordedCalls.get(call) }));
  if (recordedCalls.size > 0) writeFileSync(EXAMPLES, JSON.stringify(calls));
});

test("every call of the contract is among them", () => {
  const named = new Set(exampleCalls.map(({ name }) => name));
  const missing = allEndpoints.filter(({ name, kind }) => kind !== "events" && !named.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

const COVERAGE = new URL("../../../../docs/spec-coverage/calls-and-data.md", import.meta.url);

test("every path of the documents exists as written there", () => {
  const rows = readFileSync(COVERAGE, "utf8").matchAll(/^\| CALL-\d+ \| ([A-Z]+ \/api\/[^\s:,|]+)/gm);
  const documentedCalls = [...rows].map(([, call]) => call);
  expect(documentedCalls.length).toBeGreaterThan(80);
  const paths = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(documentedCalls.filter((call) => !paths.includes(call ?? ""))).toEqual([]);
});

/** Decrypted by the format in DECISIONS section 2, with Node's cipher only. */
function openEnvelope(envelope: unknown): unknown {
  const { v, kid, iv, ct } = z
    .strictObject({ v: z.number(), kid: z.string(), iv: z.string(), ct: z.string() })
    .parse(envelope);
  const { payload_key: key, kid: keyId } = dataOf("bootstrap") as { payload_key: string; kid: string };
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
  const list = z.array(z.unknown()).parse(dataOf("matches.list"));
  const detail = dataOf("matches.get");
  expect(list.map(openEnvelope)).toMatchObject([{ id: "sample-1", left_team_name: "HAW" }]);
  expect(openEnvelope(detail)).toMatchObject({ id: "sample-1", series_name: "Test Series" });
  expect(under(list, "iv")).not.toBe(under(detail, "iv"));
});

test("a player carries the documents' fields", () => {
  const match = openEnvelope(dataOf("matches.get")) as { left_team_players: object[] };
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
    fantasy_id_list: [{ name: "dream11", id: "p-1" }],
  });
});

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const INDIAN_DATE = /^\d{2}-\d{2}-\d{4}$/;

/** Every text in the value with the name of its field. */
const textsIn = (value: unknown, name = ""): [name: string, text: string][] => {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
};

test("times are ISO 8601 in UTC, only days of plans are dd-mm-yyyy", () => {
  const list = z.array(z.unknown()).parse(dataOf("matches.list"));
  const texts = textsIn([
    [...replies.values()].map((reply) => reply.json()),
    openEnvelope(dataOf("matches.get")),
    list.map(openEnvelope),
  ]);
  const seenKeys = new Set<string>();
  for (const [name, text] of texts) {
    if (/^(start|end)_date$|^joinedDate$/.test(name)) expect(text, name).toMatch(INDIAN_DATE);
    else expect(text, name).not.toMatch(INDIAN_DATE);
    if (!/_time$|At$/.test(name) && !/^\d{4}-\d{2}-\d{2}|^\w{3} \w{3} \d{2} \d{4}/.test(text)) continue;
    expect(text, name).toMatch(INSTANT);
    seenKeys.add(name);
  }
  for (const name of ["server_time", "match_time", "createdAt", "lastSeenAt", "expiresAt"])
    expect(seenKeys).toContain(name);
});
