import type { HeldTeam, TransferPort } from "@teamwright/transfer";
import { MATCH_LOCKED, NETWORK } from "../../../apps/web/src/data/transfer/app-calls.ts";
import type { PlantedBug } from "../planted-bug.ts";

type Step = Parameters<TransferPort["send"]>[0];
type SendResult = Awaited<ReturnType<TransferPort["send"]>>;

/** Takes the app's word that the match has begun for something else. */
const afterDeadline =
  (other: (sent: SendResult & { readonly ok: false }) => SendResult): NonNullable<PlantedBug["transfer"]> =>
  (port) => ({
    ...port,
    send: async (...step) => {
      const sent = await port.send(...step);
      return !sent.ok && sent.error.code === MATCH_LOCKED ? other(sent) : sent;
    },
  });

/** Sends each step with the teams that the app held at the beginning. */
const withHeld =
  (change: (step: Step, held: readonly HeldTeam[]) => Step): NonNullable<PlantedBug["transfer"]> =>
  (port) => {
    let held: readonly HeldTeam[] = [];
    return {
      ...port,
      listTeams: async () => {
        const listed = await port.listTeams();
        if (listed.ok) held = listed.value.teams;
        return listed;
      },
      send: (step, key) => port.send(change(step, held), key),
    };
  };

/** Bugs of transfers. */
export const transferBugs: readonly PlantedBug[] = [
  {
    name: "a team counts as sent although its outcome is unknown",
    seed: 3,
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
    seed: 3,
    transfer: afterDeadline(() => ({ ok: true, value: { teamId: "?" } })),
  },
  {
    name: "the deadline counts as the app's refusal of a team",
    seed: 3,
    transfer: afterDeadline(({ error }) => ({ ok: false, error: { ...error, kind: "refused" } })),
  },
  {
    name: "the deadline of a transfer counts as a lost connection",
    seed: 3,
    transfer: afterDeadline(({ error }) => ({
      ok: false,
      error: { ...error, kind: "unknown", code: NETWORK },
    })),
  },
  {
    name: "the app is not asked what it holds once its deadline has passed",
    seed: 650100118,
    rule: "a team that the app took counts as sent",
    transfer: (port) => {
      let isOver = false;
      return {
        ...port,
        send: async (...step) => {
          const sent = await port.send(...step);
          isOver ||= !sent.ok && sent.error.code === MATCH_LOCKED;
          return sent;
        },
        listTeams: async () =>
          isOver ? { ok: false, error: { kind: "unknown", code: NETWORK, message: "" } } : port.listTeams(),
      };
    },
  },
  {
    name: "the deadline deletes what a transfer has sent from its record",
    seed: 3,
    transfer: (port) => ({
      ...port,
      save: (record) => port.save(record.stopped?.code === MATCH_LOCKED ? { ...record, sent: [] } : record),
    }),
  },
  {
    name: "a transfer does not go on after an update of its page",
    reopened: (stored) => ({
      ...stored,
      run: stored.run && { ...stored.run, state: "stopped", stopped: { code: "updated", message: "" } },
    }),
  },
  {
    name: "a transfer that is opened again replaces every team of the app",
    reopened: ({ shownTeams: _shown, ...stored }) => ({
      ...stored,
      start: { kind: "all" },
      run: stored.run && { ...stored.run, option: { kind: "all" }, shownTeams: undefined },
    }),
  },
  {
    name: "a team takes the place of another one that was to stay",
    transfer: withHeld((step, [held]) =>
      step.kind === "add" && held !== undefined
        ? { ...step, kind: "edit", held, changes: { out: [], in: [], captain: true, viceCaptain: true } }
        : step,
    ),
  },
  {
    name: "a team goes to another place than the chosen one",
    seed: 8,
    transfer: withHeld((step, held) =>
      step.kind === "edit" ? { ...step, held: held.at(-1) ?? step.held } : step,
    ),
  },
  {
    name: "captain and vice-captain change places on their way to the app",
    rule: "an app holds only the teams of its person",
    transfer: (port) => ({
      ...port,
      send: (step, key) => {
        const { captain, viceCaptain } = step.team;
        return port.send(
          { ...step, team: { ...step.team, captain: viceCaptain, viceCaptain: captain } },
          key,
        );
      },
    }),
  },
];
