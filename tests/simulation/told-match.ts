import { sql } from "drizzle-orm";
import { DAY, MINUTE } from "@teamwright/domain/durations";
import { sampleMatch } from "../../apps/server/src/modules/feeds/testing/samples.ts";
import { makeActor } from "../../apps/server/src/testing/actors.ts";
import type { Actor } from "../../apps/server/src/testing/actors.ts";
import { createVisitor } from "../../apps/server/src/testing/visitor.ts";
import type { Visitor } from "../../apps/server/src/testing/visitor.ts";
import { WATCHABLE } from "./bell-script.ts";
import { realNow } from "./browser.ts";
import type { SimulatedServer } from "./simulated-server.ts";

export const TOLD_MATCH = "told";
const FEED = { authorization: "Bearer a push key for tests only" };
/** A notice says so many minutes before the start that it is near. */
const DEADLINE = 15 * MINUTE;
/** Results are of interest for so long. */
const RESULTS = 3 * DAY;
const LAST = 11;

/** The players who may be out. */
export const watchablePlayers: readonly { readonly id: string; readonly name: string }[] = [
  ...Array.from({ length: WATCHABLE - 1 }, (_, at) => ({ id: `h-${at}`, name: `H Player ${at}` })),
  { id: `r-${LAST}`, name: `R Player ${LAST}` },
];

/** Something of which people are told once: its kind, and the start or the player that it is about. */
export interface ToldEvent {
  readonly kind: "lineups" | "deadline" | "results" | "playersOut";
  readonly about: string;
}
export const textOf = ({ kind, about }: ToldEvent): string => `${kind} ${about}`;

/** A match as its feed and its staff last told it, and what follows from that for people. */
export class ToldMatch {
  readonly #server: SimulatedServer;
  readonly #admin: Actor;
  /** Of the feed. */
  #start = 0;
  /** Of the staff; wins. */
  #startByHand: number | null = null;
  #out: number | null = null;
  #isFinished = false;
  /** Its last change is no news any more. */
  #isOld = false;

  private constructor(server: SimulatedServer, admin: Actor) {
    this.#server = server;
    this.#admin = admin;
  }

  static async bring(server: SimulatedServer): Promise<ToldMatch> {
    const match = new ToldMatch(server, await makeActor(server.app, "admin"));
    await match.move(200);
    return match;
  }

  get #shownStart(): number {
    return this.#startByHand ?? this.#start;
  }

  /** Later nobody wants to hear of what happens now. */
  get expires(): number {
    return this.#shownStart + (this.#isFinished ? RESULTS : 0);
  }

  /** The feed moves the start. */
  async move(minutes: number): Promise<void> {
    this.#start = startIn(minutes);
    this.#isFinished = false;
    await this.#push();
  }

  /** An admin sets the start, over what the feed says. */
  async moveByHand(minutes: number): Promise<void> {
    this.#startByHand = startIn(minutes);
    const value = new Date(this.#startByHand).toISOString();
    await this.#byStaff(({ call }) =>
      call.matches.override({
        params: { id: TOLD_MATCH },
        body: { changes: [{ player_index: null, field: "match_time", value }] },
      }),
    );
  }

  /** The line-ups are out, without this player of the left side and the last one of the right side. */
  async announce(out: number): Promise<void> {
    this.#out = out;
    await this.#push();
  }

  /** So long that a change of the match is no news any more. */
  async wait(): Promise<void> {
    this.#isOld = true;
    const { db } = this.#server.app.deps.database;
    await db.execute(sql`update matches set updated_at = updated_at - interval '1 hour'`);
  }

  async finish(): Promise<void> {
    this.#start = startIn(-200);
    this.#startByHand = null;
    await this.#byStaff(({ call }) =>
      call.matches.lift({
        params: { id: TOLD_MATCH },
        body: { changes: [{ player_index: null, field: "match_time" }] },
      }),
    );
    this.#isFinished = true;
    await this.#push();
  }

  /** Whether a sweep looks at everything of it: of an old change it looks for line-ups and results, and on its day for the rest. */
  isSweptAt(now: number, { kind }: ToldEvent): boolean {
    return !this.#isOld || kind === "lineups" || kind === "results" || this.#shownStart - now < DAY;
  }

  /** What people are told at this time of the server's clock. */
  eventsAt(now: number): readonly ToldEvent[] {
    if (this.#isFinished) return [{ kind: "results", about: "" }];
    if (now >= this.#shownStart) return [];
    const out = this.#out === null ? [] : [watchablePlayers[this.#out]!, watchablePlayers.at(-1)!];
    return [
      ...(this.#out === null ? [] : [{ kind: "lineups", about: "" } as const]),
      ...(Math.ceil((this.#shownStart - now) / MINUTE) * MINUTE <= DEADLINE
        ? [{ kind: "deadline", about: String(this.#shownStart) } as const]
        : []),
      ...out.map(({ name }) => ({ kind: "playersOut", about: name }) as const),
    ];
  }

  async #byStaff(change: (staff: Visitor) => Promise<{ readonly ok: boolean }>): Promise<void> {
    const staff = createVisitor(this.#server.app.app);
    for (const [name, value] of this.#admin.cookies) staff.cookies.set(name, value);
    const reply = await change(staff);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }

  async #push(): Promise<void> {
    this.#isOld = false;
    const match = sampleMatch(TOLD_MATCH);
    const sideOf = (side: typeof match.left, out: number) => ({
      ...side,
      players: (side?.players ?? []).map((player, at) => ({
        ...player,
        ...(this.#out === null ? {} : { playing: at !== out }),
        ...(this.#isFinished ? { points: at } : {}),
      })),
    });
    const pushed = {
      ...match,
      match_time: new Date(this.#start).toISOString(),
      status: this.#isFinished ? "finished" : "not_started",
      left: sideOf(match.left, this.#out ?? LAST),
      right: sideOf(match.right, LAST),
    };
    const reply = await this.#server.app
      .visitor()
      .send("POST", "/api/feed/push", { body: { matches: [pushed] }, headers: FEED });
    if (reply.status !== 200) throw new Error(reply.text);
  }
}

/** Feeds and staff have right clocks. Whole seconds, as a feed tells it. */
const startIn = (minutes: number): number => Math.floor(realNow() / 1000) * 1000 + minutes * MINUTE;
