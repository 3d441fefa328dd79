import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition, Power } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount } from "../testing/accounts.ts";
import { actorKinds, makeActor } from "../testing/actors.ts";
import type { Actor, ActorName } from "../testing/actors.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { sampleInput } from "../testing/valid-input.ts";
import type { Account } from "../records/account.repository.ts";

let server: TestApp;
let victim: Account;
beforeAll(async () => {
  server = await startTestApp();
  victim = await makeAccount(server);
});
afterAll(() => server.close());

const names = Object.keys(actorKinds) as ActorName[];
/** Streams never end; events.test.ts opens them over a real connection. */
const callable = allEndpoints.filter(({ kind }) => kind !== "events");

type Expectation = 401 | 403 | "let in";

/** What the contract promises this kind of caller with its own ids, and with somebody else's. */
function expected(endpoint: EndpointDefinition, name: ActorName, foreign: boolean): Expectation {
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

/** A valid request of the actor: ids and numbers that must be the caller's own are, or are the victim's. */
function request(endpoint: EndpointDefinition, actor: Actor, foreign: boolean) {
  const { params, query, body } = sampleInput(endpoint, 7);
  if ("userId" in params) params["userId"] = victim.id;
  if ("phone" in params) params["phone"] = victim.phone;
  const whose = foreign ? victim : actor.account;
  const values = { params, body: body as Record<string, unknown> };
  for (const own of endpoint.access.own) values[own.in][own.field] = own.by === "id" ? whose.id : whose.phone;
  return { url: urlOf(endpoint, { params, query }), body };
}

describe.each(callable.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  test("lets in whom the contract names, and nobody else", async () => {
    const table: Record<string, string> = {};
    const promised: Record<string, string> = {};
    for (const name of names)
      for (const foreign of endpoint.access.own.length > 0 ? [false, true] : [false]) {
        const actor = await makeActor(server, name);
        const { url, body } = request(endpoint, actor, foreign);
        const reply = await actor.send(endpoint.method, url, body === undefined ? {} : { body });
        const row = foreign ? `${name}, another's id` : name;
        const turnedAway = reply.status === 401 || reply.status === 403;
        table[row] = turnedAway ? String(reply.status) : "let in";
        promised[row] = String(expected(endpoint, name, foreign));
        expect(reply.status, reply.text).toBeLessThan(500);
        expect(reply.json(), url).toHaveProperty("status", reply.status === 200 ? "success" : "fail");
      }
    expect(table).toEqual(promised);
  });
});

test("every endpoint of the contract is answered", () => {
  for (const { method, path } of allEndpoints)
    expect(
      server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ":$1") }),
      `${method} ${path}`,
    ).toBe(true);
});
