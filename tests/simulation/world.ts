import { syncServer } from "../../apps/web/src/data/sync/sync-server.ts";
import type { SyncServer } from "../../apps/web/src/data/sync/sync-server.ts";
import { hashToken, newToken } from "../../apps/server/src/crypto/tokens.ts";
import { DatabaseUnavailable } from "../../apps/server/src/db/failure.ts";
import { makeAccount } from "../../apps/server/src/testing/accounts.ts";
import { SESSION_LIFE, startSession } from "../../apps/server/src/modules/auth/session.repository.ts";
import { Bell } from "./bell.ts";
import { currentBrowser, serverClock } from "./browser.ts";
import { Delivery } from "./delivery.ts";
import type { Arrival } from "./delivery.ts";
import { makeDevice, openTab } from "./device.ts";
import type { Device, Person, Surroundings } from "./device.ts";
import { Desks } from "./desks.ts";
import { FrozenForecast } from "./frozen-forecast.ts";
import { PersonModel, Violation } from "./model.ts";
import type { Finding } from "./model.ts";
import { switched } from "./planted-bug.ts";
import type { PlantedBug, Switch } from "./planted-bug.ts";
import type { Script } from "./script.ts";
import { envOf } from "./script-env.ts";
import { SignIns } from "./sign-ins.ts";
import { SimulatedServer } from "./simulated-server.ts";
import type { Message } from "./simulated-server.ts";
import { StoredAttempts } from "./stored-attempts.ts";
import { Transfers } from "./transfers.ts";
import { VendorPolls } from "./vendor-polls.ts";

/** What is prepared at the first step that needs it. */
interface Part {
  /** A message of a device: what it sees of it, and what the server got. */
  observe?(message: Message, device: Device, arrival: Arrival): Promise<void>;
  checkQuiet(): Promise<void>;
}

export class World {
  readonly server: SimulatedServer;
  readonly devices: readonly Device[];
  /** Every tab: the first ones of the devices, then the second ones. Steps name them by their index here. */
  readonly pages: readonly Device[];
  readonly models: readonly PersonModel[];
  readonly attempts: StoredAttempts;
  /** Every message with the status of its reply, in order. */
  readonly trace: string[] = [];
  readonly delivery: Delivery;
  readonly #bug: PlantedBug | undefined;
  readonly #plant: Switch;
  #found: Finding | null = null;
  readonly #parts: Part[] = [];
  /** A match in the server and in the app. */
  readonly transfers = this.#preparedOnce(() => Transfers.open(this, this.#bug));
  /** A match, and those who post teams for it and get them. */
  readonly desks = this.#preparedOnce(() => Desks.open(this));
  /** A customer who signs in, and staff who block the account. */
  readonly signIns = this.#preparedOnce(() => SignIns.open(this));
  /** A model of forecasts, and a match that is to begin. */
  readonly forecast = this.#preparedOnce(() => FrozenForecast.open(this.server));
  /** A match, and people who hear of it. */
  readonly bell = this.#preparedOnce(() => Bell.open(this));
  /** A match of a vendor that the server polls. */
  readonly vendor = this.#preparedOnce(() => VendorPolls.open(this.server));

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
    this.delivery = new Delivery(this, script, bug);
    this.attempts = new StoredAttempts(this, bug?.attempts);
    this.models = people.map(() => new PersonModel());
    const { block } = this.delivery;
    const deliver: Surroundings["deliver"] = (device, message) => this.delivery.deliver(device, message);
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

  /** For the models of posts and apps: what a device sees of a message, and how often the server got it. */
  async observe(message: Message, device: Device, arrival: Arrival): Promise<void> {
    await this.reported(async () => {
      for (const part of this.#parts) await part.observe?.(message, device, arrival);
    });
  }

  /** Reports a violation: the product's code, which waits for the message, would catch it. */
  async reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      this.report(error.finding.rule, error.finding.detail);
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

  /** Runs outside every browser, without the planted bug of the database. */
  #preparedOnce<Prepared extends Part>(open: () => Promise<Prepared>): () => Promise<Prepared> {
    const prepare = async (): Promise<Prepared> => {
      this.#plant.on = false;
      const part = await currentBrowser.run(null, open);
      await this.server.settle();
      this.#plant.on = true;
      this.#parts.push(part);
      return part;
    };
    let part: Promise<Prepared> | undefined;
    return () => (part ??= prepare());
  }

  /** What must be true after quiet of all that was prepared. */
  async checkQuiet(): Promise<void> {
    for (const part of this.#parts) await part.checkQuiet();
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
