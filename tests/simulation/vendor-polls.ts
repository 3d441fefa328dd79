import { sql } from "drizzle-orm";
import { MINUTE } from "@teamwright/domain/durations";
import { z } from "zod";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import { findMatch } from "../../apps/server/src/modules/matches/public.ts";
import { VENDOR_KEY, vendorMatch } from "../../apps/server/src/modules/sources/testing/vendor.ts";
import { enqueuePoll } from "../../apps/server/src/modules/sources/enqueue-poll.ts";
import { withoutTransaction } from "../../apps/server/src/ports/job-queue.ts";
import { startTestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { currentBrowser } from "./browser.ts";
import { Violation } from "./model.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import {
  atMinute,
  isPollDue,
  passLeases,
  passRequests,
  pollNow,
  runDuePolls,
  timeOf,
} from "./vendor-jobs.ts";
import { VendorLine } from "./vendor-line.ts";
import type { OddReply, VendorIds, VendorRest } from "./vendor-line.ts";
import { matchOf, START } from "./vendor-says.ts";
import type { StaffAction, VendorAction } from "./vendor-script.ts";
import { questionsOf, VendorStaff } from "./vendor-staff.ts";
import { VendorTruth } from "./vendor-truth.ts";
import type { StoredTruth, ToldWords } from "./vendor-truth.ts";

const SOURCE = "entitysport-cricket";
const PATH = "/vendors/entitysport/cricket/v2";
const BUDGET = 100_000;
/** The vendor is looked at from so many minutes before the start on. */
const FIRST = -70;
const QUIET_POLLS = 5;
/** Longer than any interval of what is asked for before the start, and than any rest of a source that failed. */
const QUIET_MINUTES = 16;
/** The match is to begin so long after the last quiet poll. */
const NEAR = 30;
const LIMITS = "polls keep to the limits of their source";
const ONE = "one process at a time polls a source";
/** A lease lasts less. Minutes. */
const LEASE = 2;
const NOTHING: ToldWords = new Map();

const stateRow = z.object({
  leased: z.boolean(),
  day: z.string().nullable(),
  used: z.number(),
});
type PollAction = Extract<VendorAction, { what: "poll" }>;
type PollState = z.infer<typeof stateRow>;

/** One for all scripts. */
let sandbox: Promise<TestSandbox> | undefined;

/** The setting of the source, for every process of a server. */
export async function vendorEnv(): Promise<Readonly<Record<string, string>>> {
  const { url } = await (sandbox ??= startTestSandbox());
  return {
    SOURCES: JSON.stringify({ [SOURCE]: { key: VENDOR_KEY, baseUrl: url + PATH, dailyBudget: BUDGET } }),
  };
}

/** A match of a vendor of the sandbox, polls of it, and staff who correct it by hand. */
export class VendorPolls {
  readonly #server: SimulatedServer;
  readonly #sandbox: TestSandbox;
  readonly #staff: VendorStaff;
  readonly #truth = new VendorTruth();
  readonly #rest: VendorRest = { until: -Infinity };
  #id = "";
  #ids: VendorIds | null = null;
  #minute = FIRST;
  #isOn = true;

  private constructor(server: SimulatedServer, vendor: TestSandbox, staff: VendorStaff) {
    this.#server = server;
    this.#sandbox = vendor;
    this.#staff = staff;
  }

  static async open(server: SimulatedServer): Promise<VendorPolls> {
    const vendor = await (sandbox ??= startTestSandbox());
    await vendor.faultsOff();
    await vendor.forgetVendorMatches();
    await vendor.vendorMatches([vendorMatch("other", { start_time: timeOf(0).toISOString() })]);
    const polls = new VendorPolls(server, vendor, await VendorStaff.open(server));
    await polls.#publish();
    await polls.#runDue(polls.#line(), null);
    const rows = await rowsOf(
      server.app.deps.database.db,
      sql`select m.id, m.left_name as name, s.source_match_id as own from matches m join match_sources s on s.match_id = m.id`,
      z.object({ id: z.string(), name: z.string(), own: z.string() }),
    );
    const rowOf = (name: string) => rows.find((row) => row.name === `Harbour ${name}`)!;
    const ownOf = (name: string) => rowOf(name).own.replace(/^\D+/, "");
    polls.#id = rowOf("whole").id;
    polls.#ids = { whole: ownOf("whole"), other: ownOf("other") };
    return polls;
  }

