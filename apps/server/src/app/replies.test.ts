import { createDecipheriv } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { allEndpoints } from "@teamwright/contract";
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
import { makeAccount, PASSWORD, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { documentedCalls } from "#testing/documented-calls.ts";
import type { CallerName, TabledCall } from "#testing/tabled-call.ts";
import { storeDraft } from "#modules/reports/testing/store-draft.ts";
import { takeFromSource } from "#modules/matches/public.ts";
import { calledEndpoint, exampleOf, exampleText, fieldsIn, tellsNothing } from "#testing/example-calls.ts";
import type { Example, Exchange } from "#testing/example-calls.ts";
import { ownCalls } from "#testing/own-calls.ts";
import { giveWebhook } from "#testing/relations.ts";
import { storeFailedJob, storeUndelivered } from "#testing/store-failures.ts";
import { legalTeams } from "#testing/sandbox-match.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { RawReply, Visitor } from "#testing/visitor.ts";

const HOOK_SECRET = "a webhook secret for tests only";
const SOURCES = JSON.stringify({ entitysport: { key: "none", hookSecret: HOOK_SECRET } });
const PUSH = { authorization: "Bearer a push key for tests only", "x-hook-secret": HOOK_SECRET };

const MOBILE = "9000012345";

const authenticator = makeAuthenticator();
let server: TestApp;
let sandbox: TestSandbox;
let provider: TestIdentityProvider;
let people: Record<Exclude<CallerName, "visitor" | "feed">, SignedInVisitor>;
/** The values of names in braces in the tables. */
let known: Record<string, string>;
const replies = new Map<string, RawReply>();

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
  const link = newToken();
  await addSignInLink(server.deps.database.db, people.admin.account.id, hashToken(link));
  known = {
    user: user.id,
    userPhone: user.phone,
    customerPhone: people.customer.account.phone,
    superuserPhone: people.superuser.account.phone,
    primePhone: people["prime user"].account.phone,
    password: PASSWORD,
    link,
    mobile: MOBILE,
  };
  const match = sampleMatch();
  const [first, ...others] = match.left?.players ?? [];
  const left = { ...match.left, players: [{ ...first, points: 31.5, pl_id: "p-1" }, ...others] };
  const body = { matches: [{ ...match, left }] };
  expect((await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH })).status).toBe(200);
  await takeFromSource(server.deps, { source: "vendor", observedAt: new Date(), documents: [{ id: "odd" }] });
  await mapSampleMatch();
  const { db } = server.deps.database;
  await storeDraft(db, "sample-1");
  const webhook = await giveWebhook(server, people.superuser.account, {
    url: "https://hooks.example.com/in",
  });
  Object.assign(known, {
    failedJob: await storeFailedJob(db, "backups.write"),
    otherFailedJob: await storeFailedJob(db, "reports.drafts"),
    undelivered: await storeUndelivered(db, webhook, "failed"),
    otherUndelivered: await storeUndelivered(db, webhook, "failed"),
  });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await provider.close();
});

