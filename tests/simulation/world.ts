import { syncServer } from "../../apps/web/src/data/sync/sync-server.ts";
import type { SyncServer } from "../../apps/web/src/data/sync/sync-server.ts";
import { hashToken, newToken } from "../../apps/server/src/crypto/tokens.ts";
import { DatabaseUnavailable } from "../../apps/server/src/db/failure.ts";
import type { DatabaseClient } from "../../apps/server/src/testing/killable-database.ts";
import { makeAccount } from "../../apps/server/src/testing/accounts.ts";
import { SESSION_LIFE, startSession } from "../../apps/server/src/modules/auth/session.repository.ts";
import type { TransferPort } from "@teamwright/transfer";
import type { StoredTransfer } from "../../apps/web/src/data/transfer/transfer-record.ts";
import { Bell } from "./bell.ts";
import { currentBrowser, serverClock } from "./browser.ts";
import { makeDevice, openTab } from "./device.ts";
import type { Device, Person, Surroundings } from "./device.ts";
import type { Block, LockRequest } from "./locks.ts";
import { Desks } from "./desks.ts";
import { flushedOf, loseWrites, wasFlushed } from "../../apps/web/src/data/records/testing/flushed.ts";
import type { Flushed } from "../../apps/web/src/data/records/testing/flushed.ts";
import { FrozenForecast } from "./frozen-forecast.ts";
import { PersonModel, Violation } from "./model.ts";
import type { Finding } from "./model.ts";
import type { BusyChange, Fault, Script } from "./script.ts";
import { envOf } from "./script-env.ts";
import { SimulatedServer } from "./simulated-server.ts";
import { StoredAttempts } from "./stored-attempts.ts";
import type { AttemptCalls } from "./stored-attempts.ts";
import type { Message } from "./simulated-server.ts";
import type { PageEnd } from "./pages.ts";
import { Transfers } from "./transfers.ts";
import type { Turns } from "./turns.ts";
import { Interleaving } from "./interleaving.ts";
import { atOnce, inSpan } from "./tasks.ts";
import { VendorPolls } from "./vendor-polls.ts";

/** A bug that the simulation must find: it replaces parts of the product at run time. */
export interface PlantedBug {
  readonly name: string;
  /** A seed that finds it, which is tried first. */
  readonly seed?: number;
  /** The rule that it breaks, where only this one counts. */
  readonly rule?: string;
  /** Replaces calls of the server's database. */
  readonly database?: (client: DatabaseClient) => DatabaseClient;
  /** Replaces the text of statements, on PostgreSQL. */
  readonly statement?: (sql: string) => string;
  /** Replaces the calls of a synchronisation of the device. */
  readonly sync?: (server: SyncServer, device: Device) => SyncServer;
  /** Replaces the calls that change stored attempts. */
  readonly attempts?: (calls: AttemptCalls) => AttemptCalls;
  /** Replaces the calls of a transfer. */
  readonly transfer?: (port: TransferPort) => TransferPort;
  /** Replaces the requests of locks between the tabs of a device. */
  readonly lock?: (request: LockRequest) => LockRequest;
  /** Replaces what a page finds that an update or its person opens again. */
  readonly reopened?: (stored: StoredTransfer) => StoredTransfer;
  /** Replaces a message before it leaves a device. */
  readonly message?: (message: Message, device: Device, devices: readonly Device[]) => Message;
}

const isFull = async (reply: Response): Promise<boolean> =>
  ((await reply.clone().json()) as { readonly code?: unknown }).code === "storage_full";

/** The devices that act in the current step, in turns, and what happens to their messages. */
interface Traffic {
  readonly turns: Turns | Interleaving;
  readonly devices: readonly number[];
  readonly faults: readonly Fault[];
  readonly changes: readonly BusyChange[];
  readonly sent: Map<number, number>;
  readonly end: (device: number, how: PageEnd) => void;
  /** What each page whose device loses power would find at each of its messages. */
  readonly flushed: Map<Device, Flushed[]>;
  /** Messages of pages that an update ended, which are still on their way. */
  late: readonly LateMessage[];
}

