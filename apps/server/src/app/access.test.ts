import { randomUUID } from "node:crypto";
import { allEndpoints, customerPowers, relations, urlOf } from "@teamwright/contract";
import type { EndpointDefinition, KeyScope, Power } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Account } from "#modules/accounts/account.repository.ts";
import { makeAccount } from "#testing/accounts.ts";
import { actorKinds, makeActor } from "#testing/actors.ts";
import type { Actor, ActorName } from "#testing/actors.ts";
import { giveKey, makeRelated } from "#testing/relations.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { exampleInput } from "#testing/valid-input.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const names = Object.keys(actorKinds) as ActorName[];
/** Streams never end; events.test.ts tests them over a real connection. */
const callable = allEndpoints.filter(({ kind }) => kind !== "events");

type Expectation = 401 | 403 | "let in";

/** The contract's rule for this kind of caller, with its own ids and with another account's. */
function expectationOf(endpoint: EndpointDefinition, name: ActorName, foreign: boolean): Expectation {
  const { access } = endpoint;
  if (access.machine !== null) return 401;
  if (!access.signedIn) return "let in";
  const kind: { powers: readonly Power[]; session?: string } = actorKinds[name];
  if (kind.session !== undefined) return 401;
  const holds = (any: readonly Power[]) => any.some((power) => kind.powers.includes(power));
  if (access.powers.length > 0 && !holds(access.powers)) return 403;
  if (access.also.length > 0 && !holds(access.also)) return 403;
  if (foreign && access.own.some(({ unless }) => !holds(unless))) return 403;
  return "let in";
}

/**
 * A valid request of the actor. Values that must be the caller's own, or related to the caller, are the caller's or the
 * victim's.
 */
async function request(
  endpoint: EndpointDefinition,
  actor: Pick<Actor, "account">,
  victim: Account,
  foreign: boolean,
) {
  const { params, query, body } = exampleInput(endpoint);
  if ("userId" in params) params["userId"] = victim.id;
  if ("phone" in params) params["phone"] = victim.phone;
  const account = foreign ? victim : actor.account;
  const values = { params, body: body as Record<string, unknown> };
  for (const own of endpoint.access.own)
    values[own.in][own.field] = own.by === "id" ? account.id : account.phone;
  for (const rule of endpoint.access.related)
    values[rule.in][rule.param] = await makeRelated[rule.relations[0]!](server, account);
  return { url: urlOf(endpoint, { params, query }), body };
}

describe.each(callable.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  test("lets in whom the contract names, and nobody else", async () => {
    const table: Record<string, string> = {};
    const promisedAccess: Record<string, string> = {};
    const victim = await makeAccount(server);
    const reads: { actor: Actor; url: string; status: number; tag: string | undefined }[] = [];
    for (const name of names)
      for (const foreign of endpoint.access.own.length > 0 ? [false, true] : [false]) {
        const actor = await makeActor(server, name);
        const { url, body } = await request(endpoint, actor, victim, foreign);
        const reply = await actor.send(endpoint.method, url, body === undefined ? {} : { body });
        const row = foreign ? `${name}, another's id` : name;
        const turnedAway = reply.status === 401 || reply.status === 403;
        table[row] = turnedAway ? String(reply.status) : "let in";
        promisedAccess[row] = String(expectationOf(endpoint, name, foreign));
        expect(reply.status, reply.text).toBeLessThan(500);
        expect(reply.json(), url).toHaveProperty("status", reply.status === 200 ? "success" : "fail");
        if (endpoint.method === "GET")
          reads.push({ actor, url, status: reply.status, tag: reply.headers["etag"]?.toString() });
      }
    expect(table).toEqual(promisedAccess);
    // The entity tag of one caller's reply says nothing to another one, whose own reply has no such tag.
    for (const other of new Set(reads.map(({ tag }) => tag)))
      for (const { actor, url, status, tag } of other === undefined ? [] : reads) {
        const reply = await actor.send("GET", url, { headers: { "if-none-match": String(other) } });
        expect(reply.status, url).toBe(tag === other ? 304 : status);
      }
  });
});

/** The keys of an admin, whose powers only the scope `staff` passes on, and one of a customer. */
const keyKinds: readonly (readonly ["admin" | "customer", KeyScope[]])[] = [
  ["admin", ["read"]],
  ["admin", ["write"]],
  ["admin", ["read", "write"]],
  ["admin", ["read", "staff"]],
  ["admin", ["read", "write", "staff"]],
  ["customer", ["read", "write"]],
];

