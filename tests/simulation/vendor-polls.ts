import { sql } from "drizzle-orm";
import { MINUTE } from "@teamwright/domain/durations";
import { z } from "zod";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import type { Deps } from "../../apps/server/src/http/deps.ts";
import { findMatch } from "../../apps/server/src/modules/matches/public.ts";
import type { KeptMatch } from "../../apps/server/src/modules/matches/public.ts";
import { pollSource } from "../../apps/server/src/modules/sources/poll-source.ts";
import { sourceNamed } from "../../apps/server/src/modules/sources/settings.ts";
import { switchSource } from "../../apps/server/src/modules/sources/source-state.repository.ts";
import { START, VENDOR_KEY, vendorMatch } from "../../apps/server/src/modules/sources/testing/vendor.ts";
import { makeActor } from "../../apps/server/src/testing/actors.ts";
import type { Actor } from "../../apps/server/src/testing/actors.ts";
import { startTestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import type { TestSandbox } from "../../apps/server/src/testing/sandbox.ts";
import { createVisitor } from "../../apps/server/src/testing/visitor.ts";
import { currentBrowser } from "./browser.ts";
import { Violation } from "./model.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import { changedReplies } from "./vendor-replies.ts";
import type { VendorAction } from "./vendor-script.ts";
import { VendorTruth } from "./vendor-truth.ts";
import { runFaulty } from "./waiting-jobs.ts";

const SOURCE = "entitysport-cricket";
const PATH = "/vendors/entitysport/cricket/v2";
/** The vendor is looked at from so many minutes before the start on. */
const FIRST = -100;
const QUIET_POLLS = 5;
/** Longer than any interval of what is asked for before the start, and than any rest of a source that failed. */
const QUIET_MINUTES = 16;

/** One for all scripts. */
let sandbox: Promise<TestSandbox> | undefined;

/** The setting of the source, for every process of a server. */
export async function vendorEnv(): Promise<Readonly<Record<string, string>>> {
  const { url } = await (sandbox ??= startTestSandbox());
  return {
    SOURCES: JSON.stringify({ [SOURCE]: { key: VENDOR_KEY, baseUrl: url + PATH, dailyBudget: 100_000 } }),
  };
}

/** A match of a vendor of the sandbox, polls of it, and staff who correct it by hand. */
export class VendorPolls {
  readonly #server: SimulatedServer;
  readonly #sandbox: TestSandbox;
  readonly #admin: Actor;
  #id = "";
  readonly #truth = new VendorTruth();
  #minute = FIRST;
  #isOn = true;

  private constructor(server: SimulatedServer, vendor: TestSandbox, admin: Actor) {
    this.#server = server;
    this.#sandbox = vendor;
    this.#admin = admin;
  }

  static async open(server: SimulatedServer): Promise<VendorPolls> {
    const vendor = await (sandbox ??= startTestSandbox());
    await vendor.faultsOff();
    await vendor.forgetVendorMatches();
    await vendor.vendorMatches([vendorMatch("whole"), vendorMatch("other")]);
    const polls = new VendorPolls(server, vendor, await makeActor(server.app, "admin"));
    const { deps } = server.app;
    await polls.#poll(deps);
    const [row] = await rowsOf(
      deps.database.db,
      sql`select id from matches where left_name = 'Harbour whole'`,
      z.object({ id: z.string() }),
    );
    polls.#id = row!.id;
    return polls;
  }

  async perform(action: VendorAction): Promise<void> {
    await currentBrowser.run(null, () => this.#perform(action));
  }

  async #perform(action: VendorAction): Promise<void> {
    const { deps } = this.#server.app;
    switch (action.what) {
      case "change line-up":
      case "postpone":
      case "swap sides":
        this.#truth.change(action, this.#minute);
        return this.#sandbox.vendorMatches([
          vendorMatch("whole", { lineup_minutes: 90, events: this.#truth.events }),
        ]);
      case "fault":
        return this.#sandbox.fault({
          kind: action.kind,
          app: "entitysport",
          operation: action.operation,
          times: 1,
          retry_after: 30,
        });
      case "switch":
        this.#isOn = action.on;
        return switchSource(deps.database.db, SOURCE, action.on);
      case "by hand":
      case "lift":
        return this.#correct(action);
      case "forget replies":
        // As after a time in which nothing was asked for.
        return void (await deps.database.db.execute(
          sql`update source_requests set at = at - interval '1 day', etag = null, hash = null`,
        ));
      case "poll": {
        this.#minute += action.minutes;
        const { fault } = action;
        if (fault === null) await this.#poll(deps);
        else await runFaulty(this.#server, fault, (app) => this.#poll(app.deps));
        return this.#look();
      }
      case "bad replies": {
        this.#minute += action.minutes;
        const before = await this.#stored();
        await this.#poll(changedReplies(deps, action.body));
        const after = await this.#stored();
        if (JSON.stringify(before.stored) !== JSON.stringify(after.stored))
          throw new Violation("nonsense of a vendor changes nothing", action.body);
        return this.#look();
      }
      case "two polls":
        return this.#pollTwice(action);
    }
  }

  /** The first poll stands still at a reply for so long that another one takes the source over, and the vendor goes on. */
  async #pollTwice({ minutes, at }: Extract<VendorAction, { what: "two polls" }>): Promise<void> {
    const { deps } = this.#server.app;
    let count = 0;
    const get: Deps["sourceClient"]["get"] = async (...request) => {
      const reply = await deps.sourceClient.get(...request);
      if (count++ !== at) return reply;
      this.#truth.change({ what: "change line-up", out: count + this.#truth.events.length }, this.#minute);
      this.#truth.change({ what: "postpone", minutes: 5 }, this.#minute);
      await this.#sandbox.vendorMatches([
        vendorMatch("whole", { lineup_minutes: 90, events: this.#truth.events }),
      ]);
      this.#minute += minutes;
      await deps.database.db.execute(sql`update source_requests set at = at - interval '1 day'`);
      await this.#poll(deps);
      await this.#look();
      return reply;
    };
    await this.#poll({ ...deps, sourceClient: { ...deps.sourceClient, get } });
    await this.#look();
  }

  /** The minute of a killed poll is over: its lease has ended. */
  async #poll(deps: Deps): Promise<void> {
    const clock = () => new Date(START + this.#minute * MINUTE);
    await this.#sandbox.clock({ freeze_at: clock().toISOString() });
    await this.#server.app.deps.database.db.execute(
      sql`update sources set lease_until = now() - interval '1 second'`,
    );
    await pollSource(deps, sourceNamed(SOURCE)!, clock);
  }

  async #correct(action: Extract<VendorAction, { what: "by hand" | "lift" }>): Promise<void> {
    const { shown } = await this.#stored();
    const staff = createVisitor(this.#server.app.app);
    for (const [name, value] of this.#admin.cookies) staff.cookies.set(name, value);
    const params = { id: this.#id };
    const changes = this.#truth.correct(action, shown);
    const reply =
      action.what === "lift"
        ? await staff.call.matches.lift({ params, body: { changes: [...changes] } })
        : await staff.call.matches.override({ params, body: { changes: [...changes] } });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await this.#look();
  }

  async #stored(): Promise<KeptMatch> {
    return (await findMatch(this.#server.app.deps.database.db, this.#id))!;
  }

  async #look(): Promise<void> {
    this.#truth.check(await this.#stored());
  }

  /** The vendor is well, the source is on, and polls follow each other. */
  async checkQuiet(): Promise<void> {
    await currentBrowser.run(null, async () => {
      await this.#sandbox.faultsOff();
      if (!this.#isOn) await switchSource(this.#server.app.deps.database.db, SOURCE, true);
      for (let poll = 0; poll < QUIET_POLLS; poll++) {
        this.#minute += QUIET_MINUTES;
        await this.#poll(this.#server.app.deps);
        await this.#look();
      }
      this.#truth.checkAgreed(await this.#stored(), this.#minute);
    });
  }
}
