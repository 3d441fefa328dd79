import { newTransfer, runTransfer } from "@teamwright/transfer";
import type { TransferOption, TransferRecord, WantedTeam } from "@teamwright/transfer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openProviders } from "../../providers/open-providers.ts";
import type { SandboxMatch } from "../../sandbox/sandbox-client.ts";
import { signUp } from "../../testing/accounts.ts";
import type { SignedInVisitor } from "../../testing/accounts.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";
import type { TestSandbox } from "../../testing/sandbox.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { sealToken } from "./sealed-token.ts";
import { connect, link, mapShared, sharedMatch } from "./testing/linked.ts";
import { Killed, transferDevice } from "./testing/transfer-port.ts";

const MATCH = "shared";
const TEAMS = 20;
const byText = (one: string, other: string): number => one.localeCompare(other);

let server: TestApp;
let sandbox: TestSandbox;
let shared: readonly SandboxMatch[];
let player: SignedInVisitor;
let number = 9_200_000_000;
const newMobile = (): string => String((number += 1));

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ CODE_RATE: "1000000" });
  connect(server, sandbox);
  shared = await sharedMatch(server, sandbox, MATCH);
  player = await signUp(server, { plan: 10 });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});
beforeEach(async () => {
  await sandbox.reset();
});

const wantedOf = (teams: readonly Omit<WantedTeam, "key">[]): WantedTeam[] =>
  teams.map((team, index) => ({ ...team, key: String(index + 1) }));

const identities = (teams: readonly Omit<WantedTeam, "key">[]): string[] =>
  teams
    .map(({ players, captain, viceCaptain }) => [
      players.toSorted((a, b) => a.localeCompare(b)),
      captain,
      viceCaptain,
    ])
    .map((parts) => parts.join(" "))
    .toSorted((one, other) => one.localeCompare(other));

const start = (
  app: string,
  wanted: readonly WantedTeam[],
  option: TransferOption,
  id: string,
): TransferRecord => newTransfer({ id, app, matchId: MATCH, wanted, option });

describe("a transfer to each app, through the server", () => {
  for (const app of ["dream11", "myfab11", "my11circle", "myteam11"])
    it(`${app}: with each option the app holds exactly what the plan says, at its pace`, async () => {
      const mobile = newMobile();
      const teams = await mapShared(server, shared, app, 40);
      const authToken = await link(player, sandbox, app, mobile);
      const { app: registered } = server.deps.fantasyApps.find(app)!;
      const device = transferDevice(player, sandbox, { app, matchId: MATCH, authToken: () => authToken });
      const pace = { paceMs: registered.paceMs, tries: 3, backoffMs: 100 };
      const run = async (from: number, to: number, option: TransferOption, id: string) => {
        // The pace also applies between two transfers.
        await device.port.wait(registered.paceMs);
        return runTransfer(start(app, wantedOf(teams.slice(from, to)), option, id), device.port, pace);
      };

      const first = await run(0, 10, { kind: "new" }, "one");
      expect([first.state, first.sent.length]).toEqual(["finished", 10]);
      const replaced = first.sent.slice(0, 2).map(({ teamId }) => teamId);
      const custom = await run(10, 12, { kind: "custom", replace: replaced }, "two");
      expect(custom.sent.map(({ teamId }) => teamId).toSorted(byText)).toEqual(replaced.toSorted(byText));
      const count = Math.min(TEAMS, registered.limit);
      const all = await run(12, 12 + count, { kind: "all" }, "three");
      expect([all.state, all.sent.length]).toEqual(["finished", count]);
      expect(identities(await sandbox.teams(app, mobile))).toEqual(identities(teams.slice(12, 12 + count)));
    });
});

describe("a transfer of 20 teams with a fault and a killed tab at each step", () => {
  const faults = [
    "slow",
    "error_500",
    "rate_limited",
    "drop_before",
    "drop_after",
    "session_expired",
    "match_locked",
    "invalid_reply",
    "wrong_shape",
    "endless_body",
    "too_slow",
  ] as const;
  const pace = { paceMs: 0, tries: 2, backoffMs: 0 };
  /** Production waits ten seconds for a reply; the mechanism is the same. Milliseconds. */
  const LIMIT = 800;

  for (const name of faults)
    it(`${name}: continued, it sends every team once`, { timeout: 240_000 }, async () => {
      const kind = name === "too_slow" ? "slow" : name;
      const milliseconds = name === "too_slow" ? LIMIT + 200 : 5;
      const waits = kind === "endless_body" || name === "too_slow";
      if (waits) await waitAtMost(LIMIT);
      const mobile = newMobile();
      const owner = await signUp(server, { plan: 5 });
      const teams = await mapShared(server, shared, "dream11", TEAMS);
      let authToken = await link(owner, sandbox, "dream11", mobile);
      const wanted = wantedOf(teams);
      for (let step = 0; step < TEAMS; step++) {
        await sandbox.forgetTeams();
        await sandbox.faultsOff();
        await sandbox.fault({
          kind,
          operation: "add_team",
          after: step,
          times: 1,
          milliseconds,
          retry_after: 0,
        });
        const settings = { app: "dream11", matchId: MATCH, authToken: () => authToken };
        // Even steps lose the tab at the fault; odd steps only have the fault.
        const killed = step % 2 === 0 ? { killAfterSends: step + 1 } : {};
        const device = transferDevice(owner, sandbox, { ...settings, ...killed });
        const begun = start("dream11", wanted, { kind: "all" }, `${name}-${step}`);
        let record = await runTransfer(begun, device.port, pace).catch((error: unknown) => {
          if (error instanceof Killed) return device.stored() ?? begun;
          throw error;
        });
        if (kind === "session_expired") {
          authToken = await relink(owner, mobile);
        }
        if (record.state !== "finished")
          record = await runTransfer(record, transferDevice(owner, sandbox, settings).port, pace);
        expect([name, step, record.state, record.sent.length]).toEqual([name, step, "finished", TEAMS]);
        const held = await sandbox.teams("dream11", mobile);
        expect(identities(held)).toEqual(identities(wanted));
        expect(held.every(({ edits }) => edits === 0)).toBe(true);
        // The slow call itself arrives later; it concerns this step only.
        if (name === "too_slow") await new Promise((resolve) => setTimeout(resolve, LIMIT));
      }
      if (waits) await waitAtMost();
    });

  /** Connects the apps again, with this limit of a whole call; absent: production's. */
  const waitAtMost = async (callLimit?: number): Promise<void> => {
    await server.deps.fantasyApps.close();
    const settings = callLimit === undefined ? {} : { callLimit };
    Object.assign(server.deps, { fantasyApps: openProviders(sandbox.connections, settings) });
  };

  /** Links directly in the app, because the product's limits of codes would end the test. */
  const relink = async (owner: SignedInVisitor, mobile: string): Promise<string> => {
    const { baseUrl, key } = sandbox.connections["dream11"]!;
    const post = async (path: string, body: object) => {
      const reply = await fetch(baseUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-partner-key": key },
        body: JSON.stringify({ mobile_number: mobile, ...body }),
      });
      return (await reply.json()) as { token: string; expires_at: string };
    };
    await post("/codes", {});
    const { token, expires_at: expiresAt } = await post("/sessions", {
      code: await sandbox.codeFor("dream11", mobile),
    });
    const tokenOwner = { accountId: owner.account.id, app: "dream11" };
    return sealToken({ token, expiresAt }, tokenOwner, server.deps.secrets);
  };
});
