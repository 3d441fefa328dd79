import { describe, expect, it } from "vitest";
import { identityOf } from "../plan/team.ts";
import type { HeldTeam, WantedTeam } from "../plan/team.ts";
import { newTransfer, replacedCount, unsentTeams } from "./record.ts";
import type { TransferRecord } from "./record.ts";
import { runTransfer } from "./run-transfer.ts";
import type { CallFailure, TransferPort } from "./run-transfer.ts";

const team = (index: number) => ({ players: ["a", "b", "c", `p${index}`], captain: "a", viceCaptain: "b" });
const wantedTeams: WantedTeam[] = Array.from({ length: 20 }, (_, index) => ({
  ...team(index),
  key: String(index),
}));
const pace = { paceMs: 2000, tries: 3, backoffMs: 500 };

class Killed extends Error {}

/** An app in memory that counts changes and can fail a send before or after the change. */
function appInMemory(heldTeams: readonly HeldTeam[] = []) {
  let teams = [...heldTeams];
  let time = 0;
  const replies = new Map<string, string>();
  const storedRecord: TransferRecord[] = [];
  const faults: { at: number; kind: CallFailure["kind"]; after: boolean }[] = [];
  let sends = 0;
  let changes = 0;
  const starts: number[] = [];
  const fail = (kind: CallFailure["kind"]) =>
    ({ ok: false, error: { kind, code: kind, message: kind } }) as const;
  const port: TransferPort = {
    listTeams: async () => ({ ok: true, value: { teams, limit: 20 } }),
    send: async (step, key) => {
      sends += 1;
      starts.push(time);
      const fault = faults.find(({ at }) => at === sends);
      if (fault !== undefined && !fault.after) return fail(fault.kind);
      let teamId = replies.get(key);
      if (teamId === undefined) {
        if (teams.some((one) => identityOf(one) === identityOf(step.team))) throw new Error("sent twice");
        changes += 1;
        teamId = step.kind === "edit" ? step.held.id : `t${changes}`;
        teams = [...teams.filter(({ id }) => id !== teamId), { ...step.team, id: teamId }];
        replies.set(key, teamId);
      }
      return fault === undefined ? { ok: true, value: { teamId } } : fail(fault.kind);
    },
    now: () => time,
    wait: async (milliseconds) => {
      time += milliseconds;
    },
    save: async (record) => {
      storedRecord.push(record);
    },
  };
  const bring = (heldTeam: HeldTeam) => {
    teams = [...teams, heldTeam];
  };
  return { port, stored: storedRecord, faults, starts, bring, teams: () => teams, changes: () => changes };
}

const start = () =>
  newTransfer({ id: "x", app: "dream11", matchId: "1", wanted: wantedTeams, option: { kind: "all" } });

