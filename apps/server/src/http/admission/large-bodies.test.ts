import { randomUUID } from "node:crypto";
import { allEndpoints, urlOf } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { callerOf, makeActor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { exampleInput } from "#testing/valid-input.ts";
import { SMALL_BODY } from "./body-budget.ts";
import { jsonFault } from "./json-depth.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const item = "i".repeat(22);
const textOf = (content: string) => JSON.stringify({ vault: randomUUID(), content });

test("values are counted outside of texts only", () => {
  const many = `[${"{},".repeat(1000)}{}]`;
  expect(jsonFault(many, 2002)).toBeNull();
  expect(jsonFault(many, 2001)).toBe("too_many");
  expect(jsonFault(JSON.stringify({ text: many.repeat(9), other: '\\"[{,\\'.repeat(999) }), 3)).toBeNull();
});

describe("every call that takes large bodies", () => {
  const large = allEndpoints.filter(({ bodyLimit = 0 }) => bodyLimit > SMALL_BODY);

  test("is one of these", () => {
    expect(large.map(({ name }) => name).toSorted()).toEqual([
      "experts.postTeams",
      "experts.updatePost",
      "feeds.import",
      "feeds.push",
      "groups.post",
      "groups.repair",
      "prime.post",
      "sync.put",
      "sync.putText",
    ]);
    for (const { name, bytes, valueLimit } of large) expect(bytes ?? valueLimit, name).toBeDefined();
  });

  test.each(large.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s refuses more values than it takes, without time of the thread that answers calls",
    async (_, endpoint) => {
      const { bodyLimit = 0 } = endpoint;
      const actor = await makeActor(server, endpoint.access.signedIn ? callerOf(endpoint.access) : "nobody");
      const { params, query } = exampleInput(endpoint);
      const authorization = { authorization: "Bearer a push key for tests only" };
      /** Milliseconds of this thread. The best of some tries counts: garbage collection is not caused by the input. */
      const timeOf = async (body: string): Promise<number> => {
        let best = Infinity;
        for (let turn = 0; turn < 4; turn++) {
          const before = process.threadCpuUsage();
          const reply = await actor.send(endpoint.method, urlOf(endpoint, { params, query }), {
            body,
            headers: endpoint.access.signedIn ? {} : authorization,
          });
          const { user, system } = process.threadCpuUsage(before);
          best = Math.min(best, (user + system) / 1000);
          expect([400, 403, 404, 415], reply.text).toContain(reply.status);
        }
        return best;
      };
      const oneText = await timeOf(JSON.stringify("a".repeat(bodyLimit - 10)));
      const manyValues = await timeOf(`[${"{},".repeat((bodyLimit - 10) / 3)}{}]`);
      // Both have to be received.
      expect(manyValues).toBeLessThan(3 * oneText);
    },
  );
});

test("a large text that is crowded, broken or has names of the prototype is refused as a small one is", async () => {
  const person = await signUp(server, {});
  const long = "a".repeat(SMALL_BODY);
  for (const [body, message] of [
    [`[${"0,".repeat(SMALL_BODY)}0]`, "replies.tooManyValues"],
    [`{"content":"${long}"`, "replies.invalidInput"],
    [`{"__proto__":{},"content":"${long}"}`, "replies.invalidInput"],
    [textOf(`${long}\u0000`), "replies.invalidInput"],
  ] as const) {
    const reply = await person.send("PUT", `/api/sync/items/${item}`, { body });
    expect([reply.status, reply.json()["messageKey"]], body.slice(0, 30)).toEqual([400, message]);
  }
  expect(
    (await person.send("PUT", `/api/sync/items/${item}`, { body: textOf("a".repeat(SMALL_BODY)) })).json(),
  ).toMatchObject({ code: "sync_changed" });
});

test("bytes are refused where JSON is expected, and JSON where bytes are", async () => {
  const person = await signUp(server, {});
  const { status } = await person.send("PUT", `/api/sync/items/${item}`, {
    body: new Uint8Array(100),
    headers: { "content-type": "application/octet-stream" },
  });
  expect(status).toBe(415);
  const url = `/api/sync/items/${item}/content?vault=${randomUUID()}`;
  expect((await person.send("PUT", url, { body: {} })).status).toBe(415);
  expect((await person.send("PUT", url)).status).toBe(400);
});

test("an account that used up its bytes of a minute waits; another one does not", async () => {
  const ownServer = await startTestApp({ BODY_BYTES_RATE: "1000000" });
  try {
    const [person, other] = [await signUp(ownServer, {}), await signUp(ownServer, {})];
    const put = async (by: typeof person, body: string) =>
      (await by.send("PUT", `/api/sync/items/${item}`, { body })).status;
    const half = textOf("a".repeat(450_000));
    expect([await put(person, half), await put(person, half)]).not.toContain(429);
    expect(await put(person, half)).toBe(429);
    expect(await put(person, textOf("short"))).not.toBe(429);
    expect(await put(other, half)).not.toBe(429);
  } finally {
    await ownServer.close();
  }
});

test("so does one that used up the processor time of a minute", async () => {
  const ownServer = await startTestApp({ BODY_TIME_RATE: "100" });
  try {
    const person = await signUp(ownServer, {});
    const body = textOf("a".repeat(2_000_000));
    const statuses = new Set<number>();
    for (let turn = 0; turn < 30; turn++)
      statuses.add((await person.send("PUT", `/api/sync/items/${item}`, { body })).status);
    expect(statuses).toContain(429);
    expect(
      (await (await signUp(ownServer, {})).send("PUT", `/api/sync/items/${item}`, { body })).status,
    ).not.toBe(429);
  } finally {
    await ownServer.close();
  }
});
