import { freshDatabase } from "../records/testing/fresh-database.ts";
import { MIN_ROUNDS } from "@teamwright/contract/resources/sync";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { findAttempt, listMatches } from "../records/attempts.ts";
import { attemptTeams } from "../records/attempt-record.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { replaceTeams } from "../records/rearrange.ts";
import { flushedOf, loseWrites, wasFlushed } from "../records/testing/flushed.ts";
import { columns, storeSample } from "../portable/testing/sample-attempts.ts";
import { deriveKeys, newVault, openVault, seal, unseal } from "./keys.ts";
import type { SyncKeys } from "./keys.ts";
import { runSync } from "./run-sync.ts";
import { newState, readState, writeState } from "./sync-state.ts";
import { MemoryServer } from "./testing/memory-server.ts";
import { deleteNumber } from "../records/testing/delete-number.ts";

const MATCH = "cricket-1";
const PASSPHRASE = "five boats in a quiet harbour";
let vault: Awaited<ReturnType<typeof newVault>>;
let keys: SyncKeys;
beforeAll(async () => {
  vault = await newVault(PASSPHRASE);
  ({ keys } = vault);
});

async function newDevice(server: MemoryServer, account = "me") {
  const db = freshDatabase();
  await writeState(newState(account, server.id, keys), db);
  return db;
}

const run = (db: RecordsDatabase, server: MemoryServer) => runSync("me", server, db);

/** Returns the power cut: every write is gone that was not on the disk at a call of the server. */
async function noteFlushes(db: RecordsDatabase, server: MemoryServer): Promise<() => Promise<void>> {
  wasFlushed(db);
  let disk = await flushedOf(db);
  server.meanwhile = async () => {
    if (wasFlushed(db)) disk = await flushedOf(db);
  };
  return () => loseWrites(db, disk);
}

/** The first player of each attempt's first team, which tells the samples apart, with its moment. */
async function contentsOf(db: RecordsDatabase): Promise<string[]> {
  const attempts = (await listMatches(0, db))[0]?.attempts ?? [];
  const found = await Promise.all(attempts.map(({ id }) => findAttempt(MATCH, id, db)));
  return found.map((one) => `${one?.attempt.time} ${one?.teams.teams.members[0]}`).toSorted();
}

describe("the keys of a passphrase", () => {
  test("another passphrase is told, also on another device; letters with marks may be written in two ways", async () => {
    expect(await openVault(PASSPHRASE, vault)).not.toBeNull();
    expect(await openVault(`${PASSPHRASE} `, vault)).toBeNull();
    const markedKeys = await newVault("mañana temprano");
    expect(await openVault("man\u0303ana temprano", markedKeys)).not.toBeNull();
  });

  test("cannot be read out, and are not made cheaply for a server that asks for it", async () => {
    await expect(crypto.subtle.exportKey("raw", keys.encryption)).rejects.toThrow();
    await expect(crypto.subtle.exportKey("raw", keys.naming)).rejects.toThrow();
    await expect(deriveKeys(PASSPHRASE, { ...vault.kdf, rounds: MIN_ROUNDS - 1 })).rejects.toThrow(
      RangeError,
    );
  });

  test("a changed byte, and the content of another item, do not open", async () => {
    const sealedText = await seal(keys, new Uint8Array([1, 2, 3]), "vault:a");
    expect(await unseal(keys, sealedText, "vault:a")).toEqual(new Uint8Array([1, 2, 3]));
    expect(await unseal(keys, sealedText, "vault:b")).toBeNull();
    sealedText[20]! ^= 1;
    expect(await unseal(keys, sealedText, "vault:a")).toBeNull();
  });
});

