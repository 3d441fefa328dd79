import { MINUTE } from "@teamwright/domain/durations";
import type { KeptMatch, StoredMatch } from "../../apps/server/src/modules/matches/public.ts";
import { givenNames, START } from "../../apps/server/src/modules/sources/testing/vendor.ts";
import { Violation } from "./model.ts";
import type { VendorAction } from "./vendor-script.ts";

const STARTERS = 11;
/** So long before the start line-ups are asked for often. Minutes. */
const ASKED = 45;
const BACK = "an older state of a vendor does not come back";

type Change = Extract<VendorAction, { what: "change line-up" | "postpone" | "swap sides" }>;
interface Correction {
  readonly player_index: number | null;
  readonly field: string;
  readonly value: string | boolean;
}

/** What a vendor said of a match in the course of time, and what staff fixed. The left side's line-up changes. */
export class VendorTruth {
  events: object[] = [];
  /** Starts in order; each is later than the one before. */
  readonly #starts = [START];
  /** Line-ups in order, as sorted names. */
  #lineUp: readonly string[] | null = null;
  readonly #lineUps: string[] = [];
  /** What the server has shown last, as an index of these. */
  #lineUpSeen = -1;
  #startSeen = 0;
  #wasOut = false;
  #corrections: readonly Correction[] = [];

  change(change: Change, at: number): void {
    if (change.what === "postpone") {
      this.events = [...this.events, { kind: "postpone", at, minutes: change.minutes }];
      this.#starts.push(this.#starts.at(-1)! + change.minutes * MINUTE);
    } else if (change.what === "swap sides") this.events = [...this.events, { kind: "swap_sides", at }];
    else this.#replace(change.out, at);
  }

  /** One of the eleven goes, and one of the bench who never played comes; with an empty bench nothing changes. */
  #replace(out: number, at: number): void {
    const { lineUp, bench } = this.#squad();
    const [leaves, joins] = [lineUp[out % STARTERS]!, bench[0]];
    if (joins === undefined) return;
    this.events = [...this.events, { kind: "change_lineup", at, side: "left", out: leaves, in: joins }];
    this.#lineUp = lineUp.with(lineUp.indexOf(leaves), joins);
    this.#benched = [...this.#benched, leaves];
    this.#lineUps.push(textOf(this.#lineUp));
  }
  #benched: readonly string[] = [];

  #squad(): { readonly lineUp: readonly string[]; readonly bench: readonly string[] } {
    const first = this.#lineUp ?? names.slice(0, STARTERS);
    if (this.#lineUps.length === 0) this.#lineUps.push(textOf(first));
    return {
      lineUp: first,
      bench: names.filter((name) => !first.includes(name) && !this.#benched.includes(name)),
    };
  }

  /** Staff fix the start or whether a player plays, or give up all that they fixed. */
  correct(
    action: Extract<VendorAction, { what: "by hand" | "lift" }>,
    shown: StoredMatch,
  ): readonly Correction[] {
    if (action.what === "lift") {
      const before = this.#corrections;
      this.#corrections = [];
      return before.length > 0 ? before : [{ player_index: null, field: "match_time", value: "" }];
    }
    const correction: Correction =
      action.value === "start"
        ? { player_index: null, field: "match_time", value: new Date(START + 600 * MINUTE).toISOString() }
        : { player_index: shown.players[action.value]!.index, field: "playing", value: false };
    this.#corrections = [
      ...this.#corrections.filter(
        ({ player_index: index, field }) => index !== correction.player_index || field !== correction.field,
      ),
      correction,
    ];
    return [correction];
  }

  /** Holds at any time: only what the vendor said, nothing older than before, and what staff fixed over it. */
  check({ stored, shown }: KeptMatch): void {
    const start = this.#starts.lastIndexOf(Date.parse(stored.matchTime));
    if (start < this.#startSeen) throw new Violation(BACK, `the start ${stored.matchTime}`);
    this.#startSeen = start;
    this.#squad();
    const lineUp = textOf(
      stored.players.filter(({ side, playing }) => side === 0 && playing).map(({ name }) => name),
    );
    if (lineUp === "") {
      if (this.#lineUpSeen >= 0)
        throw new Violation("a line-up that was announced is not lost", "nobody plays");
    } else {
      const at = this.#lineUps.lastIndexOf(lineUp);
      if (at < Math.max(0, this.#lineUpSeen)) throw new Violation(BACK, `the line-up ${lineUp}`);
      this.#lineUpSeen = at;
    }
    if (this.#wasOut && !stored.lineupsOut)
      throw new Violation("a line-up that was announced is not lost", "the line-ups are not out");
    this.#wasOut = stored.lineupsOut;
    for (const { player_index: index, field, value } of this.#corrections) {
      const now =
        field === "match_time" ? shown.matchTime : shown.players.find((one) => one.index === index)?.playing;
      if (now !== value) throw new Violation("what staff fixed stays", `${field} is ${String(now)}`);
    }
  }

  /** Holds after polls of a vendor that is well. Line-ups are asked for until the end of the match only. */
  checkAgreed({ stored }: KeptMatch, minute: number): void {
    const start = this.#starts.at(-1)!;
    if (Date.parse(stored.matchTime) !== start)
      throw new Violation("a match agrees with its vendor after quiet", `the start is ${stored.matchTime}`);
    const now = START + minute * MINUTE;
    const isAsked = now >= start - ASKED * MINUTE && now < start;
    if (isAsked && this.#lineUpSeen !== this.#lineUps.length - 1)
      throw new Violation("a match agrees with its vendor after quiet", "the line-up is an older one");
  }
}

const names = givenNames.map((name) => `${name} Nair`);

const textOf = (lineUp: readonly string[]): string => lineUp.toSorted((a, b) => a.localeCompare(b)).join();
