import { newTransfer, runTransfer, unsentTeams } from "@teamwright/transfer";
import type { TransferPort, TransferRecord } from "@teamwright/transfer";
import {
  listAppTeams,
  MATCH_LOCKED,
  sendTeam,
  SESSION_EXPIRED,
} from "../../apps/web/src/data/transfer/app-calls.ts";
import { sendCode, verifyCode } from "../../apps/web/src/data/transfer/link-app.ts";
import { linkOf } from "../../apps/web/src/data/transfer/linked-apps.ts";
import { mapShared, sharedMatch } from "../../apps/server/src/modules/fantasy-apps/testing/linked.ts";
import { identities } from "../../apps/server/src/modules/fantasy-apps/testing/wanted-teams.ts";
import { startTestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { currentBrowser, serverClock } from "./browser.ts";
import { inBrowser } from "./device.ts";
import type { Device, Person } from "./device.ts";
import { Violation } from "./model.ts";
import type { PlantedBug, World } from "./world.ts";

type AppTeams = Awaited<ReturnType<typeof mapShared>>;

const APP = "dream11";
const MATCH = "shared";
/** Teams that devices transfer; the app takes 20 of a match. */
export const TRANSFERRED = 12;
/** The longest of the limits of codes ends within so many waits. */
const WAITS = 6;
/** The match begins in two hours. Seconds. */
const TO_DEADLINE = 3 * 3600;
const pace = { paceMs: 0, tries: 3, backoffMs: 1500 };

/** One for all scripts: it knows people by their numbers, and every world has new ones. */
let sandbox: Promise<TestSandbox> | undefined;
let nextMobile = 9_300_000_000;

/** All that it wanted, once it has finished. */
const sentOf = (record: TransferRecord): TransferRecord["wanted"] => {
  if (record.state === "finished") return record.wanted;
  const unsent = new Set(unsentTeams(record));
  return record.wanted.filter((team) => !unsent.has(team));
};

/** The transfers of one world to an app of the sandbox. */
export class Transfers {
  readonly #world: World;
  readonly #sandbox: TestSandbox;
  readonly #teams: AppTeams;
  readonly #mobiles = new Map<Person, string>();
  /** The newest record of each transfer, as its device stored it. */
  readonly #records = new Map<string, { readonly device: Device; record: TransferRecord }>();
  readonly #bug: PlantedBug["transfer"];
  /** What the app held of each person when the match began by its clock; null: it has not begun. */
  #heldAtDeadline: ReadonlyMap<Person, readonly string[]> | null = null;

  private constructor(world: World, app: TestSandbox, teams: AppTeams, bug: PlantedBug["transfer"]) {
    this.#world = world;
    this.#sandbox = app;
    this.#teams = teams;
    this.#bug = bug;
  }

  static async open(world: World, bug: PlantedBug["transfer"]): Promise<Transfers> {
    const app = await (sandbox ??= startTestSandbox());
    await app.faultsOff();
    await app.clock({ real: true });
    world.server.connectApps(app.connections);
    const { offset } = serverClock;
    // The match starts two hours from now by the app's clock, which is right.
    serverClock.offset = 0;
    const shared = await sharedMatch(world.server.app, app, MATCH);
    serverClock.offset = offset;
    return new Transfers(world, app, await mapShared(world.server.app, shared, APP, TRANSFERRED), bug);
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
  async link({ person }: Device): Promise<boolean> {
    if (linkOf(APP) !== undefined) return true;
    const mobile = this.#mobileOf(person);
    const sent = await this.#sendCode(mobile);
    if (!sent.ok) return false;
    // The person reads the code on a phone, not through the browser.
    const code = await currentBrowser.run(null, () => this.#sandbox.codeFor(APP, mobile));
    return (await verifyCode(APP, mobile, code, sent.fields)).ok;
  }

  fault(fault: Parameters<TestSandbox["fault"]>[0]): Promise<void> {
    return this.#sandbox.fault({ app: APP, ...fault });
  }

  /** The match begins by the app's clock. */
  async passDeadline(): Promise<void> {
    if (this.#heldAtDeadline !== null) return;
    await currentBrowser.run(null, () => this.#sandbox.clock({ advance_seconds: TO_DEADLINE }));
    const held = new Map<Person, readonly string[]>();
    for (const [person, mobile] of this.#mobiles) held.set(person, await this.#heldBy(mobile));
    this.#heldAtDeadline = held;
  }

  async #heldBy(mobile: string): Promise<readonly string[]> {
    return identities(await currentBrowser.run(null, () => this.#sandbox.teams(APP, mobile)));
  }

  /** The deadline ends a transfer too: the person can leave it, and no further call is made. */
  #hasEnded(record: TransferRecord | null): boolean {
    if (record?.state === "finished") return true;
    return this.#heldAtDeadline !== null && record?.stopped?.code === MATCH_LOCKED;
  }

  /** Begins a transfer of some of the teams, or continues it. */
  async run(device: Device, id: string, from: number): Promise<TransferRecord> {
    const chosen = [0, 1, 2].map((at) => (from + at) % TRANSFERRED);
    const wanted = chosen.map((at) => ({ key: String(at), ...this.#teams[at]! }));
    const stored = this.#records.get(id) ?? {
      device,
      record: newTransfer({ id, app: APP, matchId: MATCH, wanted, option: { kind: "new" } }),
    };
    this.#records.set(id, stored);
    const port: TransferPort = {
      listTeams: () => listAppTeams(APP, MATCH),
      send: (step, key) => sendTeam(APP, MATCH, step, key),
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      save: async (record) => void (stored.record = record),
    };
    return runTransfer(stored.record, this.#bug?.(port) ?? port, pace);
  }

  /** Every transfer ends, and the app holds its teams once. */
  async checkQuiet(): Promise<void> {
    await this.#sandbox.faultsOff();
    for (const [id, { device, record }] of this.#records) {
      if (this.#hasEnded(record)) continue;
      let last = await this.#finish(device, id);
      // The session had ended without the device's knowledge: the person links the app again.
      if (last?.stopped?.code === SESSION_EXPIRED) last = await this.#finish(device, id);
      if (!this.#hasEnded(last))
        throw new Violation("no task waits for ever", `transfer ${id}: ${last?.stopped?.code}`);
    }
    this.#world.check();
    for (const [person, mobile] of this.#mobiles) await this.#checkPerson(person, mobile);
  }

  #finish(device: Device, id: string): Promise<TransferRecord | null> {
    return inBrowser(device, async () => ((await this.link(device)) ? this.run(device, id, 0) : null));
  }

  async #checkPerson(person: Person, mobile: string): Promise<void> {
    const held = await this.#heldBy(mobile);
    const before = this.#heldAtDeadline?.get(person) ?? [];
    if (this.#heldAtDeadline !== null && held.toSorted().join() !== before.toSorted().join())
      throw new Violation("an app takes no team after its deadline", mobile);
    if (new Set(held).size !== held.length) throw new Violation("no team twice in an app", mobile);
    const records = [...this.#records.values()].filter(({ device }) => device.person === person);
    const wanted = new Set(records.flatMap(({ record }) => identities(record.wanted)));
    for (const team of records.flatMap(({ record }) => identities(sentOf(record))))
      if (!held.includes(team)) throw new Violation("a finished transfer is in the app", team);
    for (const team of held)
      if (!wanted.has(team)) throw new Violation("an app holds only the teams of its person", team);
    for (const { record } of records)
      if (record.refused.length > 0)
        throw new Violation("a legal team is not refused", JSON.stringify(record.refused[0]));
  }
}
