import type { Generator } from "@teamwright/engine/random";
import { pick } from "./mixtures.ts";

/**
 * What happens to the message with the index `at` of a device in a step. `lost`: it does not arrive.
 * `unanswered`: its reply does not arrive. `doubled`: it arrives twice. `killed`: the server is killed after so many
 * `queries`. `full`: the server's disk is full after so many. `closed`: the tab is closed before the reply. `updated`: a page
 * of a new version takes the place of the page, and the message arrives when that page has sent so many (`late`).
 * `deadline`: the app's deadline passes just before it. `paused`: the person pauses the transfer while it is on its way.
 * `power cut`: the device loses what was not on its disk, and the message arrives or not. What browsers keep in memory is lost
 * since the last write that they brought to the disk, or since its message `late` messages ago.
 */
export interface Fault {
  readonly device: number;
  readonly at: number;
  readonly kind:
    | "lost"
    | "unanswered"
    | "doubled"
    | "killed"
    | "full"
    | "closed"
    | "updated"
    | "deadline"
    | "paused"
    | "power cut";
  readonly queries: number;
  readonly late: number;
}

/** Devices that act in a step, in the order of a number, with faults of their messages. */
export interface StepTraffic {
  readonly devices: readonly number[];
  readonly order: number;
  readonly faults: readonly Fault[];
}

export const faultKinds = ["lost", "unanswered", "doubled", "killed", "closed"] as const;
/** Where the disk of the server's database may be full. */
export const fullFaults = [...faultKinds, "full", "full", "full"] as const;
/** Of a transfer: an update of the page is as frequent as all others together. */
export const transferFaults = [...faultKinds, ...faultKinds.map(() => "updated" as const)] as const;
/** The deadline passes once in a script, and every transfer after it is refused. */
export const startFaults = [...transferFaults, "deadline", "deadline", "deadline", "deadline"] as const;
/** Of transfers in several tabs, which their person pauses too. */
export const tabFaults = [...transferFaults, ...faultKinds.map(() => "paused" as const)] as const;
/** Of devices whose battery dies. */
export const powerFaults = [...faultKinds, ...faultKinds.map(() => "power cut" as const)] as const;

/** Some of the first `count` devices, with faults among the first `messages` messages of each. */
export function trafficOf(
  random: Generator,
  count: number,
  messages: number,
  kinds: readonly Fault["kind"][] = faultKinds,
): StepTraffic {
  const first = random.below(count);
  const second = random.below(count);
  const devices = first !== second && random.below(2) === 0 ? [first, second] : [first];
  const faults = Array.from({ length: random.below(3) }, () => ({
    device: pick(random, devices),
    at: random.below(messages),
    kind: pick(random, kinds),
    queries: random.below(12),
    late: random.below(4),
  }));
  return { devices, order: random.word(), faults };
}
