import { expect, test } from "vitest";
import type { CallInputOf } from "./calls.ts";
import { EngineClient } from "./engine-client.ts";
import type { PortListeners } from "./port.ts";
import type { EngineRequest } from "#workers/protocol.ts";

/** A worker whose replies the test controls. */
function scriptedWorker() {
  const openedPorts: { listeners: PortListeners; posted: EngineRequest[]; stopped: boolean }[] = [];
  const client = new EngineClient((listeners) => {
    const worker = { listeners, posted: [] as EngineRequest[], stopped: false };
    openedPorts.push(worker);
    return {
      post: (request) => void worker.posted.push(request),
      stop: () => void (worker.stopped = true),
    };
  });
  const worker = (at: number) => {
    const found = openedPorts[at];
    if (found === undefined) throw new Error(`Worker ${at} was not opened`);
    return found;
  };
  const reply = (at: number, data: unknown) => worker(at).listeners.onReply(data);
  return { client, worker, reply, workers: () => openedPorts.length };
}

const input: CallInputOf<"count"> = { match: { sport: 0, players: [] }, strategy: { sport: 0, players: [] } };
const countReply = (id: number) => ({
  kind: "answer",
  id,
  outcome: { ok: true, value: { lineups: 1, teams: id } },
});

test("answers go to the request of their number, in any order", async () => {
  const { client, reply } = scriptedWorker();
  const [first, second] = [client.count(input), client.count(input)];
  reply(0, countReply(2));
  reply(0, countReply(1));
  expect(await first).toMatchObject({ ok: true, value: { teams: 1 } });
  expect(await second).toMatchObject({ ok: true, value: { teams: 2 } });
});

test("a refusal of the engine is a value with its code", async () => {
  const { client, reply } = scriptedWorker();
  const count = client.count(input);
  reply(0, { kind: "answer", id: 1, outcome: { ok: false, error: { code: "unknown_player" } } });
  expect(await count).toEqual({ ok: false, error: { code: "unknown_player" } });
});

test("progress comes to the caller until the answer", async () => {
  const { client, reply } = scriptedWorker();
  const progress: number[] = [];
  const generation = client.generate({
    ...input,
    teams: 10,
    seed: 1,
    onProgress: (done) => void progress.push(done),
  });
  reply(0, { kind: "progress", id: 1, done: 5, total: 10 });
  reply(0, { kind: "answer", id: 1, outcome: { ok: true, value: {} } });
  await generation;
  reply(0, { kind: "progress", id: 1, done: 9, total: 10 });
  expect(progress).toEqual([5]);
});

test("a crash settles every waiting request, and the next one starts a new worker", async () => {
  const { client, worker, reply, workers } = scriptedWorker();
  const lostCalls = [client.count(input), client.explain(input)];
  worker(0).listeners.onCrash("out of memory");
  for (const outcome of await Promise.all(lostCalls))
    expect(outcome).toEqual({ ok: false, error: { code: "engine_crashed", detail: "out of memory" } });
  const next = client.count(input);
  expect(workers()).toBe(2);
  reply(1, countReply(3));
  expect(await next).toMatchObject({ ok: true });
});

test("cancelling a running generation ends the worker, and those that wait go to a new one", async () => {
  const { client, worker, reply } = scriptedWorker();
  const stop = new AbortController();
  const stoppedGeneration = client.generate({ ...input, teams: 10, seed: 1, signal: stop.signal });
  const count = client.count(input);
  stop.abort();
  expect(await stoppedGeneration).toMatchObject({ ok: false, error: { code: "cancelled" } });
  expect(worker(0).stopped).toBe(true);
  expect(worker(1).posted.map(({ id }) => id)).toEqual([2]);
  reply(0, countReply(2));
  reply(1, { kind: "answer", id: 2, outcome: { ok: true, value: { lineups: 7, teams: 7 } } });
  expect(await count).toMatchObject({ ok: true, value: { teams: 7 } });
});

test("a cancelled count leaves the worker alone and its late answer is dropped", async () => {
  const { client, reply, workers } = scriptedWorker();
  const stop = new AbortController();
  const count = client.count(input, { signal: stop.signal });
  stop.abort();
  expect(await count).toMatchObject({ ok: false, error: { code: "cancelled" } });
  reply(0, countReply(1));
  expect(workers()).toBe(1);
});

test("a signal that is aborted already asks nothing of the worker", async () => {
  const { client, workers } = scriptedWorker();
  expect(await client.count(input, { signal: AbortSignal.abort() })).toMatchObject({ ok: false });
  expect(workers()).toBe(0);
});

test.each([
  null,
  "answer",
  { kind: "answer" },
  { kind: "answer", id: 1 },
  { kind: "answer", id: 1, outcome: { ok: 1 } },
])("a reply of the wrong shape is dropped: %j", async (data) => {
  const { client, reply } = scriptedWorker();
  const count = client.count(input);
  reply(0, data);
  reply(0, countReply(1));
  expect(await count).toMatchObject({ ok: true });
});

test("counts that only inform wait until every holder has released the engine, and each releases once", async () => {
  const { client } = scriptedWorker();
  await client.whenFree();
  const [one, other] = [client.hold(), client.hold()];
  let free = false;
  const waiting = client.whenFree().then(() => (free = true));
  one();
  one();
  await Promise.resolve();
  expect(free).toBe(false);
  other();
  await waiting;
  expect(free).toBe(true);
});

test("a prepared worker takes the first request, and preparing again starts no other", async () => {
  const { client, worker, reply, workers } = scriptedWorker();
  client.prepare();
  client.prepare();
  expect(workers()).toBe(1);
  const count = client.count(input);
  client.prepare();
  expect(worker(0).posted).toHaveLength(1);
  reply(0, countReply(1));
  expect(await count).toMatchObject({ ok: true });
  expect(workers()).toBe(1);
});

test("a worker that cannot be prepared is a fault of the first request only", async () => {
  const client = new EngineClient(() => {
    throw new Error("no workers here");
  });
  expect(() => client.prepare()).not.toThrow();
  expect(await client.count(input)).toMatchObject({ ok: false, error: { code: "engine_crashed" } });
});

test("a worker that cannot start is a fault, not a request that waits for ever", async () => {
  const client = new EngineClient(() => {
    throw new Error("no workers here");
  });
  expect(await client.count(input)).toMatchObject({ ok: false, error: { code: "engine_crashed" } });
});
