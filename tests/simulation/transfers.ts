import { setTimeout as sleep } from "node:timers/promises";
import { identityOf } from "@teamwright/transfer";
import type { TransferOption } from "@teamwright/transfer";
import type { MatchDetail } from "@teamwright/domain";
import { match as sampleMatch } from "../../apps/web/src/data/portable/testing/sample-attempts.ts";
import { sendCode, verifyCode } from "../../apps/web/src/data/transfer/link-app.ts";
import { linkOf } from "../../apps/web/src/data/transfer/linked-apps.ts";
import { isUnderWay } from "../../apps/web/src/data/transfer/runner.ts";
import type { TransferTeam } from "../../apps/web/src/data/transfer/transfer-record.ts";
import { listTransfers } from "../../apps/web/src/data/transfer/transfers.ts";
import { wantedTeams } from "../../apps/web/src/data/transfer/wanted-teams.ts";
import { mapShared, sharedMatch } from "../../apps/server/src/modules/fantasy-apps/testing/linked.ts";
import { startTestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { AppModel } from "./app-model.ts";
import { currentBrowser, serverClock } from "./browser.ts";
import { inBrowser } from "./device.ts";
import type { Device, Person } from "./device.ts";
import { Violation } from "./model.ts";
import type { Message } from "./simulated-server.ts";
import { chooseOption, hasEnded, openArena, store, storedIn } from "./transfer-page.ts";
import type { PlantedBug } from "./planted-bug.ts";
import type { Arrival } from "./delivery.ts";
import type { World } from "./world.ts";

const APP = "dream11";
const MATCH = "shared";
/** Teams that devices transfer; the app takes 20 of a match. */
export const TRANSFERRED = 12;
/** The longest of the limits of codes ends within so many waits. */
const WAITS = 6;
/** The match begins in two hours. Seconds. */
const TO_DEADLINE = 3 * 3600;
/** As long as the server leaves an app alone that failed five times. Milliseconds. */
const REST = 15_500;
const ID_LENGTH = crypto.randomUUID().length;

/** One for all scripts: it knows people by their numbers, and every world has new ones. */
let sandbox: Promise<TestSandbox> | undefined;
let nextMobile = 9_300_000_000;

/** The app's match as a device has it: its players in the app's order. */
function matchOf(ids: readonly string[]): MatchDetail {
  const withApp = (players: MatchDetail["left_team_players"]) =>
    players.map((player) => {
      const id = ids[player.player_index];
      return { ...player, fantasy_id_list: id === undefined ? [] : [{ name: APP, id }] };
    });
  return {
    ...sampleMatch,
    id: MATCH,
    left_team_players: withApp(sampleMatch.left_team_players),
    right_team_players: withApp(sampleMatch.right_team_players),
  };
}

/** The transfers of one world to an app of the sandbox. */
export class Transfers {
  readonly #world: World;
  readonly #sandbox: TestSandbox;
  readonly #match: MatchDetail;
  readonly #teams: readonly TransferTeam[];
  readonly #mobiles = new Map<Person, string>();
  readonly #model = new AppModel();
  readonly #bug: PlantedBug | undefined;
  /** The transfer in the address of each device's page. */
  readonly #addresses = new Map<Device, string>();

  private constructor(
    world: World,
    app: TestSandbox,
    ids: string[],
    teams: TransferTeam[],
    bug?: PlantedBug,
  ) {
    this.#world = world;
    this.#sandbox = app;
    this.#match = matchOf(ids);
    this.#teams = teams;
    this.#bug = bug;
  }

  static async open(world: World, bug?: PlantedBug): Promise<Transfers> {
    const app = await (sandbox ??= startTestSandbox());
    await app.faultsOff();
    await app.clock({ real: true });
    world.server.connectApps(app.connections);
    const { offset } = serverClock;
    // The match starts two hours from now by the app's clock, which is right.
    serverClock.offset = 0;
    const shared = await sharedMatch(world.server.app, app, MATCH);
    serverClock.offset = offset;
    const ids = shared.find((one) => one.app === APP)!.players.map(({ id }) => id);
    const teams = (await mapShared(world.server.app, shared, APP, TRANSFERRED)).map((team, at) => ({
      number: at + 1,
      players: team.players.map((id) => ids.indexOf(id)),
      captain: ids.indexOf(team.captain),
      viceCaptain: ids.indexOf(team.viceCaptain),
    }));
    return new Transfers(world, app, ids, teams, bug);
  }

  #mobileOf(person: Person): string {
    const known = this.#mobiles.get(person) ?? String((nextMobile += 1));
    this.#mobiles.set(person, known);
    return known;
  }

  /** The person waits until another code may be sent, as long as the server says. */
  async #sendCode(mobile: string) {
    let sent = await sendCode(APP, mobile);
    for (let wait = 0; wait < WAITS && !sent.ok && sent.retryAfter !== undefined; wait++) {
      serverClock.offset += sent.retryAfter * 1000;
      await this.#world.server.endLimits();
      sent = await sendCode(APP, mobile);
    }
    return sent;
  }

  /** The device links the app as its person does, unless it is linked. */
  async #link({ person }: Device): Promise<boolean> {
    if (linkOf(APP) !== undefined) return true;
    const mobile = this.#mobileOf(person);
    const sent = await this.#sendCode(mobile);
    if (!sent.ok) return false;
    // The person reads the code on a phone, not through the browser.
    const code = await currentBrowser.run(null, () => this.#sandbox.codeFor(APP, mobile));
    return (await verifyCode(APP, mobile, code, sent.fields)).ok;
  }

  fault(fault: Parameters<TestSandbox["fault"]>[0]): Promise<void> {
    this.#model.locksLists ||= fault.kind === "match_locked" && fault.operation === "list_teams";
    return this.#sandbox.fault({ app: APP, ...fault });
  }

  /** The match begins by the app's clock. */
  async passDeadline(): Promise<void> {
    if (this.#model.hasDeadlinePassed) return;
    await currentBrowser.run(null, () => this.#sandbox.clock({ advance_seconds: TO_DEADLINE }));
    this.#model.hasDeadlinePassed = true;
  }

  beginStep(): void {
    this.#model.beginStep();
  }

  /** The server has got a message of the person. */
  async observe({ path, headers }: Message, { person }: Device, { isLate }: Arrival): Promise<void> {
    if (path !== "/api/fantasy/add-team" && path !== "/api/fantasy/edit-team") return;
    const mobile = this.#mobileOf(person);
    const teams = await currentBrowser.run(null, () => this.#sandbox.teams(APP, mobile));
    const key = new Headers(headers).get("idempotency-key") ?? "";
    this.#model.observe(person, { transfer: key.slice(0, ID_LENGTH), isLate }, teams);
  }

  /** The person sends some of the teams from the device. */
  async send(device: Device, kind: TransferOption["kind"], from: number): Promise<void> {
    this.#addresses.delete(device);
    if (!(await this.#link(device))) return;
    const teams = [0, 1, 2].map((at) => this.#teams[(from + at) % TRANSFERRED]!);
    const order = await chooseOption({ match: this.#match, fantasyApp: APP, teams, kind });
    if (order === null) return;
    const id = await store(order, device);
    const { wanted } = wantedTeams(await storedIn(device, id));
    this.#model.begin(device, id, order, new Set(wanted.map(identityOf)));
    this.#addresses.set(device, id);
    await this.#open(device, id);
  }

  /** A page of a new version, at the address of the last one. */
  async reload(device: Device): Promise<void> {
    const id = this.#addresses.get(device);
    if (id !== undefined) await this.#open(device, id, { reopened: true });
  }

  /** The person opens the latest transfer that has not ended, and continues it. */
  async goOn(device: Device): Promise<void> {
    this.#addresses.delete(device);
    const latest = (await listTransfers(device.db)).find((each) => !hasEnded(each));
    if (latest === undefined || !(await this.#link(device))) return;
    this.#addresses.set(device, latest.id);
    await this.#open(device, latest.id, { reopened: true, tapped: true });
  }

  async #open(device: Device, id: string, { reopened = false, tapped = false } = {}): Promise<void> {
    const stored = await storedIn(device, id);
    const found = reopened ? (this.#bug?.reopened?.(stored) ?? stored) : stored;
    const isOpen = [...this.#addresses].some(([page, address]) => page !== device && address === id);
    if (!isOpen) this.#model.goOn(stored);
    const pause = new AbortController();
    this.#world.delivery.pauses.set(device, pause);
    await openArena(device, found, { tapped, signal: pause.signal, bug: this.#bug?.transfer });
    this.#world.check();
    const after = await storedIn(device, id);
    if (isUnderWay(after) && linkOf(APP) !== undefined)
      throw new Violation("no task waits for ever", `transfer ${id} is under way, and no page sends`);
    this.#model.checkSent(after);
  }

  /** Every transfer ends, and the app holds its teams once. */
  async checkQuiet(): Promise<void> {
    await this.#sandbox.faultsOff();
    for (const device of this.#world.devices)
      for (const { id } of await inBrowser(device, () => listTransfers(device.db))) {
        this.beginStep();
        // In the first round the session may have ended without the device's knowledge: the person links the app again.
        for (let round = 0; round < 2; round++) await inBrowser(device, () => this.#finish(device, id));
        // The server calls no app for a while that failed again and again.
        if ((await inBrowser(device, () => storedIn(device, id))).run?.stopped?.code === "app_busy") {
          await sleep(REST);
          await inBrowser(device, () => this.#finish(device, id));
        }
        const ended = await inBrowser(device, () => storedIn(device, id));
        if (!hasEnded(ended))
          throw new Violation("no task waits for ever", `transfer ${id}: ${ended.run?.stopped?.code}`);
        this.#world.check();
        this.#model.checkEnded(ended);
      }
  }

  async #finish(device: Device, id: string): Promise<void> {
    if (hasEnded(await storedIn(device, id)) || !(await this.#link(device))) return;
    await this.#open(device, id, { reopened: true, tapped: true });
  }
}
