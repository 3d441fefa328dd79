import { freshDatabase } from "../records/testing/fresh-database.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { columns, match, NOW, store } from "../portable/testing/sample-attempts.ts";
import { findAttempt, listMatches, restore } from "../records/attempts.ts";
import type { RecordsDatabase } from "../records/database.ts";
import { mergeAttempts, restoreAttempts } from "../records/merge-attempts.ts";
import { replaceTeams } from "../records/rearrange.ts";
import { newVault } from "./keys.ts";
import type { SyncKeys } from "./keys.ts";
import { runSync } from "./run-sync.ts";
import { newState, writeState } from "./sync-state.ts";
import { MemoryServer } from "./testing/memory-server.ts";
import { deleteNumber } from "../records/testing/delete-number.ts";

let keys: SyncKeys;
beforeAll(async () => {
  ({ keys } = await newVault("five boats in a quiet harbour"));
});

/** A device whose person stores, changes, merges and deletes attempts, also while a synchronisation waits for the server. */
class BusyDevice {
  readonly db: RecordsDatabase = freshDatabase();
  #undo: () => Promise<unknown> = async () => undefined;

  async join(server: MemoryServer): Promise<this> {
    await writeState(newState("me", server.id, keys), this.db);
    return this;
  }

  readonly run = (server: MemoryServer) => runSync("me", server, this.db);

  async #attempts() {
    return (await listMatches(0, this.db))[0]?.attempts ?? [];
  }

  /** The moment and the teams of every attempt. */
  async versions(): Promise<string[]> {
    const openedAttempts = await Promise.all(
      (await this.#attempts()).map(({ id }) => findAttempt(match.id, id, this.db)),
    );
    return openedAttempts
      .map((one) => `${(one?.attempt.time ?? 0) - NOW}: ${one?.teams.teams.members.join()}`)
      .toSorted();
  }

  readonly store = (from: number) => store(this.db, columns(2, from % 28), NOW + from);

  async delete(index: number): Promise<void> {
    const attempts = await this.#attempts();
    const attempt = attempts[index % attempts.length];
    if (attempt === undefined) return;
    const deletion = await deleteNumber(match.id, attempt.id, this.db);
    if (deletion.ok) this.#undo = () => restore(deletion.value, this.db);
  }

  /** Replaces the teams of an attempt, as a shuffle and a repair do. */
  async change(index: number, from: number): Promise<void> {
    const attempts = await this.#attempts();
    const openedAttempt = await findAttempt(match.id, attempts[index % attempts.length]?.id ?? 0, this.db);
    if (openedAttempt === null) return;
    const { id, teams } = openedAttempt.teams;
    const to = columns(2, from % 28);
    await replaceTeams(match.id, id, { from: teams, to }, this.db);
    this.#undo = () => replaceTeams(match.id, id, { from: to, to: teams }, this.db);
  }

  async merge(index: number, from: number): Promise<void> {
    const all = await this.#attempts();
    // Two that do not follow each other, so that those between them get other numbers.
    const attempts = all.filter((_, at) => (at + index) % 2 === 0).slice(0, 2);
    if (attempts.length < 2) return;
    const teams = columns(3, from % 28);
    const opened = await Promise.all(attempts.map(({ id }) => findAttempt(match.id, id, this.db)));
    const sets = opened.map((one) => one!.teams.teams);
    const mergeOutcome = await mergeAttempts(
      { matchId: match.id, attempts, sets, teams },
      { db: this.db, now: NOW + from },
    );
    if (mergeOutcome.ok) this.#undo = () => restoreAttempts(mergeOutcome.value, this.db);
  }

  async undo(): Promise<void> {
    await this.#undo();
    this.#undo = async () => undefined;
  }
}

const kinds = ["store", "store", "delete", "change", "merge", "undo"] as const;
const change = fc.record({
  what: fc.constantFrom(...kinds),
  index: fc.integer({ min: 0, max: 3 }),
});
const step = fc.record({
  on: fc.constantFrom(0, 1),
  run: fc.boolean(),
  change,
  /** Calls, or replies, of a run before the connection is lost. */
  calls: fc.option(fc.integer({ min: 0, max: 6 })),
  replies: fc.option(fc.integer({ min: 0, max: 3 })),
  /** Before which call of a run the change is made. */
  at: fc.integer({ min: 0, max: 6 }),
});

/** The moments of the device's attempts. */
const timesOn = async (device: BusyDevice): Promise<string[]> =>
  (await device.versions()).map((each) => each.split(":")[0] ?? "");

test("a merge while another device's deletion arrives deletes no other attempt, and the deletion stays", async () => {
  const server = new MemoryServer();
  const [phone, tablet] = [await new BusyDevice().join(server), await new BusyDevice().join(server)];
  for (const from of [1, 2, 3, 4, 5]) await phone.store(from);
  for (const device of [phone, tablet]) await device.run(server);
  await phone.delete(2);
  await phone.run(server);
  server.meanwhile = async () => {
    server.meanwhile = async () => undefined;
    // Of 4 and 2: after it the number of the deleted attempt belongs to another one.
    await tablet.merge(1, 9);
  };
  for (const device of [tablet, phone, tablet, phone]) expect(await device.run(server)).toBe("done");
  for (const device of [phone, tablet]) expect(await timesOn(device)).toEqual(["1", "5", "9"]);
});