describe("synchronisation", () => {
  test("brings attempts to another device as they were, and the server has no name, id or team in clear", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    await storeSample(phone, { teams: 30 });
    expect(await run(phone, server)).toBe("done");
    expect(await run(tablet, server)).toBe("done");
    expect(await findAttempt(MATCH, 1, tablet)).toEqual(await findAttempt(MATCH, 1, phone));
    const storedText = JSON.stringify([...server.items]);
    // Base64 of JSON begins with eyJ; anywhere else the three letters may be a part of sealed bytes.
    for (const word of ["Harriers", MATCH, "captain", '"eyJ']) expect(storedText).not.toContain(word);
    const before = server.revision;
    for (const device of [phone, tablet, phone]) expect(await run(device, server)).toBe("done");
    expect(server.revision).toBe(before);
  });

  test("a deletion reaches a device that was away; one that is undone comes back", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2]) await storeSample(phone, { from, time: from });
    for (const device of [phone, tablet]) await run(device, server);
    await storeSample(tablet, { from: 3, time: 3 });
    const deletion = await deleteNumber(MATCH, 1, phone);
    await run(phone, server);
    await run(tablet, server);
    await run(phone, server);
    expect(await contentsOf(tablet)).toEqual(await contentsOf(phone));
    expect(await contentsOf(phone)).toHaveLength(2);
    if (deletion.ok) await phone.attempts.bulkPut(deletion.value.attempts);
    if (deletion.ok) await phone.attemptTeams.bulkPut(deletion.value.teams);
    for (const device of [phone, tablet]) await run(device, server);
    expect(await contentsOf(tablet)).toHaveLength(3);
  });

  test("a deletion stays one on a device that was interrupted after it had taken the attempt", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2]) await storeSample(phone, { from, time: from });
    await run(phone, server);
    // The list and the first attempt arrive, the second one does not.
    server.calls = 2;
    expect(await run(tablet, server)).toBe("failed");
    server.calls = Infinity;
    const [firstContent] = await contentsOf(tablet);
    const id = (await contentsOf(phone)).indexOf(firstContent ?? "") + 1;
    await deleteNumber(MATCH, id, phone);
    for (const device of [phone, tablet, phone]) expect(await run(device, server)).toBe("done");
    for (const device of [phone, tablet]) expect(await contentsOf(device)).toHaveLength(1);
    expect(await contentsOf(tablet)).not.toContain(firstContent);
  });

  test("a deletion stays one of an attempt that was taken before the run was interrupted", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2]) await storeSample(phone, { from, time: from });
    await run(phone, server);
    server.calls = 2;
    expect(await run(tablet, server)).toBe("failed");
    server.calls = Infinity;
    const [takenContent] = await contentsOf(tablet);
    await deleteNumber(MATCH, 1, tablet);
    for (const device of [tablet, phone, tablet]) expect(await run(device, server)).toBe("done");
    for (const device of [phone, tablet]) {
      expect(await contentsOf(device)).toHaveLength(1);
      expect(await contentsOf(device)).not.toContain(takenContent);
    }
  });

  test("a deletion stays one where the reply to the attempt's sending was lost", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2]) await storeSample(phone, { from, time: from });
    server.replies = 0;
    expect(await run(phone, server)).toBe("failed");
    server.replies = Infinity;
    expect(server.items.size).toBe(1);
    for (const id of [1, 2]) await deleteNumber(MATCH, id, phone);
    for (const device of [phone, tablet, phone]) expect(await run(device, server)).toBe("done");
    for (const device of [phone, tablet]) expect(await contentsOf(device)).toEqual([]);
  });

  test("a deletion after a power cut stays one: that the attempt was sent was on the disk before", async () => {
    const server = new MemoryServer();
    const phone = await newDevice(server);
    await storeSample(phone, { from: 1, time: 1 });
    const cutPower = await noteFlushes(phone, server);
    expect(await run(phone, server)).toBe("done");
    await cutPower();
    await deleteNumber(MATCH, 1, phone);
    for (let round = 0; round < 2; round++) expect(await run(phone, server)).toBe("done");
    expect(await contentsOf(phone)).toEqual([]);
  });

  test("repaired teams outlive a power cut between the deletion of the first ones on the server and their own sending", async () => {
    const server = new MemoryServer();
    const phone = await newDevice(server);
    await storeSample(phone, { from: 1, time: 1 });
    expect(await run(phone, server)).toBe("done");
    const cutPower = await noteFlushes(phone, server);
    await replaceTeams(MATCH, 1, { from: columns(2, 1), to: columns(2, 5) }, phone);
    const [contentAfter] = await contentsOf(phone);
    // The deletion of the first teams arrives, and nothing after it.
    server.calls = 1;
    expect(await run(phone, server)).toBe("failed");
    server.calls = Infinity;
    await cutPower();
    for (let round = 0; round < 2; round++) expect(await run(phone, server)).toBe("done");
    expect(await contentsOf(phone)).toEqual([contentAfter]);
  });

  test("another device's deletion reaches the device whose sending had no reply", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    await storeSample(phone, { from: 1, time: 1 });
    server.replies = 0;
    expect(await run(phone, server)).toBe("failed");
    server.replies = Infinity;
    expect(await run(tablet, server)).toBe("done");
    await deleteNumber(MATCH, 1, tablet);
    for (const device of [tablet, phone, tablet]) expect(await run(device, server)).toBe("done");
    for (const device of [phone, tablet]) expect(await contentsOf(device)).toEqual([]);
  });

  test("whatever two devices do, offline or not, they end equal and lose nothing that nobody deleted", async () => {
    const action = fc.record({
      on: fc.constantFrom(0, 1),
      what: fc.constantFrom("store", "store", "delete", "run", "broken run", "lost reply"),
      from: fc.integer({ min: 0, max: 3 }),
      calls: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const server = new MemoryServer();
        const devices = [await newDevice(server), await newDevice(server)] as const;
        const storedNames = new Set<string>();
        const goneKeys = new Set<string>();
        for (const { on, what, from, calls } of actions) {
          const device = devices[on]!;
          const before = new Set(await contentsOf(device));
          if (what === "store") {
            await storeSample(device, { from, time: from });
            for (const each of await contentsOf(device)) storedNames.add(each);
          } else if (what === "delete") {
            const id = (await listMatches(0, device))[0]?.attempts[0]?.id;
            if (id !== undefined) await deleteNumber(MATCH, id, device);
            const after = new Set(await contentsOf(device));
            for (const each of before) if (!after.has(each)) goneKeys.add(each);
          } else {
            server.calls = what === "broken run" ? calls : Infinity;
            server.replies = what === "lost reply" ? calls : Infinity;
            await run(device, server);
            server.calls = server.replies = Infinity;
          }
        }
        for (const device of [devices[0], devices[1], devices[0], devices[1]])
          expect(await run(device, server)).toBe("done");
        const [left, right] = [new Set(await contentsOf(devices[0])), new Set(await contentsOf(devices[1]))];
        expect(left).toEqual(right);
        for (const each of storedNames) if (!goneKeys.has(each)) expect([...left]).toContain(each);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  test("stops when it was turned on again elsewhere, sends nothing for another account, and goes on after a failure", async () => {
    const server = new MemoryServer();
    const phone = await newDevice(server);
    await storeSample(phone, {});
    server.reachable = false;
    expect(await run(phone, server)).toBe("failed");
    server.reachable = true;
    expect(await runSync("somebody else", server, phone)).toBe("off");
    expect(server.items.size).toBe(0);
    server.id = "vault-2";
    expect(await run(phone, server)).toBe("changed");
    expect(await readState(phone)).toBeNull();
    expect(await contentsOf(phone)).toHaveLength(1);
  });

  test("an attempt of a newer version of the product is not taken for a deleted one", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    await storeSample(phone, {});
    for (const device of [phone, tablet]) await run(device, server);
    const keptRows = await phone.attempts.toArray();
    await phone.attempts.bulkPut(keptRows.map((attempt) => ({ ...attempt, version: 99 })));
    for (const device of [phone, tablet]) expect(await run(device, server)).toBe("done");
    expect(await contentsOf(tablet)).toHaveLength(1);
    await phone.attempts.bulkPut(keptRows);
    for (const device of [phone, tablet]) expect(await run(device, server)).toBe("done");
    expect(await contentsOf(phone)).toEqual(await contentsOf(tablet));
  });

  test("many attempts are taken without reading all those of the device for each of them", async () => {
    const server = new MemoryServer(20);
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (let from = 0; from < 20; from += 1) await storeSample(phone, { from, time: from });
    await run(phone, server);
    const get = vi.spyOn(IDBObjectStore.prototype, "get");
    expect(await run(tablet, server)).toBe("done");
    const reads = get.mock.contexts.filter(
      (store) => store instanceof IDBObjectStore && store.name === attemptTeams.name,
    ).length;
    get.mockRestore();
    expect(await contentsOf(tablet)).toHaveLength(20);
    expect(reads).toBeLessThan(100);
  });

  test("what a server lost that was restored from a backup is sent again, and nothing new is passed over", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2]) await storeSample(phone, { from, time: from });
    for (const device of [phone, tablet]) await run(device, server);
    const backup = { items: [...server.items], revision: server.revision };
    for (const from of [3, 4, 5]) await storeSample(phone, { from, time: from });
    await run(phone, server);
    await deleteNumber(MATCH, 1, phone);
    for (const device of [phone, tablet]) await run(device, server);
    server.items.clear();
    for (const [name, item] of backup.items) server.items.set(name, item);
    ({ revision: server.revision } = backup);
    // Another device's changes bring the revisions beyond those that the phone has seen.
    const laptop = await newDevice(server);
    for (const from of [6, 7, 8, 9, 10]) await storeSample(laptop, { from, time: from });
    await run(laptop, server);
    for (const device of [phone, tablet, laptop, phone, tablet])
      expect(await run(device, server)).toBe("done");
    const everywhere = await contentsOf(phone);
    // The deletion is lost with the rest, so the attempt is back; nothing else is.
    expect(everywhere).toHaveLength(10);
    for (const device of [tablet, laptop]) expect(await contentsOf(device)).toEqual(everywhere);
    expect([...server.items.values()].filter(({ content }) => content !== null)).toHaveLength(10);
  });

  test("a server that lists without end, or out of order, holds no run for ever", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    for (const from of [1, 2, 3]) await storeSample(phone, { from, time: from });
    await run(phone, server);
    const list = server.list.bind(server);
    vi.spyOn(server, "list").mockImplementation(async (id) => {
      const reply = await list(id, 0);
      return reply.ok ? { ...reply, items: reply.items.toReversed(), more: true } : reply;
    });
    expect(await run(tablet, server)).toBe("failed");
    vi.restoreAllMocks();
    expect(await run(tablet, server)).toBe("done");
    expect(await contentsOf(tablet)).toEqual(await contentsOf(phone));
  });

  test("an item that cannot be opened is left alone", async () => {
    const server = new MemoryServer();
    const [phone, tablet] = [await newDevice(server), await newDevice(server)];
    await storeSample(phone, {});
    await run(phone, server);
    for (const item of server.items.values()) item.content = btoa("x".repeat(100));
    expect(await run(tablet, server)).toBe("done");
    expect(await contentsOf(tablet)).toEqual([]);
    expect([...server.items.values()].every(({ content }) => content !== null)).toBe(true);
  });
});
