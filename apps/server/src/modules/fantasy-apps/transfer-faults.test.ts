import { newTransfer, runTransfer } from "@teamwright/transfer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openProviders } from "#providers/open-providers.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { sealToken } from "./sealed-token.ts";
import { link, mapShared, startLinkedServer } from "./testing/linked.ts";
import type { LinkedServer } from "./testing/linked.ts";
import { Killed, transferDevice } from "./testing/transfer-port.ts";
import { identities, wantedOf } from "./testing/wanted-teams.ts";

const MATCH = "shared";
const TEAMS = 20;

let server: LinkedServer["server"];
let sandbox: LinkedServer["sandbox"];
let sharedMatches: LinkedServer["shared"];
let close: LinkedServer["close"];
let number = 9_300_000_000;
const newMobile = (): string => String((number += 1));

beforeAll(async () => {
  ({
    server,
    sandbox,
    shared: sharedMatches,
    close,
  } = await startLinkedServer(MATCH, { CODE_RATE: "1000000" }));
});
afterAll(() => close());
beforeEach(async () => {
  await sandbox.reset();
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
  /** How long after the limit a slow call arrives. Milliseconds. */
  const LATER = 200;

  for (const name of faults)
    it(`${name}: continued, it sends every team once`, { timeout: 240_000 }, async () => {
      const kind = name === "too_slow" ? "slow" : name;
      const milliseconds = name === "too_slow" ? LIMIT + LATER : 5;
      const waits = kind === "endless_body" || name === "too_slow";
      if (waits) await waitAtMost(LIMIT);
      const mobile = newMobile();
      const owner = await signUp(server, { plan: 5 });
      const teams = await mapShared(server, sharedMatches, "dream11", TEAMS);
      let authToken = await link(owner, sandbox, "dream11", mobile);
      const wantedTeams = wantedOf(teams);
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
        const killOption = step % 2 === 0 ? { killAfterSends: step + 1 } : {};
        const device = transferDevice(owner, sandbox, { ...settings, ...killOption });
        const begunTransfer = newTransfer({
          id: `${name}-${step}`,
          app: "dream11",
          matchId: MATCH,
          wanted: wantedTeams,
          option: { kind: "all" },
        });
        let record = await runTransfer(begunTransfer, device.port, pace).catch((error: unknown) => {
          if (error instanceof Killed) return device.stored() ?? begunTransfer;
          throw error;
        });
        if (kind === "session_expired") {
          authToken = await relink(owner, mobile);
        }
        if (record.state !== "finished")
          record = await runTransfer(record, transferDevice(owner, sandbox, settings).port, pace);
        expect([name, step, record.state, record.sent.length]).toEqual([name, step, "finished", TEAMS]);
        const heldTeams = await sandbox.teams("dream11", mobile);
        expect(identities(heldTeams)).toEqual(identities(wantedTeams));
        expect(heldTeams.every(({ edits }) => edits === 0)).toBe(true);
        // The slow call itself arrives later; it concerns this step only. Its limit has passed already.
        if (name === "too_slow") await new Promise((resolve) => setTimeout(resolve, LATER + 100));
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
