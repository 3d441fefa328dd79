import { findAttempt } from "../../../apps/web/src/data/records/attempts.ts";
import { deleteNumber } from "../../../apps/web/src/data/records/testing/delete-number.ts";
import type { AttemptRecord } from "../../../apps/web/src/data/records/attempt-record.ts";
import { writeAttemptFile } from "../../../apps/web/src/data/portable/write-file.ts";
import { localItems, sealFile } from "../../../apps/web/src/data/sync/items.ts";
import { readState } from "../../../apps/web/src/data/sync/sync-state.ts";
import { selectTeams } from "@teamwright/engine";
import type { Device } from "../device.ts";
import type { PlantedBug } from "../planted-bug.ts";

/** The attempts of the device by the names of their items, with the numbers that they have now. */
async function numbersOf({ db }: Device): Promise<ReadonlyMap<string, AttemptRecord>> {
  const state = await readState(db);
  return state === null ? new Map() : (await localItems(state, db)).named;
}

/** Bugs of merged, changed, named and restored attempts, which only the scripts about stored attempts find. */
export const attemptBugs: readonly PlantedBug[] = [
  {
    name: "a run deletes the attempt that has the number now which it read before it waited",
    seed: 391,
    sync: (server, device) => ({
      ...server,
      list: async (vault, after) => {
        const numbers = await numbersOf(device);
        const listed = await server.list(vault, after);
        for (const { id, deleted } of listed.ok ? listed.items : []) {
          const before = numbers.get(id);
          if (deleted && before) await deleteNumber(before.match_id, before.id, device.db);
        }
        return listed;
      },
    }),
  },
  {
    name: "a run sends the teams that have the number now which it read before it waited",
    seed: 199,
    sync: (server, device) => {
      let numbers: ReadonlyMap<string, AttemptRecord> = new Map();
      return {
        ...server,
        list: async (vault, after) => {
          numbers = await numbersOf(device);
          return server.list(vault, after);
        },
        put: async (vault, name, content) => {
          const before = numbers.get(name);
          const now = before && (await findAttempt(before.match_id, before.id, device.db));
          const state = await readState(device.db);
          if (!now || state === null) return server.put(vault, name, content);
          const file = await writeAttemptFile(now.match, { attempt: before, teams: now.teams });
          return server.put(vault, name, await sealFile(state, file, `${vault}:${name}`));
        },
      };
    },
  },
  {
    name: "an undone merge brings back every attempt as it was",
    seed: 135,
    attempts: (calls) => ({
      ...calls,
      restoreAttempts: async (change, db) => {
        const undone = await calls.restoreAttempts(change, db);
        if (undone.ok) await db?.attempts.bulkPut(change.before.attempts);
        return undone;
      },
    }),
  },
  {
    name: "an undone deletion takes its number from another attempt",
    seed: 7,
    attempts: (calls) => ({
      ...calls,
      restore: async (deleted, db) => {
        await db?.attempts.bulkPut(deleted.attempts);
        await db?.attemptTeams.bulkPut(deleted.teams);
        return { ok: true, value: undefined };
      },
    }),
  },
  {
    name: "a merged attempt lacks a team",
    seed: 7,
    attempts: (calls) => ({
      ...calls,
      mergeAttempts: (merge, options) => {
        const rows = Uint32Array.from({ length: merge.teams.count - 1 }, (_, row) => row);
        return calls.mergeAttempts({ ...merge, teams: selectTeams(merge.teams, rows) }, options);
      },
    }),
  },
  {
    name: "a shuffle and a repair forget the links of the teams",
    seed: 7,
    attempts: (calls) => ({
      ...calls,
      replaceTeams: async (matchId, id, change, db) => {
        const replaced = await calls.replaceTeams(matchId, id, change, db);
        if (replaced.ok) await db?.attempts.update([matchId, id], { process_names: {} });
        return replaced;
      },
    }),
  },
  {
    name: "an undone deletion does not look whether the attempt is here again",
    seed: 7,
    rule: "an attempt exists once on a device",
    attempts: (calls) => ({
      ...calls,
      restore: async (deleted, db) => {
        const matchId = String(deleted.attempts[0]?.["match_id"]);
        const id = Number((await db?.matches.get(matchId))?.["next_attempt"]);
        for (const row of deleted.attempts) await db?.attempts.add({ ...row, id });
        for (const row of deleted.teams) await db?.attemptTeams.add({ ...row, id });
        await db?.matches.update(matchId, { next_attempt: id + 1 });
        return { ok: true, value: undefined };
      },
    }),
  },
];
