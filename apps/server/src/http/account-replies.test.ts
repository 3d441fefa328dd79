import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#db/failure.ts";
import { memoryEventBus } from "#ports/memory-event-bus.ts";
import { createAccountReplies } from "./account-replies.ts";

function setUp() {
  const bus = memoryEventBus();
  let time = 0;
  const replies = createAccountReplies(bus, () => time);
  let madeCount = 0;
  let validSeconds = 3600;
  const ask = async (account = "one") => {
    const body = await replies.get(account, async () => ({
      reply: { made: (madeCount += 1) },
      validSeconds,
    }));
    return (JSON.parse(String(body?.bytes)) as { made: number }).made;
  };
  return {
    bus,
    replies,
    ask,
    pass: (milliseconds: number) => (time += milliseconds),
    endsIn: (seconds: number) => (validSeconds = seconds),
  };
}

test("a reply is kept for five seconds, per account", async () => {
  const { ask, pass } = setUp();
  expect([await ask(), await ask(), await ask("two"), await ask()]).toEqual([1, 1, 2, 1]);
  pass(4999);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(3);
});

test("never across the end of the day", async () => {
  const { ask, pass, endsIn } = setUp();
  endsIn(0.4);
  expect(await ask()).toBe(1);
  pass(399);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
});

test("a change of the account drops its reply, and one that is being made is not kept", async () => {
  const { bus, replies, ask } = setUp();
  await ask();
  bus.tell({ kind: "account", accountId: "one" });
  expect(await ask()).toBe(2);
  await replies.get("three", async () => {
    bus.tell({ kind: "account", accountId: "three" });
    return { reply: { made: "before the change" }, validSeconds: 3600 };
  });
  expect(await ask("three")).toBe(3);
});

test("while the database does not answer, the last one stands in and says how old it is", async () => {
  const { replies, ask, pass } = setUp();
  const fail = () => replies.get("one", () => Promise.reject(new DatabaseUnavailable("frozen")));
  await expect(fail()).rejects.toThrow("frozen");
  await ask();
  pass(4000);
  expect((await fail())?.age).toBeUndefined();
  pass(60_000);
  expect(await fail()).toEqual({ bytes: '{"made":1}', age: 64 });
  expect(await ask()).toBe(2);
  expect((await fail())?.age).toBeUndefined();
});

test("nothing is kept of an account that does not exist", async () => {
  const { replies, ask } = setUp();
  expect(await replies.get("one", async () => null)).toBeNull();
  expect(await ask()).toBe(1);
});
