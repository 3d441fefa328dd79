import type { TransferPort } from "@teamwright/transfer";
import { MATCH_LOCKED } from "../../../apps/web/src/data/transfer/app-calls.ts";
import type { PlantedBug } from "../world.ts";

type Sent = Awaited<ReturnType<TransferPort["send"]>>;

/** Takes the app's word that the match has begun for something else. */
const afterDeadline =
  (other: (sent: Sent & { readonly ok: false }) => Sent): NonNullable<PlantedBug["transfer"]> =>
  (port) => ({
    ...port,
    send: async (...step) => {
      const sent = await port.send(...step);
      return !sent.ok && sent.error.code === MATCH_LOCKED ? other(sent) : sent;
    },
  });

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
  {
    name: "a team that came after the deadline counts as sent",
    transfer: afterDeadline(() => ({ ok: true, value: { teamId: "?" } })),
  },
  {
    name: "the deadline counts as the app's refusal of a team",
    transfer: afterDeadline(({ error }) => ({ ok: false, error: { ...error, kind: "refused" } })),
  },
];
