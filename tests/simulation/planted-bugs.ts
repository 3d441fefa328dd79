import type { DatabaseClient } from "../../apps/server/src/testing/killable-database.ts";
import type { PlantedBug } from "./world.ts";

const queriesOf = (client: DatabaseClient): Pick<DatabaseClient, "query" | "exec"> => ({
  query: (...args) => client.query(...args),
  exec: (sql) => client.exec(sql),
});

/** A bug of each kind that is easy to write; every one replaces real code at run time. */
export const plantedBugs: readonly PlantedBug[] = [
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
    sync: (server) => ({
      ...server,
      list: (vault, after) => server.list(vault, after === 0 ? 0 : after + 1),
    }),
  },
  {
    name: "a failed read counts as an item that is missing",
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
    sync: (server) => ({
      ...server,
      remove: async (...item) => {
        const removed = await server.remove(...item);
        return !removed.ok && removed.why === "failed" ? { ok: true } : removed;
      },
    }),
  },
  {
    name: "the server runs the statements of a transaction without one",
    database: (client) => ({
      ...queriesOf(client),
      transaction: (run) => run(queriesOf(client)),
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
    database: (client) => ({
      ...queriesOf(client),
      transaction: (run) => client.transaction(run),
      query: (sql, params, options) =>
        client.query(
          sql.startsWith('select "content" from "sync_items"')
            ? sql.replace('"sync_items"."account_id" = $1', "$1::uuid is not null")
            : sql,
          params,
          options,
        ),
    }),
  },
  {
    name: "a team counts as sent although its outcome is unknown",
    transfer: (port) => ({
      ...port,
      send: async (...step) => {
        const sent = await port.send(...step);
        return !sent.ok && sent.error.kind === "unknown" ? { ok: true, value: { teamId: "?" } } : sent;
      },
    }),
  },
  {
    name: "a transfer continues without asking what the app holds",
    transfer: (port) => ({ ...port, listTeams: async () => ({ ok: true, value: { teams: [], limit: 20 } }) }),
  },
];