interface LateMessage {
  readonly device: Device;
  readonly message: Message;
  /** Arrives before the message of the device with this index. */
  readonly before: number;
}

interface Arrival {
  readonly fault: Fault | undefined;
  readonly reply: Response | null;
  /** Its page had ended before. */
  readonly isLate: boolean;
}

interface Switch {
  on: boolean;
}

/** The changed calls of the database while the switch is on. */
const switched =
  (change: NonNullable<PlantedBug["database"]>, plant: Switch): typeof change =>
  (client) => {
    const changed = change(client);
    const current = (): DatabaseClient => (plant.on ? changed : client);
    return {
      query: (...args) => current().query(...args),
      exec: (sql) => current().exec(sql),
      transaction: (run) => current().transaction(run),
    };
  };

/**
 * A message that nobody answers: its tab was closed. Each has a promise of its own, because a promise that is never settled
 * holds all that wait for it.
 */
const noAnswer = (): Promise<never> => new Promise(() => undefined);

export class World {
  readonly server: SimulatedServer;
  readonly devices: readonly Device[];
  /** Every tab: the first ones of the devices, then the second ones. Steps name them by their index here. */
  readonly pages: readonly Device[];
  readonly models: readonly PersonModel[];
  readonly attempts: StoredAttempts;
  /** Every message with the status of its reply, in order. */
  readonly trace: string[] = [];
  traffic: Traffic | null = null;
  readonly #flushed = new Map<Device, Flushed>();
  readonly #losesPower: boolean;
  /** By these a page's person pauses its transfer. */
  readonly pauses = new Map<Device, AbortController>();
  readonly #bug: PlantedBug | undefined;
  readonly #plant: Switch;
  #found: Finding | null = null;
  #transfers: Promise<Transfers> | null = null;
  #desks: Desks | null = null;
  #forecast: FrozenForecast | null = null;
  #bell: Bell | null = null;
  #vendor: VendorPolls | null = null;

