import { fromBase64 } from "../../../apps/web/src/lib/base64.ts";
import { readDataFile } from "../../../apps/web/src/data/portable/read-file.ts";
import type { AttemptRecord } from "../../../apps/web/src/data/records/attempt-record.ts";
import { onRecordsChanged } from "../../../apps/web/src/data/records/records-changed.ts";
import { readAddition } from "../../../apps/web/src/data/sync/additions.ts";
import type { Addition } from "../../../apps/web/src/data/sync/additions.ts";
import { localItems, openFile } from "../../../apps/web/src/data/sync/items.ts";
import { readState } from "../../../apps/web/src/data/sync/sync-state.ts";
import type { Device } from "../device.ts";
import type { PlantedBug } from "../planted-bug.ts";
import { changedSql, leftOut } from "./changed-queries.ts";

/** What a device has read of its attempts, by the names of their items, with the numbers that they had then. */
type Numbers = ReadonlyMap<string, Pick<AttemptRecord, "match_id" | "id">>;

/** Gives `change` each addition that a run reads; it says whether the run gets it. */
const withReadAdditions = (
  change: (addition: Addition, numbers: Numbers, device: Device) => Promise<boolean>,
): NonNullable<PlantedBug["sync"]> => {
  const numbersOf = new WeakMap<Device, Numbers>();
  return (server, device) => ({
    ...server,
    read: async (name) => {
      const state = await readState(device.db);
      const read = await server.read(name);
      if (state === null || !read.ok) return read;
      const { named } = await localItems(state, device.db);
      const numbers = new Map([...named, ...(numbersOf.get(device) ?? [])]);
      numbersOf.set(device, numbers);
      const file = await openFile(state, fromBase64(read.content), `${state.vault}:${name}`);
      if (file === null || (await readDataFile(file)).ok) return read;
      const addition = await readAddition(file);
      if (addition === null || (await change(addition, numbers, device))) return read;
      return { ok: false, why: "missing" };
    },
  });
};

/** Bugs of synchronisation and of sessions. */
export const syncBugs: readonly PlantedBug[] = [
  {
    name: "a device forgets the deletions of a list",
    sync: (server) => ({
      ...server,
      list: async (vault, after) => {
        const listed = await server.list(vault, after);
        return listed.ok ? { ...listed, items: listed.items.filter(({ deleted }) => !deleted) } : listed;
      },
    }),
  },
  {
    name: "an item counts as stored before the server has answered",
    seed: 78,
    sync: (server) => ({
      ...server,
      put: async (...item) => {
        const stored = await server.put(...item);
        return !stored.ok && stored.why === "failed" ? { ok: true } : stored;
      },
    }),
  },
  {
    name: "a list begins one revision too late",
    seed: 81,
    sync: (server) => ({
      ...server,
      list: (vault, after) => server.list(vault, after === 0 ? 0 : after + 1),
    }),
  },
  {
    name: "a failed read counts as an item that is missing",
    seed: 32,
    sync: (server) => ({
      ...server,
      read: async (name) => {
        const read = await server.read(name);
        return !read.ok && read.why === "failed" ? { ok: false, why: "missing" } : read;
      },
    }),
  },
  {
    name: "a deletion counts as done before the server has answered",
    seed: 2,
    sync: (server) => ({
      ...server,
      remove: async (...item) => {
        const removed = await server.remove(...item);
        return !removed.ok && removed.why === "failed" ? { ok: true } : removed;
      },
    }),
  },
  {
    name: "a reply for one person is given to another",
    message: (message, device, devices) => {
      const other = devices.find(({ person }) => person !== device.person);
      if (message.method !== "GET" || !message.path.startsWith("/api/sync") || other === undefined)
        return message;
      return { ...message, headers: { ...message.headers, cookie: `session=${other.session}` } };
    },
  },
  {
    name: "the server reads an item without the account",
    seed: 2,
    database: changedSql(
      /^(select "content" from "sync_items".*)"sync_items"\."account_id" = \$1/,
      "$1$$1::uuid is not null",
    ),
  },
  {
    name: "an item is sent without waiting for the reply",
    seed: 4,
    sync: (server) => ({
      ...server,
      put: async (...item) => {
        void server.put(...item);
        return { ok: true };
      },
    }),
  },
  {
    name: "the server forgets deleted items at once",
    database: changedSql("now() - interval '1 year'", "now() + interval '1 year'"),
  },
  {
    name: "two changes get the same revision",
    database: changedSql(
      /^update "sync_vaults" set "revision" = \$1/,
      'update "sync_vaults" set "revision" = $$1 - 1',
    ),
  },
  {
    name: "signing out leaves the session",
    seed: 2,
    database: leftOut('delete from "sessions"'),
  },
  {
    name: "a device passes over the links of attempts",
    seed: 9,
    rule: "every stored link is found",
    sync: withReadAdditions(async ({ kind }) => kind !== "links"),
  },
  {
    name: "a device passes over the names of attempts",
    seed: 71,
    rule: "every chosen name is found",
    sync: withReadAdditions(async ({ kind }) => kind !== "name"),
  },
  {
    name: "a device finds the attempt of a name by the number that it had once, and a merge has changed it",
    seed: 39,
    rule: "a name belongs to its attempt",
    sync: withReadAdditions(async (addition, numbers, { db }) => {
      const before = addition.kind === "name" ? numbers.get(addition.attempt) : undefined;
      if (addition.kind !== "name" || before === undefined) return true;
      const { name, time } = addition;
      await db.attempts.update([before.match_id, before.id], { renamed: { name, time } });
      return false;
    }),
  },
  {
    name: "each run of a synchronisation listens for changes, and none stops",
    rule: "memory is flat",
    sync: (server, device) => {
      onRecordsChanged(() => void device.db.isOpen());
      return server;
    },
  },
];