/** The sandbox also has the sample match, two hours from now; teams and links use its ids. */
async function mapSampleMatch(): Promise<void> {
  const { left, right, sport, series } = sampleMatch();
  const side = (given: typeof left) => ({
    name: String(given?.name),
    short_name: String(given?.short_name),
    players: (given?.players ?? []).map(({ name, role }) => ({
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
  known["appMatch"] = circle!.id;
  known["mainAppMatch"] = dream11!.id;
  known["accessValue"] = await accessValue("9000000399");
  known["nextAccessValue"] = await accessValue("9000000398");
  const teams = [...legalTeams(circle!.players, 2), ...legalTeams(dream11!.players, 1)];
  for (const [index, { players, captain, viceCaptain }] of teams.entries()) {
    known[`players${index}`] = players.join('","');
    known[`captain${index}`] = captain;
    known[`viceCaptain${index}`] = viceCaptain;
  }
}

/** A session of the main app, with which its source is read. */
async function accessValue(mobile: string): Promise<string> {
  const provider = server.deps.fantasyApps.find("dream11")!;
  await provider.requestCode({ accountId: "source" }, mobile);
  const code = await sandbox.codeFor("dream11", mobile);
  const made = await provider.createSession({ accountId: "source" }, { mobile, code, fields: {} });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.token;
}

/** Keeps the answer of the superuser's authenticator to a challenge. */
function answerWithPasskey(challenge: string, type: "create" | "get"): void {
  const userHandle = Buffer.from(people.superuser.account.id).toString("base64url");
  const { id, response } = authenticator[type]({ challenge, userHandle });
  const { clientDataJSON: clientData, ...rest } = response;
  Object.assign(known, { credential: id, clientData, userHandle }, rest);
  if ("attestationObject" in rest) known["attestation"] = rest.attestationObject;
}

/** Goes to the identity provider and keeps what it puts into the address of our page. */
async function visitProvider(address: string): Promise<void> {
  const reply = await fetch(address, { redirect: "manual" });
  const { searchParams } = new URL(reply.headers.get("location") ?? "");
  for (const name of ["state", "code", "iss"] as const)
    known[`identity${{ state: "State", code: "Code", iss: "Issuer" }[name]}`] = searchParams.get(name) ?? "";
}

/** Values of a reply that later calls need. */
async function remember(path: string, reply: RawReply): Promise<void> {
  const data = reply.json()["data"] as Record<string, string>;
  if (path === "/api/custom-prime/create") known["group"] = String(data["groupId"]);
  if (path === "/api/promotion/create") known["promotion"] = String(data["_id"]);
  if (path === "/api/expert/postprediction") known["prediction"] = String(data["_id"]);
  if (path === "/api/series/create") known["series"] = String(data["_id"]);
  if (path === "/api/pitch/create") known["pitch"] = String(data["_id"]);
  if (path === "/api/sportteam/create")
    known[known["teamOne"] === undefined ? "teamOne" : "teamTwo"] = String(data["_id"]);
  if (path === "/api/matchreport/create") known["report"] = String(data["matchReportId"]);
  if (path === "/api/expert/postteams")
    Object.assign(known, { expertPost: data["_id"], expert: people.admin.account.id });
  if (path === "/api/expert/postvideo") known["expertVideo"] = String(data["_id"]);
  if (path === "/api/admin/attention") known["question"] ??= String(under(reply.json(), "data.id"));
  if (path === "/api/sync") known["vault"] ??= String(under(reply.json(), "data.id"));
  if (path === "/api/keys") known["apiKey"] ??= String(under(reply.json(), "data.id"));
  if (path === "/api/passkeys/options") answerWithPasskey(data["challenge"] ?? "", "create");
  if (path === "/api/auth/passkey/options") answerWithPasskey(data["challenge"] ?? "", "get");
  if (path.endsWith("/identity/begin")) await visitProvider(data["address"] ?? "");
  if (path === "/api/passkeys") known["passkey"] ??= String(under(reply.json(), "data.id"));
  if (path === "/api/second-factor/begin") known["timedCode"] = timedCode(data["key"] ?? "");
  if (path === "/api/second-factor/confirm")
    known["recoveryCode"] = String(data["recoveryCodes"]).split(",")[0] ?? "";
  if (path === "/api/webhooks") known["webhook"] ??= String(under(reply.json(), "data.id"));
  if (path === "/api/webhooks/{webhook}/deliveries")
    known["delivery"] = String(under(reply.json(), "data.id"));
  if (path === "/api/session/list") known["session"] = String(under(reply.json(), "data.id"));
  if (path === "/api/fantasy/send-otp")
    Object.assign(known, data, { code: await sandbox.codeFor("my11circle", MOBILE) });
  if (path === "/api/fantasy/verify-otp") known["authToken"] = String(data["token"]);
  if (path === "/api/fantasy/add-team") {
    known["team"] = String(data["team_id"]);
    await sandbox.clock({ advance_seconds: 2 });
  }
}

const began = Date.now();
/** The exchange that is the example of each endpoint, by its name. */
const exchanges = new Map<string, Exchange>();

function noteExchange(method: string, url: string, body: unknown, reply: RawReply): void {
  const called = calledEndpoint(method, url);
  if (called === undefined || reply.status !== 200) return;
  const earlier = exchanges.get(called.endpoint.name);
  if (earlier !== undefined && !tellsNothing(earlier.reply)) return;
  exchanges.set(called.endpoint.name, { ...called, body, reply: reply.json() });
}

async function make({ by, method, path, body }: TabledCall): Promise<RawReply> {
  const visitor: Visitor = by === "visitor" || by === "feed" ? server.visitor() : people[by];
  const me = by === "visitor" || by === "feed" ? undefined : people[by].account;
  const values: Record<string, string | undefined> = { ...known, me: me?.id, phone: me?.phone };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const sent = body === undefined || body instanceof Uint8Array ? body : fill(JSON.stringify(body));
  const reply = await visitor.send(method, fill(path), {
    ...(sent === undefined ? {} : { body: sent }),
    headers: {
      ...(body instanceof Uint8Array ? { "content-type": "application/octet-stream" } : {}),
      ...(by === "feed" ? PUSH : {}),
    },
  });
  noteExchange(method, fill(path), typeof sent === "string" ? (JSON.parse(sent) as unknown) : sent, reply);
  return reply;
}

/** The value under a dotted name; for a list, that of its first entry. */
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
    // The fields with which clients show the message in another language.
    const { messageKey, messageValues: _, ...documented } = body;
    expect(messageKey === undefined).toBe(body["message"] === "");
    expect(new Set(Object.keys(documented))).toEqual(new Set(["status", "message", ...named]));
    for (const field of call.fields) expect(under(body, field), field).toBeDefined();
    replies.set(call.path, reply);
    await remember(call.path, reply);
  });
});

test("every call of the contract is among them", () => {
  const asked = [...documentedCalls, ...ownCalls].map((call) => `${call.method} ${call.path.split("?")[0]}`);
  const missing = allEndpoints
    .filter(({ kind }) => kind !== "events")
    .filter(({ method, path }) => {
      const shape = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return !asked.some((call) => shape.test(call));
    });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

const EXAMPLES = new URL("../../../../packages/contract/src/openapi-examples.json", import.meta.url);

test("the examples of the description are these calls: renew them by RECORD_EXAMPLES=1", () => {
  const text = exampleText(began);
  const made = Object.fromEntries(
    [...exchanges].map(([name, exchange]) => [name, exampleOf(exchange, text)]),
  );
  if (process.env["RECORD_EXAMPLES"] === "1") writeFileSync(EXAMPLES, JSON.stringify(made, null, 2) + "\n");
  const stored = JSON.parse(readFileSync(EXAMPLES, "utf8")) as Record<string, Example>;
  expect(Object.keys(stored).toSorted()).toEqual(Object.keys(made).toSorted());
  for (const [name, { body, reply }] of Object.entries(made)) {
    expect(fieldsIn(stored[name]?.body), `${name}, body`).toEqual(fieldsIn(body));
    expect(fieldsIn(stored[name]?.reply), `${name}, reply`).toEqual(fieldsIn(reply));
  }
});

/** Decrypted by the format in DECISIONS section 2, with Node's cipher only. */
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
    fantasy_id_list: [{ name: "dream11", id: "p-1" }],
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