  private constructor(
    server: SimulatedServer,
    people: readonly Person[],
    script: Script,
    plant: Switch,
    bug?: PlantedBug,
  ) {
    this.server = server;
    this.#bug = bug;
    this.#plant = plant;
    this.#losesPower = script.steps.some(
      (step) => "faults" in step && step.faults.some(({ kind }) => kind === "power cut"),
    );
    this.attempts = new StoredAttempts(this, bug?.attempts);
    this.models = people.map(() => new PersonModel());
    const { block } = this;
    const deliver: Surroundings["deliver"] = (device, message) => this.#deliver(device, message);
    const surroundings = { deliver, block, lock: bug?.lock };
    this.devices = script.devices.map((person, index) => makeDevice(index, people[person]!, surroundings));
    const tabs = (script.tabs ?? []).map((device, at) =>
      openTab(this.devices.length + at, this.devices[device]!, surroundings),
    );
    this.pages = [...this.devices, ...tabs];
  }

  static async open(script: Script, bug?: PlantedBug): Promise<World> {
    serverClock.offset = 0;
    const plant: Switch = { on: false };
    const server = await SimulatedServer.open(
      script.services,
      bug?.database && switched(bug.database, plant),
      (sql) => (plant.on ? (bug?.statement?.(sql) ?? sql) : sql),
      await envOf(script),
    );
    const people: Person[] = [];
    for (let index = 0; index <= Math.max(...script.devices); index++) {
      const { id, phone } = await makeAccount(server.app, {
        plan: 10,
        primePlan: 10,
        primeUser: true,
        ...(index === 0 ? { groupAdmin: true, primeAdmin: true, expert: true } : {}),
      });
      people.push({ index, id, phone });
    }
    const world = new World(server, people, script, plant, bug);
    for (const device of world.devices) await world.signIn(device);
    plant.on = true;
    return world;
  }

  /**
   * The cookie of a new session. The sign-in itself is not part of the simulation: it hashes for a tenth of a second. A call that
   * a device does not wait for, as one of a planted bug, may still be on its way and kill the process: then it is made again.
   */
  async signIn(device: Device): Promise<void> {
    const token = newToken();
    for (let isStored = false; !isStored;) {
      await this.server.restarted();
      isStored = await this.#storeSession(device, token);
    }
    device.session = token;
    await this.server.settle();
  }

  /** False: the process was killed before. */
  async #storeSession(device: Device, token: string): Promise<boolean> {
    try {
      await startSession(this.server.app.deps.database.db, {
        tokenHash: hashToken(token),
        accountId: device.person.id,
        deviceId: null,
        userAgent: "",
        life: SESSION_LIFE.customer,
      });
      return true;
    } catch (error) {
      if (error instanceof Error && error.cause instanceof DatabaseUnavailable) return false;
      throw error;
    }
  }

  /** A page waits for a lock of another tab. */
  readonly block: Block = ({ index }) => {
    const { turns, devices } = this.traffic!;
    if (turns instanceof Interleaving) throw new Error("pages wait for locks only in turns");
    return turns.block(devices.indexOf(index));
  };

  /** The tab was closed, or another page takes its place. */
  #end(page: Device, how: PageEnd): Promise<never> {
    page.locks.releaseAll(page);
    this.traffic?.end(page.index, how);
    return noAnswer();
  }

  /** A message of a device, with its faults in the current step. Rejects when no reply arrives, as `fetch` does. */
  async #deliver(device: Device, sent: Message): Promise<Response> {
    const message = this.#bug?.message?.(sent, device, this.devices) ?? sent;
    const { traffic } = this;
    const task = traffic?.devices.indexOf(device.index) ?? -1;
    if (traffic !== null && task >= 0 && !(traffic.turns instanceof Interleaving))
      await traffic.turns.wait(task);
    const at = traffic?.sent.get(device.index) ?? 0;
    traffic?.sent.set(device.index, at + 1);
    const fault = traffic?.faults.find((each) => each.device === device.index && each.at === at);
    if (traffic !== null) await this.deliverLate(traffic, device, at);
    for (const each of traffic?.changes ?? [])
      if (each.device === device.index && each.at === at)
        await this.#reported(() => this.attempts.perform(device, each.change));
    if (wasFlushed(device.db) && this.#losesPower) {
      this.#flushed.set(device, await flushedOf(device.db));
      traffic?.flushed.delete(device);
    }
    if (traffic?.faults.some((each) => each.device === device.index && each.kind === "power cut"))
      traffic.flushed.set(device, [...(traffic.flushed.get(device) ?? []), await flushedOf(device.db)]);
    if (fault?.kind === "paused") this.pauses.get(device)?.abort();
    if (fault?.kind === "deadline") await (await this.transfers()).passDeadline();
    if (fault?.kind === "updated") {
      if (traffic !== null)
        traffic.late = [...traffic.late, { device, message, before: at + 1 + fault.late }];
      this.trace.push(`${device.index} ${message.method} updated`);
      return this.#end(device, "updated");
    }
    const reply = await inSpan(() => this.#send(message, fault));
    await this.#observe(message, device, { fault, reply, isLate: false });
    this.trace.push(`${device.index} ${message.method} ${fault?.kind ?? ""} ${reply?.status ?? "no reply"}`);
    if (fault?.kind === "power cut") {
      await this.#cutPower(device, traffic!.flushed.get(device)!, fault.late);
      return this.#end(device, "closed");
    }
    if (fault?.kind === "closed") return this.#end(device, "closed");
    if (reply === null) throw new TypeError("fetch failed");
    if (reply.status >= 500 && (fault?.kind !== "full" || !(await isFull(reply))))
      this.report(
        "the server fails only when it is killed",
        `${message.method} ${message.path}: ${reply.status}`,
      );
    return reply;
  }

  /** The writes since one of the moments in this step are gone, or since the last one that reached the disk. */
  #cutPower(device: Device, moments: readonly Flushed[], late: number): Promise<void> {
    return loseWrites(device.db, moments.at(-1 - late) ?? this.#flushed.get(device) ?? moments[0]!);
  }

  /** The messages of ended pages arrive that come before this message of a device, or all at the end of a step. */
  async deliverLate(traffic: Traffic, device?: Device, at = Infinity): Promise<void> {
    const due = traffic.late.filter((late) => (device ?? late.device) === late.device && late.before <= at);
    traffic.late = traffic.late.filter((late) => !due.includes(late));
    for (const { device: sender, message } of due) {
      const reply = await this.server.send(message);
      this.trace.push(`${sender.index} ${message.method} late ${reply.status}`);
      await this.#observe(message, sender, { fault: undefined, reply: null, isLate: true });
    }
  }

  /** For the models of posts and apps: what a device sees of a message, and how often the server got it. */
  async #observe(message: Message, device: Device, { fault, reply, isLate }: Arrival): Promise<void> {
    await this.#reported(async () => {
      await (await this.#transfers)?.observe(message, device, isLate);
      await this.#desks?.observe(
        message,
        fault?.kind === "closed" ? null : reply,
        fault?.kind === "doubled" ? 2 : 1,
      );
    });
  }

  /** Reports a violation: the product's code, which waits for the message, would catch it. */
  async #reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      this.report(error.finding.rule, error.finding.detail);
    }
  }

  async #send(message: Message, fault: Fault | undefined): Promise<Response | null> {
    switch (fault?.kind) {
      case undefined:
      case "deadline":
      case "paused":
        return this.server.send(message);
      case "power cut":
        if (fault.queries % 2 === 0) await this.server.send(message);
        return null;
      case "lost":
      case "updated":
        return null;
      case "full":
        return this.server.workWhileFull(fault.queries, () => this.server.send(message));
      case "killed":
        return this.server.sendAndKill(message, fault.queries);
      case "doubled": {
        const send = () => this.server.send(message);
        return (await atOnce([send, send])).at(-1)!;
      }
      case "unanswered":
      case "closed":
        await this.server.send(message);
        return null;
    }
  }

  /** For code that the product calls: it would catch an exception. */
  report(rule: string, detail: string): void {
    this.#found ??= { rule, detail };
  }

  /** Throws what was reported. */
  check(): void {
    if (this.#found !== null) throw new Violation(this.#found.rule, this.#found.detail);
  }

  /** Prepared at the first transfer: a match in the server and in the app. */
  transfers(): Promise<Transfers> {
    return (this.#transfers ??= this.#prepare(() => Transfers.open(this, this.#bug)));
  }

  /** Runs outside every browser, without the planted bug of the database. */
  async #prepare<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#plant.on = false;
    const result = await currentBrowser.run(null, work);
    await this.server.settle();
    this.#plant.on = true;
    return result;
  }

  hasTransfers(): boolean {
    return this.#transfers !== null;
  }

  /** Prepared at the first post: a match, and those who post teams for it and get them. */
  async desks(): Promise<Desks> {
    return (this.#desks ??= await this.#prepare(() => Desks.open(this)));
  }

  hasDesks(): boolean {
    return this.#desks !== null;
  }

  /** Prepared at the first change: a model of forecasts, and a match that is to begin. */
  async forecast(): Promise<FrozenForecast> {
    return (this.#forecast ??= await this.#prepare(() => FrozenForecast.open(this.server)));
  }

  hasForecast(): boolean {
    return this.#forecast !== null;
  }

  /** Prepared at the first step of it: a match, and people who hear of it. */
  async bell(): Promise<Bell> {
    return (this.#bell ??= await this.#prepare(() => Bell.open(this)));
  }

  hasBell(): boolean {
    return this.#bell !== null;
  }

  /** Prepared at the first step of it: a match of a vendor that the server polls. */
  async vendor(): Promise<VendorPolls> {
    return (this.#vendor ??= await this.#prepare(() => VendorPolls.open(this.server)));
  }

  hasVendor(): boolean {
    return this.#vendor !== null;
  }

  syncOf(device: Device): SyncServer {
    return this.#bug?.sync?.(syncServer, device) ?? syncServer;
  }

  modelOf({ person }: Device): PersonModel {
    return this.models[person.index]!;
  }

  async close(): Promise<void> {
    for (const { db } of this.pages) db.close();
    for (const { db } of this.devices) await db.delete();
    await this.server.close();
  }
}
