import { sql } from "drizzle-orm";
import { playerHash } from "@teamwright/contract";
import { notices } from "@teamwright/contract/resources/notices";
import { z } from "zod";
import { apiOf } from "../../apps/web/src/data/api/client.ts";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import { fanOutKind } from "../../apps/server/src/modules/announcements/public.ts";
import { noticeJobs } from "../../apps/server/src/modules/notices/jobs.ts";
import { startPushService } from "../../apps/server/src/modules/notices/testing/push-service.ts";
import type { TestBrowser } from "../../apps/server/src/modules/notices/testing/push-service.ts";
import { callServer } from "./bell-calls.ts";
import { BellModel } from "./bell-model.ts";
import type { ReadNotice } from "./bell-model.ts";
import { BROWSERS } from "./bell-script.ts";
import type { BellAction, WorkFault } from "./bell-script.ts";
import { afterBellCall, bellText, storedBellState, withoutEndpoints } from "./bell-state.ts";
import type { BellCall, BellState } from "./bell-state.ts";
import { currentBrowser } from "./browser.ts";
import { inBrowser, makeDevice } from "./device.ts";
import type { Device } from "./device.ts";
import { Violation } from "./model.ts";
import { inTurns } from "./pages.ts";
import type { Step } from "./script.ts";
import { TOLD_MATCH, ToldMatch, watchablePlayers } from "./told-match.ts";
import { runFaulty, runJob, runWaiting } from "./waiting-jobs.ts";
import type { World } from "./world.ts";

const api = apiOf({ notices });
type BellStep = Extract<Step, { kind: "bell" }>;
/** Switches that a step may turn off. */
const SWITCHES = ["lineups", "playersOut", "deadline"] as const;
/** A browser is reached at the first try without a fault; the second one shows that nothing is sent again. */
const QUIET_SENDS = 2;

/** One for all scripts. */
let pushService: ReturnType<typeof startPushService> | undefined;
export const openPushService = (): ReturnType<typeof startPushService> =>
  (pushService ??= startPushService());

const jobNamed = (name: string) => noticeJobs.find(({ kind }) => kind.name === name)!;
const keyRow = z.object({ id: z.string(), event_key: z.string() });

interface Opened {
  readonly match: ToldMatch;
  readonly browsers: readonly TestBrowser[];
  readonly hashes: readonly string[];
  /** Of each person: reads the bell, and its messages have no faults. */
  readonly readers: readonly Device[];
}

/** A match of which people are told, in the bell and by a push service that fails. */
export class Bell {
  readonly #world: World;
  readonly #opened: Opened;
  readonly #names: ReadonlyMap<string, string>;
  readonly #model = new BellModel();
  #state: BellState = { sessions: {}, wishes: {} };

  private constructor(world: World, opened: Opened) {
    this.#world = world;
    this.#opened = opened;
    this.#names = new Map(opened.hashes.map((hash, at) => [hash, watchablePlayers[at]!.name]));
  }

  static async open(world: World): Promise<Bell> {
    const { server, devices } = world;
    const match = await ToldMatch.bring(server);
    const service = await openPushService();
    const browsers = Array.from({ length: BROWSERS }, () => service.subscribe());
    const hashes = await Promise.all(watchablePlayers.map(({ id }) => playerHash(TOLD_MATCH, id)));
    const people = [...new Set(devices.map(({ person }) => person))];
    const readers: Device[] = [];
    for (const person of people) {
      const deliver = (_device: Device, message: Parameters<typeof server.send>[0]) => server.send(message);
      const reader = makeDevice(-1, person, { deliver, block: world.delivery.block });
      await world.signIn(reader);
      readers.push(reader);
    }
    const bell = new Bell(world, { match, browsers, hashes, readers });
    for (const device of [...readers, ...devices]) bell.#note(device, { what: "sign in" });
    const perform = async (device: Device, call: BellCall): Promise<void> => {
      await inBrowser(device, () => callServer(call, browsers));
      bell.#note(device, call);
    };
    for (const reader of readers)
      await perform(reader, { what: "settings", wishes: { off: [], quiet: false } });
    for (const [at, device] of devices.entries()) {
      await perform(device, {
        what: "watch",
        watch: { stored: true, untransferred: true, players: hashes },
      });
      await perform(device, {
        what: "subscribe",
        endpoint: browsers[at % BROWSERS]!.subscription.endpoint,
      });
    }
    return bell;
  }

