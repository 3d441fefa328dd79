import type { PlantedBug } from "../world.ts";

/** Bugs of transfers. */
export const transferBugs: readonly PlantedBug[] = [
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
