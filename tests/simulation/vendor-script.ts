import type { Generator } from "@teamwright/engine/random";
import { workFaultOf } from "./bell-script.ts";
import type { WorkFault } from "./bell-script.ts";
import { pick } from "./mixtures.ts";

const vendorFaults = ["error_500", "drop_before", "invalid_reply", "wrong_shape", "rate_limited"] as const;
const operations = ["list_fixtures", "read_squad", "read_lineup", "read_score"] as const;
export const badBodies = ["nothing", "null", "list", "page", "empty"] as const;

/** Staff, the vendor, and polls of it. `minutes` pass before a poll. */
export type VendorAction =
  | { readonly what: "change line-up"; readonly out: number }
  | { readonly what: "postpone"; readonly minutes: number }
  | { readonly what: "swap sides" }
  | { readonly what: "lift" }
  | { readonly what: "forget replies" }
  | { readonly what: "by hand"; readonly value: number | "start" }
  | { readonly what: "switch"; readonly on: boolean }
  | {
      readonly what: "fault";
      readonly kind: (typeof vendorFaults)[number];
      readonly operation: (typeof operations)[number];
    }
  | { readonly what: "poll"; readonly minutes: number; readonly fault: WorkFault | null }
  | { readonly what: "bad replies"; readonly minutes: number; readonly body: (typeof badBodies)[number] }
  | { readonly what: "two polls"; readonly minutes: number; readonly at: number };

const actions = [
  ...Array.from({ length: 8 }, () => "poll" as const),
  ...Array.from({ length: 4 }, () => "two polls" as const),
  ...Array.from({ length: 4 }, () => "bad replies" as const),
  ...Array.from({ length: 4 }, () => "change line-up" as const),
  "postpone",
  "postpone",
  "swap sides",
  "fault",
  "fault",
  "by hand",
  "lift",
  "switch",
  "forget replies",
  "forget replies",
] as const;

export function vendorActionOf(random: Generator): VendorAction {
  const what = pick(random, actions);
  const minutes = 1 + random.below(12);
  switch (what) {
    case "poll":
      return { what, minutes, fault: workFaultOf(random, 60) };
    case "two polls":
      return { what, minutes, at: random.below(4) };
    case "bad replies":
      return { what, minutes, body: pick(random, badBodies) };
    case "change line-up":
      return { what, out: random.below(11) };
    case "postpone":
      return { what, minutes: pick(random, [5, 30, 90] as const) };
    case "fault":
      return { what, kind: pick(random, vendorFaults), operation: pick(random, operations) };
    case "by hand":
      return { what, value: random.below(2) === 0 ? "start" : random.below(11) };
    case "switch":
      return { what, on: random.below(3) > 0 };
    case "swap sides":
    case "lift":
    case "forget replies":
      return { what };
  }
}
