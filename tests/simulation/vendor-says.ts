import { DAY, MINUTE } from "@teamwright/domain/durations";
import { givenNames, vendorMatch } from "../../apps/server/src/modules/sources/testing/vendor.ts";
import type { VendorChange } from "./vendor-script.ts";

/**
 * Noon of yesterday (UTC): at every hour of the real clock it is as far from the next day, with which requests are counted
 * anew, so that a seed does not depend on the hour.
 */
export const START = Math.floor(Date.now() / DAY) * DAY - DAY / 2;
export const STARTERS = 11;
/** Line-ups are published so long before the start. Minutes. */
export const OUT = 90;
/** So long after its start nothing of a match changes. Minutes. */
const PLAYED = 150;
const MAX_NEWCOMERS = 12;

interface VendorPlayer {
  readonly name: string;
  /** In the vendor's words; a wizard's role is known to nobody. */
  readonly role: string;
  readonly rating: number;
}

/** What the vendor says of the match at a moment. The left side changes. */
export interface VendorWord {
  /** Minutes after START. */
  readonly start: number;
  readonly off: "postponed" | "cancelled" | null;
  readonly squad: readonly VendorPlayer[];
  readonly lineUp: readonly string[];
  readonly isSwapped: boolean;
}

export const isWizard = (name: string): boolean => name.startsWith("Wizard");

const { left } = vendorMatch("whole");
const firstSquad = left.players as readonly VendorPlayer[];
export const firstWord: VendorWord = {
  start: 0,
  off: null,
  squad: firstSquad,
  lineUp: givenNames.slice(0, STARTERS).map((name) => `${name} Nair`),
  isSwapped: false,
};

/** The match for the sandbox: the first eleven of a squad start. */
export function matchOf({ start, off, squad, lineUp, isSwapped }: VendorWord): object {
  const at = -20_000;
  const players = [
    ...lineUp.map((name) => squad.find((player) => player.name === name)!),
    ...squad.filter(({ name }) => !lineUp.includes(name)),
  ];
  return vendorMatch("whole", {
    start_time: new Date(START + start * MINUTE).toISOString(),
    lineup_minutes: OUT,
    left: { ...left, players },
    events: [
      ...(off === "postponed" ? [{ kind: "postpone", at, minutes: null }] : []),
      ...(off === "cancelled" ? [{ kind: "cancel", at }] : []),
      ...(isSwapped ? [{ kind: "swap_sides", at }] : []),
    ],
  });
}

/** Whether the vendor tells line-ups at the minute. */
export const tellsLineUps = ({ start, off }: VendorWord, minute: number): boolean =>
  off === null && minute >= start - OUT;

/** Everything that a vendor has said, in order. */
export class VendorSays {
  readonly words: VendorWord[] = [firstWord];
  #newcomers = 0;
  /** Players who left, with the one who took their place in the line-up. */
  #left: readonly { readonly player: VendorPlayer; readonly place: string | null }[] = [];

  get last(): VendorWord {
    return this.words.at(-1)!;
  }

  /** A change that is not possible now is left out. */
  change(change: VendorChange, minute: number): void {
    if (minute > this.last.start + PLAYED) return;
    this.words.push({ ...this.last, ...this.#changed(change, minute) });
  }

  #changed(change: VendorChange, minute: number): Partial<VendorWord> {
    const { lineUp, off } = this.last;
    switch (change.what) {
      case "move":
        return off === null ? { start: minute + change.to } : {};
      case "call off":
        return off === null ? { off: change.how } : {};
      case "call on":
        return off === null ? {} : { off: null, start: minute + change.to };
      case "swap sides":
        return { isSwapped: true };
      case "change line-up": {
        const bench = this.#bench();
        const joins = bench[change.joins % bench.length];
        return joins === undefined ? {} : { lineUp: lineUp.with(change.out, joins) };
      }
      case "join":
        return this.#join(change.known, change.plays);
      case "leave":
        return this.#leave(change.out);
      case "return":
        return this.#return();
    }
  }

  /** Those who may take a place in the line-up. */
  #bench(): readonly string[] {
    const { squad, lineUp } = this.last;
    return squad.flatMap(({ name }) => (lineUp.includes(name) || isWizard(name) ? [] : [name]));
  }

  #join(known: boolean, plays: boolean): Partial<VendorWord> {
    const { squad, lineUp } = this.last;
    if (this.#newcomers >= MAX_NEWCOMERS) return {};
    const number = ++this.#newcomers;
    const name = `${known ? "Newcomer" : "Wizard"} ${number} Nair`;
    const player = { name, role: known ? "bat" : `Wizard ${number}`, rating: 8 };
    return { squad: [...squad, player], ...(known && plays ? { lineUp: lineUp.with(0, name) } : {}) };
  }

  #leave(out: number): Partial<VendorWord> {
    const { squad, lineUp } = this.last;
    const player = squad[out % squad.length]!;
    const [place = null] = this.#bench().filter((name) => name !== player.name);
    if (lineUp.includes(player.name) && place === null) return {};
    const isIn = lineUp.includes(player.name);
    this.#left = [...this.#left, { player, place: isIn ? place : null }];
    return {
      squad: squad.filter((one) => one !== player),
      lineUp: lineUp.map((name) => (name === player.name ? place! : name)),
    };
  }

  /** Who left last comes back, also to the place in the line-up. */
  #return(): Partial<VendorWord> {
    const { squad, lineUp } = this.last;
    const back = this.#left.at(-1);
    if (back === undefined) return {};
    this.#left = this.#left.slice(0, -1);
    const { player, place } = back;
    return {
      squad: [...squad, player],
      lineUp: lineUp.map((name) => (name === place ? player.name : name)),
    };
  }
}