  async perform(step: BellStep): Promise<void> {
    const { action } = step;
    const { match, browsers } = this.#opened;
    const { server } = this.#world;
    await currentBrowser.run(null, async () => {
      switch (action.what) {
        case "line-ups":
          return match.announce(action.out);
        case "move":
          return match.move(action.minutes);
        case "move by hand":
          return match.moveByHand(action.minutes);
        case "finish":
          return match.finish();
        case "wait":
          return match.wait();
        case "push fault":
          return void browsers[action.browser]!.replies.push(...action.replies);
        case "detect":
        case "sweep":
          return this.#look(action.what, action.fault);
        case "fan out":
          for (const input of await runWaiting(server, jobNamed(fanOutKind.name), action.fault))
            this.#model.tell(fanOutKind.input.parse(input), this.#state);
          return;
        case "send":
          return this.#send(action.fault);
        default:
          return this.#asPerson(step, action);
      }
    });
    this.#model.forgetUnsubscribed(this.#state);
    for (const reader of this.#opened.readers) await this.#read(reader);
  }

  /** Every instance looks whether somebody is to be told; a sweep finds itself what to look at. */
  async #look(what: "detect" | "sweep", fault: WorkFault | null): Promise<void> {
    const { server } = this.#world;
    const job = jobNamed(`notices.${what}`);
    const input = what === "detect" ? { matchId: TOLD_MATCH } : {};
    const { match } = this.#opened;
    const now = Date.now();
    const before = match.eventsAt(now);
    if (fault === null) for (const app of [server.app, ...server.apps]) await runJob(app, job, input);
    else await runFaulty(server, fault, (app) => runJob(app, job, input));
    const isWatched = Object.values(this.#state.sessions).some(({ watch }) => watch !== null);
    const certainEvents =
      fault === null && isWatched
        ? before.filter((event) => what === "detect" || match.isSweptAt(now, event))
        : [];
    this.#model.look(before, match.expires, certainEvents);
  }

  /** Sends what waits, also what is to wait longer. */
  async #send(fault: WorkFault | null): Promise<void> {
    const { server } = this.#world;
    const { browsers } = this.#opened;
    const db = server.app.deps.database.db;
    await db.execute(sql`update notice_deliveries set due_at = now()`);
    const heard = browsers.map(({ received }) => received.length);
    const faults = browsers.map(({ replies }) => [...replies]);
    const job = jobNamed("notices.send");
    if (fault === null) await runJob(server.app, job, {});
    else await runFaulty(server, fault, (app) => runJob(app, job, {}));
    const used = browsers.map(({ replies }, at) => faults[at]!.slice(0, faults[at]!.length - replies.length));
    const received = browsers.map((browser, at) => ({
      browser,
      ids: browser.received.slice(heard[at]).map(({ payload }) => String(payload["id"])),
      isLost: used[at]!.some((reply) => "dropped" in reply && reply.dropped === "after"),
    }));
    this.#model.send(received, { now: Date.now(), isKilled: fault !== null });
    const gone = browsers.flatMap(({ subscription }, at) =>
      used[at]!.some((reply) => "status" in reply && [404, 410].includes(reply.status))
        ? [subscription.endpoint]
        : [],
    );
    const possible = gone.reduce<readonly BellState[]>(
      (states, endpoint) => [...states, ...states.map((state) => withoutEndpoints(state, [endpoint]))],
      [this.#state],
    );
    await this.#settle(
      fault === null ? possible.slice(-1) : possible,
      "an address that is gone is forgotten",
    );
  }

  async #asPerson(step: BellStep, action: BellAction): Promise<void> {
    const device = this.#world.devices[step.devices[0]!]!;
    if (action.what === "sign in") {
      await this.#world.signIn(device);
      this.#note(device, { what: "sign in" });
      return;
    }
    const call = this.#callOf(action);
    const { session } = device;
    let status = 0;
    await inTurns(this.#world, { ...step, devices: [device.index] }, async () => {
      status = await callServer(call, this.#opened.browsers);
    });
    const after = afterBellCall(this.#state, { token: session, account: device.person.id }, call);
    const possible = status === 200 ? [after] : status > 0 ? [this.#state] : [this.#state, after];
    await this.#settle(possible, "an answer agrees with what is stored");
    if (call.what === "sign out" && this.#state.sessions[session] === undefined) device.session = "";
  }

  #callOf(action: BellAction): BellCall {
    const { hashes, browsers } = this.#opened;
    switch (action.what) {
      case "watch": {
        const { stored, untransferred, players } = action;
        return { what: "watch", watch: { stored, untransferred, players: players.map((at) => hashes[at]!) } };
      }
      case "settings": {
        const off = SWITCHES.filter((_, at) => ((action.off >> at) & 1) === 1);
        return { what: "settings", wishes: { off, quiet: action.quiet } };
      }
      case "subscribe":
        return { what: "subscribe", endpoint: browsers[action.browser]!.subscription.endpoint };
      case "unsubscribe":
      case "sign out":
        return { what: action.what };
      default:
        throw new Error(`${action.what} is no call of a person`);
    }
  }

  #note(device: Device, call: BellCall): void {
    this.#state = afterBellCall(this.#state, { token: device.session, account: device.person.id }, call);
  }

  /** The server holds one of these states. */
  async #settle(possible: readonly BellState[], rule: string): Promise<void> {
    const { db } = this.#world.server.app.deps.database;
    const accounts = Object.keys(this.#state.wishes);
    const stored = bellText(await storedBellState(db, Object.keys(this.#state.sessions), accounts));
    const found = possible.find((state) => bellText(state) === stored);
    if (found === undefined)
      throw new Violation(rule, `${stored}, possible: ${possible.map(bellText).join(" or ")}`);
    this.#state = found;
  }

  async #read(reader: Device): Promise<void> {
    const result = await inBrowser(reader, () => api.notices.list({ query: { page: 0, size: 100 } }));
    if (!result.ok) throw new Violation("no task waits for ever", `the bell: ${result.code}`);
    const { db } = this.#world.server.app.deps.database;
    const rows = await rowsOf(
      db,
      sql`select id, event_key from notices where account_id = ${reader.person.id}`,
      keyRow,
    );
    const keys = new Map(rows.map(({ id, event_key: key }) => [id, key]));
    const told = result.data.data.map(({ id, kind, values }) => ({
      id,
      kind,
      values,
      key: keys.get(id) ?? "",
    }));
    this.#model.read(reader.person.id, told as ReadNotice[], this.#state, this.#names);
  }

  /** Clocks are right, push services well, and every job runs to its end. */
  async checkQuiet(): Promise<void> {
    for (const { replies } of this.#opened.browsers) replies.splice(0);
    const rest = { devices: [], order: 0, faults: [], kind: "bell" } as const;
    for (const what of [
      "sweep",
      "fan out",
      ...Array.from({ length: QUIET_SENDS }, () => "send" as const),
    ] as const)
      await this.perform({ ...rest, action: { what, fault: null } });
    this.#model.checkQuiet();
  }
}
