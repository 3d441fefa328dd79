import { newTransfer, runTransfer } from "@teamwright/transfer";
import type { TransferOption } from "@teamwright/transfer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SandboxMatch } from "../../sandbox/sandbox-client.ts";
import { signUp } from "../../testing/accounts.ts";
import type { SignedInVisitor } from "../../testing/accounts.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";
import type { TestSandbox } from "../../testing/sandbox.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { connect, link, mapShared, sharedMatch } from "./testing/linked.ts";
import { identities, wantedOf } from "./testing/wanted-teams.ts";
import { transferDevice } from "./testing/transfer-port.ts";

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
        const wanted = wantedOf(teams.slice(from, to));
        return runTransfer(newTransfer({ id, app, matchId: MATCH, wanted, option }), device.port, pace);
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
