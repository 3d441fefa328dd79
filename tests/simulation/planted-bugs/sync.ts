import type { PlantedBug } from "../world.ts";
import { changedSql, leftOut } from "./changed-queries.ts";

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
    seed: 61,
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
    seed: 32,
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
];