/** The contract's rule for a key of that kind that acts on its own account. */
function expectedOfKey(
  endpoint: EndpointDefinition,
  name: ActorName,
  scopes: readonly KeyScope[],
): Expectation {
  const { access, method, reads } = endpoint;
  if (access.machine !== null) return 401;
  const changes = method !== "GET" && reads !== true;
  if (!access.keys || !scopes.includes(changes ? "write" : "read")) return 403;
  const powers: readonly Power[] = actorKinds[name].powers;
  const holds = (any: readonly Power[]) =>
    any.some(
      (power) => powers.includes(power) && (scopes.includes("staff") || customerPowers.includes(power)),
    );
  return [access.powers, access.also].every((any) => any.length === 0 || holds(any)) ? "let in" : 403;
}

describe("with an API key", () => {
  let keys: { account: Account; name: ActorName; scopes: KeyScope[]; key: string }[];
  let victim: Account;
  beforeAll(async () => {
    victim = await makeAccount(server);
    const owners = { admin: await makeActor(server, "admin"), customer: await makeActor(server, "customer") };
    keys = await Promise.all(
      keyKinds.map(async ([name, scopes]) => {
        const { account } = owners[name];
        return { account, name, scopes, key: (await giveKey(server, account, scopes)).key };
      }),
    );
  });

  test.each(callable.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s lets in what the scopes name, and never what is for sessions only",
    async (_, endpoint) => {
      const table: Record<string, Expectation> = {};
      const promisedReplies: Record<string, Expectation> = {};
      for (const { account, name, scopes, key } of keys) {
        const { url, body } = await request(endpoint, { account }, victim, false);
        const reply = await server.visitor().send(endpoint.method, url, {
          headers: { authorization: `Bearer ${key}` },
          ...(body === undefined ? {} : { body }),
        });
        const row = `${name}: ${scopes.join(", ")}`;
        table[row] = reply.status === 401 || reply.status === 403 ? reply.status : "let in";
        promisedReplies[row] = expectedOfKey(endpoint, name, scopes);
        expect(reply.status, reply.text).toBeLessThan(500);
      }
      expect(table).toEqual(promisedReplies);
    },
  );
});

const withRelations = allEndpoints.filter(({ access }) => access.related.length > 0);

test("an endpoint with relations exists, and every relation is named by one", () => {
  const named = withRelations.flatMap(({ access }) => access.related.flatMap((rule) => rule.relations));
  expect(new Set(named)).toEqual(new Set(relations));
});

describe.each(
  withRelations.flatMap((endpoint) =>
    endpoint.access.related.flatMap((rule) =>
      rule.relations.map((relation) => [endpoint.name, relation, endpoint, rule] as const),
    ),
  ),
)("%s as %s", (_, relation, endpoint, rule) => {
  /** Holds every power that the rule requires besides the relation, but none that replaces it. */
  const kind = names.find(
    (name) =>
      expectationOf(endpoint, name, false) === "let in" &&
      !rule.unless.some((power) => (actorKinds[name].powers as readonly Power[]).includes(power)),
  );
  const ask = async (actor: Actor, id: string) => {
    const { params, query, body } = exampleInput(endpoint);
    const values = { params, body: body as Record<string, unknown> };
    for (const own of endpoint.access.own)
      values[own.in][own.field] = own.by === "id" ? actor.account.id : actor.account.phone;
    values[rule.in][rule.param] = id;
    // A member may remove only the own number; the owner removes any.
    if (relation === "memberOfGroup" && endpoint.name === "groups.removeUser")
      values.body["userPhoneNumber"] = actor.account.phone;
    const url = urlOf(endpoint, { params, query });
    const reply = await actor.send(endpoint.method, url, body === undefined ? {} : { body });
    return { status: reply.status, code: reply.json()["code"] };
  };
  const turnedAway = (reply: { status: number }) => [403, 404].includes(reply.status);

  test("lets in the related account, and nobody by a foreign or an unknown id", async () => {
    const actor = await makeActor(server, kind!);
    const stranger = await makeActor(server, kind!);
    const ownParams = await makeRelated[relation](server, actor.account);
    const foreign = await makeRelated[relation](server, stranger.account);
    expect(turnedAway(await ask(actor, foreign))).toBe(true);
    expect(turnedAway(await ask(stranger, ownParams))).toBe(true);
    expect(turnedAway(await ask(actor, randomUUID()))).toBe(true);
    expect(await ask(await makeActor(server, "nobody"), ownParams)).toMatchObject({ status: 401 });
    // Last, because the call may delete the thing. The refused caller changed nothing.
    expect(turnedAway(await ask(actor, ownParams))).toBe(false);
    expect(turnedAway(await ask(stranger, foreign))).toBe(false);
  });
});

test("every endpoint of the contract is answered", () => {
  for (const { method, path } of allEndpoints)
    expect(
      server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ":$1") }),
      `${method} ${path}`,
    ).toBe(true);
});
