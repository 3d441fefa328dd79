import { localItems } from "../../../apps/web/src/data/sync/items.ts";
import { readState } from "../../../apps/web/src/data/sync/sync-state.ts";
import type { PlantedBug } from "../world.ts";

/** Bugs of a device whose last writes are lost with its power. */
export const powerBugs: readonly PlantedBug[] = [
  {
    name: "what device and server both had is stored elsewhere than the attempts, and outlives them",
    seed: 468,
    rule: "every stored attempt is found",
    sync: (server, { db, browser: { storage } }) => ({
      ...server,
      list: async (vault, after) => {
        const state = await readState(db);
        const here = state === null ? [] : [...(await localItems(state, db)).named.keys()];
        const before = JSON.parse(storage.get(`known ${vault}`) ?? "[]") as string[];
        for (const name of before) if (!here.includes(name)) await server.remove(vault, name);
        storage.set(`known ${vault}`, JSON.stringify(here));
        return server.list(vault, after);
      },
    }),
  },
];
