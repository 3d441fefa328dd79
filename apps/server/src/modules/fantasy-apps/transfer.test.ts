import { newTransfer, runTransfer } from "@teamwright/transfer";
import type { TransferOption } from "@teamwright/transfer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { link, mapShared, startLinkedServer } from "./testing/linked.ts";
import type { LinkedServer } from "./testing/linked.ts";
import { identities, wantedOf } from "./testing/wanted-teams.ts";
import { transferDevice } from "./testing/transfer-port.ts";

const MATCH = "shared";
const TEAMS = 20;
const byText = (one: string, other: string): number => one.localeCompare(other);

let server: LinkedServer["server"];
let sandbox: LinkedServer["sandbox"];
let sharedMatches: LinkedServer["shared"];
let close: LinkedServer["close"];
let player: SignedInVisitor;
let number = 9_200_000_000;
const newMobile = (): string => String((number += 1));

beforeAll(async () => {
  ({
    server,
    sandbox,
    shared: sharedMatches,
    close,
  } = await startLinkedServer(MATCH, { CODE_RATE: "1000000" }));
  player = await signUp(server, { plan: 10 });
});
afterAll(() => close());
beforeEach(async () => {
  await sandbox.reset();
});

describe("a transfer to each app, through the server", () => {
  for (const app of ["dream11", "myfab11", "my11circle", "myteam11"])
    it(`${app}: with each option the app holds exactly what the plan says, at its pace`, async () => {
      const mobile = newMobile();
      const teams = await mapShared(server, sharedMatches, app, 40);
      const authToken = await link(player, sandbox, app, mobile);
      const { app: registeredApp } = server.deps.fantasyApps.find(app)!;
      const device = transferDevice(player, sandbox, { app, matchId: MATCH, authToken: () => authToken });
      const pace = { paceMs: registeredApp.paceMs, tries: 3, backoffMs: 100 };
      const run = async (from: number, to: number, option: TransferOption, id: string) => {
        // The pace also applies between two transfers.
        await device.port.wait(registeredApp.paceMs);
        const wantedTeams = wantedOf(teams.slice(from, to));
        return runTransfer(
          newTransfer({ id, app, matchId: MATCH, wanted: wantedTeams, option }),
          device.port,
          pace,
        );
      };

      const first = await run(0, 10, { kind: "new" }, "one");
      expect([first.state, first.sent.length]).toEqual(["finished", 10]);
      const replacedIds = first.sent.slice(0, 2).map(({ teamId }) => teamId);
      const custom = await run(10, 12, { kind: "custom", replace: replacedIds }, "two");
      expect(custom.sent.map(({ teamId }) => teamId).toSorted(byText)).toEqual(replacedIds.toSorted(byText));
      const count = Math.min(TEAMS, registeredApp.limit);
      const all = await run(12, 12 + count, { kind: "all" }, "three");
      expect([all.state, all.sent.length]).toEqual(["finished", count]);
      expect(identities(await sandbox.teams(app, mobile))).toEqual(identities(teams.slice(12, 12 + count)));
    });
});
