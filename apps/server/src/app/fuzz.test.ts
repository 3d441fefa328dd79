import { allEndpoints } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { actorKinds, makeActor } from "#testing/actors.ts";
import type { Actor, ActorName } from "#testing/actors.ts";
import { contentsReader } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import type { Contents } from "#testing/contents.ts";
import { inputsOf } from "#testing/valid-input.ts";

/** FUZZ=10000 is the long run; FUZZ_SEED repeats one. */
const REQUESTS = Number(process.env["FUZZ"] ?? 500);
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1e9);
/** Refused attempts also leave records: failed sign-ins, runs of feeds. */
const RECORDS = ["login_failures", "feed_runs"];
/** Actors become unusable: they log out, are blocked, or change roles. */
const RENEW = 40;
/** The whole content is compared after each call. A new installation keeps that short in a long run. */
const ROUND = 1000;
const MAX_TIME = 10_000;

let server: TestApp | undefined;
afterEach(() => server?.close());

const endpoints = allEndpoints.filter(({ kind }) => kind !== "events");
const kinds: readonly ActorName[] = [
  "nobody",
  "customer",
  "superuser",
  "admin",
  "prime admin",
  "prime user",
  "group owner",
  "blocked account",
];

function welcome({ access }: EndpointDefinition): ActorName[] {
  const kindsOfOwner = kinds.filter((name) => {
    const heldPowers: readonly string[] = actorKinds[name].powers;
    return (
      name !== "nobody" &&
      [access.powers, access.also].every(
        (any) => any.length === 0 || any.some((power) => heldPowers.includes(power)),
      )
    );
  });
  return kindsOfOwner.length > 0 ? kindsOfOwner : ["admin"];
}

/** Texts that are valid in form fields and may break the code behind them. */
const poison = fc.constantFrom(
  "Some label\u0000",
  "half of a pair \ud83d",
  "{{constructor}}",
  "name\\u0000",
  "a".repeat(3000),
);
const junk = fc.oneof(
  { weight: 2, arbitrary: poison },
  fc.constantFrom<unknown>(
    null,
    "",
    0,
    -1,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    "\u0000",
    "'; drop table accounts; --",
    "../../etc/passwd",
    "%00",
    "\ud800",
    "💥".repeat(500),
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const headers = fc.dictionary(
  fc.constantFrom(
    "idempotency-key",
    "if-none-match",
    "accept-encoding",
    "accept",
    "x-forwarded-for",
    "user-agent",
    "authorization",
  ),
  fc.string({ unit: "grapheme-ascii", maxLength: 120 }),
  { maxKeys: 3 },
);

/** Replaces one value at a random depth by junk. */
function spoil(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== "object" || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...value };
  (copy as Record<string, unknown>)[key] = spoil((value as Record<string, unknown>)[key], rest, by);
  return copy;
}

const requests = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    input: inputsOf(endpoint),
    // Callers are mostly admitted, because the code after the access checks is the target.
    who: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...welcome(endpoint)) }, fc.constantFrom(...kinds)),
    own: fc.boolean().map((foreign) => !foreign || endpoint.access.powers.length > 0),
    spoiled: fc.option(
      fc.record({
        part: fc.constantFrom("params", "query", "body"),
        steps: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
        by: junk,
      }),
      { freq: 1 },
    ),
    rawBody: fc.option(fc.string({ unit: "binary", maxLength: 300 }), { freq: 8 }),
    headers,
  }),
);
type Request = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

const text = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
const encode = (value: unknown) => encodeURIComponent(text(value).toWellFormed());

function build({ endpoint, input, own, spoiled }: Request, actor: Actor) {
  const parts: Record<string, unknown> = {
    params: { ...input.params },
    query: { ...input.query },
    body: input.body,
  };
  if (own)
    for (const { in: part, field, by } of (endpoint as EndpointDefinition).access.own)
      parts[part] = {
        ...(parts[part] as object),
        [field]: by === "id" ? actor.account.id : actor.account.phone,
      };
  if (spoiled) parts[spoiled.part] = spoil(parts[spoiled.part], spoiled.steps, spoiled.by);
  const params = (parts["params"] ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(params[name]) || "x");
  const query = Object.entries((parts["query"] ?? {}) as object).map(
    ([name, value]) => `${encode(name)}=${encode(value)}`,
  );
  return { url: query.length > 0 ? `${path}?${query.join("&")}` : path, body: parts["body"] };
}

const statuses = new Map<number, number>();
let longest = 0;

/** Sends one request and compares the content before and after it, which it returns. */
async function sendOne(
  request: Request,
  actor: Actor,
  before: Contents,
  read: () => Promise<Contents>,
): Promise<Contents> {
  const { url, body } = build(request, actor);
  const payload = request.rawBody ?? body;
  const start = performance.now();
  const reply = await actor.send(request.endpoint.method, url, {
    headers: request.headers as Record<string, string>,
    ...(payload === undefined
      ? {}
      : { body: typeof payload === "string" ? payload : JSON.stringify(payload) }),
  });
  const took = performance.now() - start;
  longest = Math.max(longest, took);
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  const callText = `${request.endpoint.name} by ${request.who}: ${url} ${text(payload).slice(0, 300)} -> ${reply.status} ${reply.text.slice(0, 200)}`;
  expect(took, callText).toBeLessThan(MAX_TIME);
  expect(reply.status, callText).toBeLessThan(500);
  expect(reply.text, callText).not.toMatch(/\n\s+at |node_modules|select .* from|PGlite/i);
  if (reply.status !== 304 && reply.headers["content-encoding"] === undefined)
    expect(["success", "fail"], callText).toContain(reply.json()["status"]);
  const after = await read();
  if (reply.status !== 200) expect(after, callText).toEqual(before);
  return after;
}

async function sendRound(app: TestApp, round: readonly Request[]): Promise<void> {
  const read = contentsReader(app.deps.database.db, RECORDS);
  let actors: Partial<Record<ActorName, Actor>> = {};
  let contents: Contents = {};
  for (const [turn, request] of round.entries()) {
    if (turn % RENEW === 0) {
      actors = {};
      for (const kind of kinds) actors[kind] = await makeActor(app, kind);
      contents = await read();
    }
    contents = await sendOne(request, actors[request.who]!, contents, read);
  }
}

test(
  `${REQUESTS} generated requests: no failure of ours, no stack trace, nothing stored on refusal (seed ${SEED})`,
  async () => {
    for (let sentCount = 0; sentCount < REQUESTS; sentCount += ROUND) {
      await server?.close();
      server = await startTestApp();
      const numRuns = Math.min(ROUND, REQUESTS - sentCount);
      await sendRound(server, fc.sample(requests, { numRuns, seed: SEED + sentCount }));
    }
    const counts = JSON.stringify(Object.fromEntries(statuses));
    if (REQUESTS >= 10_000)
      console.log(`replies by status ${counts}, the longest call ${Math.round(longest)} ms`);
    expect(statuses.get(200), counts).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(400), counts).toBeGreaterThan(REQUESTS / 20);
  },
  Math.max(120_000, REQUESTS * 200),
);