  get #db() {
    return this.#server.app.deps.database.db;
  }

  perform(action: VendorAction): Promise<void> {
    return currentBrowser.run(null, () => this.#perform(action));
  }

  async #perform(action: VendorAction): Promise<void> {
    switch (action.what) {
      case "by hand":
      case "lift":
      case "answer":
      case "switch":
        return this.#act(action);
      case "fault":
        return this.#sandbox.fault({
          kind: action.kind,
          app: "entitysport",
          operation: action.operation,
          times: action.times,
          retry_after: action.seconds,
        });
      case "forget replies":
        return passRequests(this.#db);
      case "use up":
        return this.#pollOnBudget(action.left);
      case "poll":
        return this.#poll(action);
      case "odd replies":
        return this.#pollOddly(action.minutes, action.reply);
      case "late poll":
        return this.#pollLate(action);
      default:
        this.#truth.says.change(action, this.#minute);
        return this.#publish();
    }
  }

  #publish(): Promise<void> {
    return this.#sandbox.vendorMatches([matchOf(this.#truth.says.last)]);
  }

  async #act(action: StaffAction): Promise<void> {
    const { match } = await this.#stored();
    await this.#staff.act(action, SOURCE, match.shown, this.#truth);
    // Staff have put right what the vendor wanted rest for.
    if (action.what === "switch") this.#isOn = action.on;
    if (action.what === "switch" && action.on) this.#rest.until = -Infinity;
    await this.#look(NOTHING);
  }

  #at<Result>(work: () => Promise<Result>): Promise<Result> {
    return atMinute(() => this.#minute, work);
  }

  async #pass(minutes: number): Promise<void> {
    this.#minute += minutes;
    await passLeases(this.#db, minutes);
  }

  #line(): VendorLine {
    const now = () => ({ minute: this.#minute, word: this.#truth.says.words.length - 1 });
    return new VendorLine(now, this.#rest, this.#ids);
  }

  #setVendorClock(): Promise<void> {
    return this.#sandbox.clock({ freeze_at: timeOf(this.#minute).toISOString() });
  }

  async #runDue(line: VendorLine, fault: PollAction["fault"]): Promise<void> {
    await this.#setVendorClock();
    await this.#at(() => runDuePolls(this.#server, this.#minute, fault, (deps) => line.of(deps)));
  }

  async #poll({ minutes, hint, fault }: Omit<PollAction, "what">): Promise<void> {
    await this.#pass(minutes);
    const { deps } = this.#server.app;
    if (hint) await enqueuePoll(withoutTransaction(this.#db), deps, SOURCE, { hint });
    const before = await this.#state();
    const line = this.#line();
    await this.#runDue(line, fault);
    // What the process knew is gone.
    if (fault !== null) this.#rest.until = -Infinity;
    await this.#checkWhole(line, before, fault === null);
  }

  /** What holds after a poll, and after one that ended as it should. */
  async #checkWhole(line: VendorLine, before: PollState, isWhole: boolean): Promise<void> {
    if (line.isPushed) throw new Violation(LIMITS, "the vendor wanted rest");
    const after = await this.#state();
    if (after.used > BUDGET) throw new Violation(LIMITS, `${after.used} requests in a day`);
    if (!isWhole) return this.#look(NOTHING);
    if (after.day === before.day && after.used !== before.used + line.requests)
      throw new Violation(LIMITS, `${line.requests} requests count as ${after.used - before.used}`);
    if (after.leased && line.requests > 0) throw new Violation(ONE, "a poll that ended keeps the source");
    return this.#look(this.#truth.toldOf(line.told, this.#minute));
  }

  async #pollOddly(minutes: number, reply: OddReply): Promise<void> {
    await this.#pass(minutes);
    await passRequests(this.#db);
    const before = await this.#stored();
    const line = this.#line();
    line.answerOddly(reply);
    await this.#runDue(line, null);
    const after = await this.#stored();
    if (JSON.stringify(before.match.stored) !== JSON.stringify(after.match.stored))
      throw new Violation("nonsense of a vendor changes nothing", reply);
    await this.#look(NOTHING);
  }

  /** All is due. The poll stands still at a reply, and the vendor goes on. */
  async #pollLate({ minutes, at, change, meanwhile }: Extract<VendorAction, { what: "late poll" }>) {
    await this.#pass(minutes);
    await passRequests(this.#db);
    const line = this.#line();
    let most = Infinity;
    line.standStill(at, async () => {
      this.#truth.says.change(change, this.#minute);
      await this.#publish();
      if (typeof meanwhile === "object") return this.#act(meanwhile);
      if (meanwhile === "poll") await this.#pass(LEASE);
      // The process has not stored yet that the vendor wants rest.
      const { until } = this.#rest;
      this.#rest.until = -Infinity;
      const isTaken = await this.#pollBeside();
      if (!isTaken) this.#rest.until = until;
      if (isTaken && meanwhile === "poll at once") throw new Violation(ONE, "two processes poll");
      if (isTaken) most = line.requests;
    });
    await this.#pollNow(line);
    if (line.requests > most) throw new Violation(ONE, "a poll goes on that lost its source");
    // The process that lost the source stores nothing.
    if (most < Infinity) this.#rest.until = -Infinity;
    await this.#look(NOTHING);
  }

  async #pollNow(line: VendorLine): Promise<void> {
    await this.#setVendorClock();
    const input = { source: SOURCE, hint: false };
    await this.#at(() => pollNow(this.#server, (deps) => line.of(deps), input));
  }

  /** Another process wants to poll. Whether it did. */
  async #pollBeside(): Promise<boolean> {
    await passRequests(this.#db);
    const before = await this.#state();
    const line = this.#line();
    await this.#pollNow(line);
    if (line.requests > 0) await this.#checkWhole(line, before, !(await isPollDue(this.#db, this.#minute)));
    return line.requests > 0;
  }

  async #pollOnBudget(left: number): Promise<void> {
    await passRequests(this.#db);
    const setUsed = (used: number) => this.#db.execute(sql`update sources set used = ${used}`);
    await setUsed(BUDGET - left);
    await this.#poll({ minutes: 0, hint: true, fault: null });
    // The next day begins, for which polls wait that no budget is left for.
    await setUsed(0);
    await passRequests(this.#db);
  }

  async #state(): Promise<PollState> {
    const [row] = await rowsOf(
      this.#db,
      sql`select coalesce(lease_until > now(), false) as leased, day::text, used from sources where name = ${SOURCE}`,
      stateRow,
    );
    return row!;
  }

  async #stored(): Promise<StoredTruth> {
    const [row] = await rowsOf(
      this.#db,
      sql`select extract(epoch from starts_at)::float as start from source_matches
        where source = ${SOURCE} and external_id = ${this.#ids!.whole}`,
      z.object({ start: z.number() }),
    );
    return {
      match: (await findMatch(this.#db, this.#id))!,
      followed: (row!.start * 1000 - START) / MINUTE,
      questions: await questionsOf(this.#server, this.#id),
    };
  }

  async #look(told: ToldWords): Promise<void> {
    this.#truth.check(await this.#stored(), told);
  }

  /** The vendor is well, the source is on, and its jobs alone poll it: as things are, and with the start near. */
  async checkQuiet(): Promise<void> {
    await currentBrowser.run(null, async () => {
      await this.#sandbox.faultsOff();
      if (!this.#isOn) await this.#act({ what: "switch", on: true });
      await this.#pollQuietly();
      this.#truth.says.change({ what: "call on", to: NEAR + QUIET_POLLS * QUIET_MINUTES }, this.#minute);
      this.#truth.says.change({ what: "move", to: NEAR + QUIET_POLLS * QUIET_MINUTES }, this.#minute);
      await this.#publish();
      await this.#pollQuietly();
    });
  }

  async #pollQuietly(): Promise<void> {
    for (let poll = 0; poll < QUIET_POLLS; poll++)
      await this.#poll({ minutes: QUIET_MINUTES, hint: false, fault: null });
    this.#truth.checkAgreed(await this.#stored(), this.#minute);
  }
}
