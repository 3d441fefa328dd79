import { identityOf } from "@teamwright/transfer";
import type { HeldTeam, TransferPort } from "@teamwright/transfer";
import { expect, test, vi } from "vitest";
import type { RecordsDatabase } from "../records/database.ts";
import { freshDatabase } from "../records/testing/fresh-database.ts";
import { sampleMatch } from "../strategy/testing/sample-match.ts";
import type { StoredTransfer } from "./transfer-record.ts";
import { findTransfer, handOver, startRun } from "./transfers.ts";

// The calls of the app listen for the network.
vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("localStorage", { getItem: () => null });
const { firstRecord, portOf, runAlone } = await import("./runner.ts");

const sample = sampleMatch(0, { left: [2, 5, 3, 4], right: [2, 5, 3, 4] });
const withIds = (players: typeof sample.left_team_players) =>
  players.map((player) => ({
    ...player,
    fantasy_id_list: [{ name: "dream11", id: `p${player.player_index}` }],
  }));
const match = {
  ...sample,
  left_team_players: withIds(sample.left_team_players),
  right_team_players: withIds(sample.right_team_players),
};
const team = (number: number) => ({ number, players: [0, 1, 1 + number], captain: 0, viceCaptain: 1 });
const other = (id: string): HeldTeam => ({ id, players: ["p0", id], captain: "p0", viceCaptain: id });

/** A transfer of two teams that may replace all of the app's, of which its person saw none. */
async function handedOver(db: RecordsDatabase) {
  const origin = { kind: "group", id: "", path: "/" } as const;
  const start = { kind: "all" } as const;
  const id = await handOver([{ match, fantasyApp: "dream11", origin, teams: [team(1), team(2)], start }], db);
  const stored = (await findTransfer(id.ok ? id.value : "", db))!;
  const record = firstRecord(stored, start);
  await startRun(stored.id, record, db);
  return { stored, record };
}

/** An app that takes every team; `before` runs before each. */
const portTo = (
  app: Map<string, HeldTeam>,
  [stored, db]: [StoredTransfer, RecordsDatabase],
  before: () => void,
): TransferPort => ({
  ...portOf(stored, new AbortController().signal, db),
  listTeams: async () => ({ ok: true, value: { teams: [...app.values()], limit: 20 } }),
  send: async (step) => {
    before();
    const teamId = step.kind === "edit" ? step.held.id : `n${app.size}`;
    app.set(teamId, { ...step.team, id: teamId });
    return { ok: true, value: { teamId } };
  },
});

test("a tab that waited goes on with what the closed one had stored: a team that came later is not replaced", async () => {
  const db = freshDatabase();
  const { stored, record } = await handedOver(db);
  const app = new Map([["h1", other("h1")]]);
  let sends = 0;
  const closedTab = portTo(app, [stored, db], () => {
    sends += 1;
    if (sends === 2) throw new Error("closed");
  });
  const first = runAlone(stored, record, { port: closedTab, paceMs: 0, db });
  const waiting = runAlone(stored, record, {
    port: portTo(app, [stored, db], () => undefined),
    paceMs: 0,
    db,
  });
  await expect(first.finally(() => app.set("h2", other("h2")))).rejects.toThrow("closed");
  await waiting;
  const run = (await findTransfer(stored.id, db))!.run!;
  expect([run.state, run.sent.length, run.replaceable]).toEqual(["finished", 2, ["h1"]]);
  expect([...app.values()].map(identityOf)).toContain(identityOf(other("h2")));
});

test("a tab that takes over after the deadline keeps what the closed one had sent", async () => {
  const db = freshDatabase();
  const { stored, record } = await handedOver(db);
  const app = new Map<string, HeldTeam>();
  const closedTab = portTo(app, [stored, db], () => {
    if (app.size === 1) throw new Error("closed");
  });
  const error = { kind: "over", code: "app_match_locked", message: "" } as const;
  const lateTab: TransferPort = {
    ...portTo(app, [stored, db], () => undefined),
    listTeams: async () => ({ ok: false, error }),
  };
  const first = runAlone(stored, record, { port: closedTab, paceMs: 0, db });
  const waiting = runAlone(stored, record, { port: lateTab, paceMs: 0, db });
  await expect(first).rejects.toThrow("closed");
  await waiting;
  const run = (await findTransfer(stored.id, db))!.run!;
  expect([run.stopped?.code, run.sent.map(({ teamId }) => teamId)]).toEqual(["app_match_locked", ["n0"]]);
});

test("a second tab that starts the transfer leaves what the first one has sent", async () => {
  const db = freshDatabase();
  const { stored, record } = await handedOver(db);
  const app = new Map<string, HeldTeam>();
  const port = portTo(app, [stored, db], () => undefined);
  await runAlone(stored, record, { port, paceMs: 0, db });
  await startRun(stored.id, firstRecord(stored, { kind: "new" }), db);
  const run = (await findTransfer(stored.id, db))!.run!;
  expect([run.state, run.sent.length, run.option.kind]).toEqual(["finished", 2, "all"]);
});