describe("a transfer", () => {
  it("sends every team once, at the app's pace, and stores each step", async () => {
    const app = appInMemory();
    const record = await runTransfer(start(), app.port, pace);
    expect(record).toMatchObject({ state: "finished", stopped: null });
    expect(record.sent).toHaveLength(20);
    expect(app.changes()).toBe(20);
    expect(app.starts.every((time, index) => index === 0 || time - app.starts[index - 1]! >= 2000)).toBe(
      true,
    );
    expect(app.stored.at(-1)).toEqual(record);
  });

  it("killed at any moment and continued from its stored record, sends nothing twice", async () => {
    for (let killAt = 1; killAt <= 44; killAt++) {
      const app = appInMemory();
      let saves = 0;
      const mortal: TransferPort = {
        ...app.port,
        save: async (record) => {
          saves += 1;
          if (saves === killAt) throw new Killed();
          await app.port.save(record);
        },
      };
      await runTransfer(start(), mortal, pace).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      const record = await runTransfer(app.stored.at(-1) ?? start(), app.port, pace);
      expect(record.state).toBe("finished");
      expect(record.sent).toHaveLength(20);
      expect(app.changes()).toBe(20);
    }
  });

  it("makes a call whose outcome is unknown again with the same key", async () => {
    for (let at = 1; at <= 20; at++)
      for (const after of [false, true]) {
        const app = appInMemory();
        app.faults.push({ at, kind: "unknown", after });
        const record = await runTransfer(start(), app.port, pace);
        expect([record.state, record.sent.length, app.changes()]).toEqual(["finished", 20, 20]);
      }
  });

  it.each(["over", "refused"] as const)(
    "counts a team whose reply was lost when the call that is made again is %s",
    async (kind) => {
      for (const after of [false, true]) {
        const app = appInMemory();
        app.faults.push({ at: 5, kind: "unknown", after }, { at: 6, kind, after: false });
        const record = await runTransfer(start(), app.port, pace);
        const isTaken = record.sent.some(({ key }) => key === "4");
        expect([isTaken, record.refused.length]).toEqual([after, kind === "over" || after ? 0 : 1]);
        expect(record.sent).toHaveLength(app.changes());
        expect(record.state).toBe(kind === "over" ? "stopped" : "finished");
      }
    },
  );

  it("counts a team that a message of a closed page brought just before the deadline", async () => {
    const app = appInMemory();
    app.faults.push({ at: 3, kind: "over", after: false });
    const port: TransferPort = {
      ...app.port,
      send: async (step, key) => {
        // Another one of the transfer's teams, so that the refused call says nothing of it.
        if (step.team.key === "2") app.bring({ ...team(7), id: "late" });
        return app.port.send(step, key);
      },
    };
    const record = await runTransfer(start(), port, pace);
    expect(record.state).toBe("stopped");
    expect(record.sent.map(({ key }) => key).toSorted()).toEqual(["0", "1", "7"]);
  });

  it("replaces no team that reached the app after its plan was shown", async () => {
    const others: HeldTeam[] = Array.from({ length: 19 }, (_, index) => ({
      ...team(100 + index),
      id: `o${index}`,
    }));
    const app = appInMemory(others);
    const begunTransfer = { ...start(), shownTeams: others.slice(0, 2).map(identityOf) };
    const record = await runTransfer(begunTransfer, app.port, pace);
    expect(record.state).toBe("finished");
    expect([record.sent.length, replacedCount(record)]).toEqual([3, 2]);
    const ids = new Set(
      app
        .teams()
        .filter((one) => others.some((other) => identityOf(other) === identityOf(one)))
        .map(({ id }) => id),
    );
    expect(ids).toEqual(new Set(others.slice(2).map(({ id }) => id)));
  });

  it.each([{ kind: "all" }, { kind: "custom", replace: ["o0", "o1"] }] as const)(
    "of $kind replaces no team that came to one of the app's places after its plan was shown",
    async (option) => {
      const teams: HeldTeam[] = Array.from({ length: 20 }, (_, index) => ({
        ...team(100 + index),
        id: `o${index}`,
      }));
      const begunTransfer = {
        ...start(),
        option,
        wanted: wantedTeams.slice(0, 2),
        shownTeams: teams.map(identityOf),
      };
      // Meanwhile another tab wrote to every place but one.
      const others = teams.map((one, index) => (index === 1 ? one : { ...one, ...team(200 + index) }));
      const app = appInMemory(others);
      const record = await runTransfer(begunTransfer, app.port, pace);
      expect([record.state, record.sent, replacedCount(record)]).toMatchObject([
        "finished",
        [{ teamId: "o1" }],
        1,
      ]);
      expect(app.teams()).toEqual(expect.arrayContaining(others.filter(({ id }) => id !== "o1")));
      expect(unsentTeams(record)).toHaveLength(1);
    },
  );

  it("stops when the session is over and continues after the account is linked again", async () => {
    const app = appInMemory();
    app.faults.push({ at: 8, kind: "over", after: false });
    const stoppedRun = await runTransfer(start(), app.port, pace);
    expect(stoppedRun).toMatchObject({ state: "stopped", stopped: { code: "over" } });
    expect(stoppedRun.sent).toHaveLength(7);
    const record = await runTransfer(stoppedRun, app.port, pace);
    expect([record.state, record.sent.length, app.changes()]).toEqual(["finished", 20, 20]);
  });

  it("counts a refused team and goes on; continued, it is not sent again", async () => {
    const app = appInMemory();
    app.faults.push({ at: 3, kind: "refused", after: false });
    const record = await runTransfer(start(), app.port, pace);
    expect([record.state, record.sent.length, record.refused.length]).toEqual(["finished", 19, 1]);
    const again = await runTransfer(record, app.port, pace);
    expect([again.sent.length, again.refused.length, app.changes()]).toEqual([19, 1, 19]);
  });

  it("counts a team as sent that a late call brought into the app after the list was read", async () => {
    const app = appInMemory();
    const late: TransferPort = {
      ...app.port,
      send: async (step, key) => {
        const sent = await app.port.send(step, key);
        if (step.team.key !== start().wanted[4]!.key) return sent;
        return { ok: false, error: { kind: "refused", code: "app_duplicate_team", message: "" } };
      },
    };
    const record = await runTransfer(start(), late, pace);
    expect([record.state, record.sent.length, record.refused.length]).toEqual(["finished", 20, 0]);
  });

  it("stops where the app does not tell which team repeats another, and counts it as sent when it tells", async () => {
    const app = appInMemory();
    let lists = 0;
    const late: TransferPort = {
      ...app.port,
      listTeams: async () => {
        lists += 1;
        return lists === 2
          ? { ok: false, error: { kind: "over", code: "app_session_expired", message: "" } }
          : app.port.listTeams();
      },
      send: async (step, key) => {
        const sent = await app.port.send(step, key);
        if (step.team.key !== start().wanted[4]!.key) return sent;
        return { ok: false, error: { kind: "refused", code: "app_duplicate_team", message: "" } };
      },
    };
    const stoppedRun = await runTransfer(start(), late, pace);
    expect(stoppedRun).toMatchObject({
      state: "stopped",
      stopped: { code: "app_session_expired" },
      refused: [],
    });
    const record = await runTransfer(stoppedRun, late, pace);
    expect([record.state, record.sent.length, record.refused.length]).toEqual(["finished", 20, 0]);
  });

  it("replaces no team of its own where another device has put one of them meanwhile", async () => {
    const teams: HeldTeam[] = [0, 1, 2, 3].map((index) => ({ ...team(100 + index), id: `o${index}` }));
    const app = appInMemory(teams);
    // Its plan gives the places o0, o1 and o2 to the teams 0, 1 and 2. Another device puts team 0 into o2 before.
    const others = appInMemory(teams.with(2, { ...team(0), id: "o2" }));
    let lists = 0;
    const port: TransferPort = {
      ...others.port,
      listTeams: () => {
        lists += 1;
        return lists === 1 ? app.port.listTeams() : others.port.listTeams();
      },
      send: async (step, key) => {
        const same = others.teams().find((one) => identityOf(one) === identityOf(step.team));
        return same === undefined
          ? others.port.send(step, key)
          : { ok: false, error: { kind: "refused", code: "app_duplicate_team", message: "" } };
      },
    };
    const record = await runTransfer({ ...start(), wanted: wantedTeams.slice(0, 3) }, port, pace);
    expect([record.state, record.sent.length, record.refused]).toEqual(["finished", 3, []]);
    const heldKeys = new Set(others.teams().map(identityOf));
    expect(record.wanted.filter((one) => !heldKeys.has(identityOf(one)))).toEqual([]);
  });

  it.each([{ kind: "all" }, { kind: "new" }] as const)(
    "of $kind sends a team again that another transfer has replaced since",
    async (option) => {
      const app = appInMemory(option.kind === "all" ? [{ ...team(90), id: "h" }] : []);
      const begunTransfer = { ...start(), option, wanted: wantedTeams.slice(0, 2) };
      const first = await runTransfer(begunTransfer, app.port, pace);
      const other = { ...newTransfer({ ...begunTransfer, id: "y" }), wanted: [{ ...team(50), key: "50" }] };
      const replace = first.sent.flatMap(({ key, teamId }) => (key === "0" ? [teamId] : []));
      await runTransfer({ ...other, option: { kind: "custom", replace } }, app.port, pace);
      expect(app.teams().map(identityOf)).not.toContain(identityOf(wantedTeams[0]!));
      const record = await runTransfer(first, app.port, pace);
      expect(record.sent).toHaveLength(2);
      expect(app.teams().map(identityOf)).toEqual(
        expect.arrayContaining(begunTransfer.wanted.map(identityOf)),
      );
    },
  );

  it("sends a team again whose place another device has taken, and whose place then held what it held before", async () => {
    const before = { ...team(90), id: "h" };
    const app = appInMemory([before]);
    const option = { kind: "custom", replace: ["h"] } as const;
    const begunTransfer = {
      ...start(),
      option,
      wanted: wantedTeams.slice(0, 1),
      shownTeams: [identityOf(before)],
    };
    // The page is closed before it gets the reply.
    const closedPort: TransferPort = {
      ...app.port,
      send: async (step, key) => {
        await app.port.send(step, key);
        throw new Killed();
      },
    };
    await expect(runTransfer(begunTransfer, closedPort, pace)).rejects.toThrow(Killed);
    // Another device puts back what the place held.
    const other = newTransfer({ ...begunTransfer, id: "y", option, wanted: [{ ...before, key: "90" }] });
    await runTransfer({ ...other, shownTeams: app.teams().map(identityOf) }, app.port, pace);
    expect(app.teams().map(identityOf)).toEqual([identityOf(before)]);
    const record = await runTransfer(
      app.stored.find(({ id }) => id === begunTransfer.id)!,
      app.port,
      pace,
    );
    expect([record.state, record.sent.length]).toEqual(["finished", 1]);
    expect(app.teams().map(identityOf)).toEqual([identityOf(wantedTeams[0]!)]);
  });

  it("counts no team as sent that another device replaced during the transfer, where it may not replace that again", async () => {
    const before = [0, 1].map((index) => ({ ...team(90 + index), id: `h${index}` }));
    const app = appInMemory(before);
    const option = { kind: "custom", replace: ["h0", "h1"] } as const;
    const begunTransfer = { ...start(), option, wanted: wantedTeams.slice(0, 2) };
    let sends = 0;
    const port: TransferPort = {
      ...app.port,
      send: async (step, key) => {
        const sendReply = await app.port.send(step, key);
        sends += 1;
        if (sends === 1 && sendReply.ok) {
          const replace = [sendReply.value.teamId];
          const other = newTransfer({
            ...begunTransfer,
            id: "y",
            wanted: [{ ...team(50), key: "50" }],
            option: { kind: "custom", replace },
          });
          await runTransfer(other, app.port, pace);
        }
        return sendReply;
      },
    };
    const record = await runTransfer(begunTransfer, port, pace);
    expect([record.state, record.sent.length, unsentTeams(record).length]).toEqual(["finished", 1, 1]);
    expect(app.teams().map(identityOf)).toContain(identityOf(team(50)));
  });

  it("counts as sent what the app took, although its list shows it late", async () => {
    const app = appInMemory();
    const late: TransferPort = {
      ...app.port,
      listTeams: async () => ({ ok: true, value: { teams: app.teams().slice(0, -1), limit: 20 } }),
      send: async (step, key) => {
        const isThere = app.teams().some((one) => identityOf(one) === identityOf(step.team));
        return isThere
          ? { ok: false, error: { kind: "refused", code: "app_duplicate_team", message: "" } }
          : app.port.send(step, key);
      },
    };
    const record = await runTransfer(start(), late, pace);
    expect([record.state, record.sent.length, record.refused]).toEqual(["finished", 20, []]);
    expect(app.changes()).toBe(20);
  });

  it("is finished where every team has its reply and the app does not answer any more", async () => {
    const app = appInMemory();
    let lists = 0;
    const port: TransferPort = {
      ...app.port,
      listTeams: async () => {
        lists += 1;
        const error = { kind: "over", code: "app_session_expired", message: "" } as const;
        return lists === 1 ? app.port.listTeams() : { ok: false, error };
      },
    };
    const record = await runTransfer(start(), port, pace);
    expect([record.state, record.stopped, record.sent.length]).toEqual(["finished", null, 20]);
  });

  it("replaces what the app holds and leaves alone what is wanted already", async () => {
    const heldTeams = [0, 1, 40, 41].map((index) => ({ ...team(index), id: `h${index}` }));
    const app = appInMemory(heldTeams);
    const record = await runTransfer(start(), app.port, pace);
    expect(record.sent).toHaveLength(20);
    expect(app.changes()).toBe(18);
    expect(app.teams()).toHaveLength(20);
  });

  it("counts the teams that it replaced, also when it continued after a lost reply", async () => {
    const heldTeams = [0, 1, 2].map((index) => ({ ...team(index === 0 ? 0 : 90 + index), id: `h${index}` }));
    const app = appInMemory(heldTeams);
    app.faults.push(...[18, 19, 20].map((at) => ({ at, kind: "unknown" as const, after: true })));
    const stoppedRun = await runTransfer(start(), app.port, pace);
    expect(stoppedRun.state).toBe("stopped");
    const record = await runTransfer(stoppedRun, app.port, pace);
    expect(record.sent).toHaveLength(20);
    expect(replacedCount(record)).toBe(2);
  });
});