test("a merge while attempts are sent sends no attempt with the teams of another one", async () => {
  const server = new MemoryServer();
  const [phone, tablet] = [await new BusyDevice().join(server), await new BusyDevice().join(server)];
  for (const from of [1, 2, 3, 4, 5]) await phone.store(from);
  let calls = 0;
  server.meanwhile = async () => {
    calls += 1;
    if (calls === 2) await phone.merge(1, 9);
  };
  for (const device of [phone, tablet, phone, tablet]) expect(await device.run(server)).toBe("done");
  expect(await timesOn(phone)).toEqual(["1", "3", "5", "9"]);
  expect(await tablet.versions()).toEqual(await phone.versions());
});

test("an undone deletion stays undone where the reply to it was lost", async () => {
  const server = new MemoryServer();
  const phone = await new BusyDevice().join(server);
  await phone.store(1);
  await phone.run(server);
  await phone.delete(0);
  server.replies = 0;
  expect(await phone.run(server)).toBe("failed");
  server.replies = Infinity;
  await phone.undo();
  for (let turn = 0; turn < 2; turn++) expect(await phone.run(server)).toBe("done");
  expect(await timesOn(phone)).toEqual(["1"]);
  expect([...server.items.values()].filter(({ content }) => content !== null)).toHaveLength(1);
});

test("a deletion that reaches the server only after it was undone, and after a further run, deletes nothing", async () => {
  const server = new MemoryServer();
  const [phone, tablet] = [await new BusyDevice().join(server), await new BusyDevice().join(server)];
  await phone.store(1);
  for (const device of [phone, tablet]) await device.run(server);
  const [name = ""] = server.items.keys();
  await phone.delete(0);
  server.calls = 0;
  expect(await phone.run(server)).toBe("failed");
  server.calls = Infinity;
  await phone.undo();
  expect(await phone.run(server)).toBe("done");
  // The message of the run that had no reply was on its way.
  await server.remove(server.id, name);
  for (const device of [phone, tablet, phone, tablet]) expect(await device.run(server)).toBe("done");
  for (const device of [phone, tablet]) expect(await timesOn(device)).toEqual(["1"]);
});

test("a run that stops after another device's deletion does not delete what is restored there", async () => {
  const server = new MemoryServer();
  const [phone, tablet] = [await new BusyDevice().join(server), await new BusyDevice().join(server)];
  for (const from of [1, 2]) await phone.store(from);
  for (const device of [phone, tablet]) await device.run(server);
  await phone.delete(1);
  await phone.store(3);
  await phone.run(server);
  // The tablet takes the deletion, and the connection is lost before it has the new attempt.
  server.calls = 2;
  expect(await tablet.run(server)).toBe("failed");
  expect(await timesOn(tablet)).toEqual(["2"]);
  server.calls = Infinity;
  await phone.undo();
  for (const device of [phone, tablet, phone, tablet]) expect(await device.run(server)).toBe("done");
  for (const device of [phone, tablet]) expect(await timesOn(device)).toEqual(["1", "2", "3"]);
});

test("whatever a person changes while a device synchronises, devices end equal and lose nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const server = new MemoryServer();
      const devices = [await new BusyDevice().join(server), await new BusyDevice().join(server)] as const;
      /** Who deleted a version, and whether somebody undid that. */
      const versions = new Map<string, { readonly deletedBy: Set<number>; undone: boolean }>();
      let next = 0;
      const perform = async (
        on: number,
        { what, index }: { what: (typeof kinds)[number]; index: number },
      ) => {
        const device = devices[on]!;
        const before = new Set(await device.versions());
        next += 1;
        if (what === "store") await device.store(next);
        else if (what === "delete") await device.delete(index);
        else if (what === "change") await device.change(index, next);
        else if (what === "merge") await device.merge(index, next);
        else await device.undo();
        const after = new Set(await device.versions());
        for (const each of after.difference(before)) {
          const version = versions.get(each) ?? { deletedBy: new Set(), undone: false };
          if (version.deletedBy.delete(on)) version.undone = true;
          versions.set(each, version);
        }
        for (const each of before.difference(after)) versions.get(each)?.deletedBy.add(on);
      };
      for (const { on, run, change: changeName, calls, replies, at } of steps) {
        if (!run) {
          await perform(on, changeName);
          continue;
        }
        server.calls = calls ?? Infinity;
        server.replies = replies ?? Infinity;
        let call = 0;
        server.meanwhile = async () => {
          if (call++ === at) await perform(on, changeName);
        };
        await devices[on]!.run(server);
        server.calls = server.replies = Infinity;
        server.meanwhile = async () => undefined;
      }
      for (const device of [...devices, ...devices, ...devices])
        expect(await device.run(server)).toBe("done");
      const left = await devices[0].versions();
      expect(await devices[1].versions()).toEqual(left);
      for (const each of left) expect([...versions.keys()]).toContain(each);
      for (const [each, { deletedBy }] of versions) if (deletedBy.size === 0) expect(left).toContain(each);
    }),
    { numRuns: 60 },
  );
}, 120_000);
