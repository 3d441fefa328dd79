import type { Generator } from "@teamwright/engine/random";
import { workFaultOf } from "./bell-script.ts";
import type { WorkFault } from "./bell-script.ts";
import { pick } from "./mixtures.ts";

const vendorFaults = ["error_500", "drop_before", "invalid_reply", "wrong_shape", "rate_limited"] as const;
const operations = ["list_fixtures", "read_squad", "read_lineup", "read_score"] as const;
/** Bodies that are nonsense, a body that lacks its end, one whose connection ends too early, none at all, and those of another match. */
export const oddReplies = [
  "nothing",
  "null",
  "list",
  "page",
  "empty",
  "half",
  "cut",
  "hang",
  "other match",
  "other match",
] as const;
/** Parts whose reply a poll waits for while something else happens. */
export const waitedParts = ["fixtures", "squad", "lineup"] as const;
export type WaitedPart = (typeof waitedParts)[number];

/** What the vendor says differently from now on. Numbers name players; `to` is so many minutes from now. */
export type VendorChange =
  | { readonly what: "change line-up"; readonly out: number; readonly joins: number }
  | { readonly what: "leave"; readonly out: number }
  | { readonly what: "return" | "swap sides" }
  | { readonly what: "join"; readonly known: boolean; readonly plays: boolean }
  | { readonly what: "move" | "call on"; readonly to: number }
  | { readonly what: "call off"; readonly how: "postponed" | "cancelled" };

export type StaffAction =
  | { readonly what: "lift" }
  | { readonly what: "by hand"; readonly value: number | "start" }
  | { readonly what: "answer"; readonly how: "role" | "ignore" }
  | { readonly what: "switch"; readonly on: boolean };

/** Staff, the vendor, and polls of it. `minutes` pass before a poll. */
export type VendorAction =
  | VendorChange
  | StaffAction
  | { readonly what: "forget replies" }
  | { readonly what: "use up"; readonly left: number }
  | {
      readonly what: "fault";
      readonly kind: (typeof vendorFaults)[number];
      readonly operation: (typeof operations)[number];
      readonly seconds: number;
      readonly times: number;
    }
  | {
      readonly what: "poll";
      readonly minutes: number;
      readonly hint: boolean;
      readonly fault: WorkFault | null;
    }
  | { readonly what: "odd replies"; readonly minutes: number; readonly reply: (typeof oddReplies)[number] }
  | {
      readonly what: "late poll";
      readonly minutes: number;
      readonly at: WaitedPart;
      readonly change: VendorChange;
      readonly meanwhile: "poll" | "poll at once" | StaffAction;
    };

const changes = [
  ...Array.from({ length: 4 }, () => "change line-up" as const),
  "leave",
  "leave",
  "return",
  "return",
  "join",
  "join",
  "move",
  "move",
  "call off",
  "call on",
  "swap sides",
] as const;
const staffActions = ["by hand", "lift", "answer", "switch"] as const;
const actions = [
  ...Array.from({ length: 9 }, () => "poll" as const),
  ...Array.from({ length: 5 }, () => "late poll" as const),
  ...Array.from({ length: 4 }, () => "odd replies" as const),
  ...Array.from({ length: 9 }, () => "change" as const),
  ...Array.from({ length: 4 }, () => "staff" as const),
  "fault",
  "fault",
  "forget replies",
  "use up",
] as const;

function changeOf(random: Generator, what: (typeof changes)[number] = pick(random, changes)): VendorChange {
  switch (what) {
    case "change line-up":
      return { what, out: random.below(11), joins: random.below(4) };
    case "leave":
      return { what, out: random.below(13) };
    case "join":
      return { what, known: random.below(2) === 0, plays: random.below(2) === 0 };
    case "move":
    case "call on":
      return { what, to: pick(random, [12, 30, 50, 80, 100] as const) };
    case "call off":
      return { what, how: pick(random, ["postponed", "cancelled"] as const) };
    case "return":
    case "swap sides":
      return { what };
  }
}

function staffActionOf(random: Generator): StaffAction {
  const what = pick(random, staffActions);
  if (what === "by hand") return { what, value: random.below(2) === 0 ? "start" : random.below(11) };
  if (what === "answer") return { what, how: pick(random, ["role", "role", "ignore"] as const) };
  return what === "switch" ? { what, on: random.below(3) > 0 } : { what };
}

/** What the part tells changes. */
const changesOfPart = { fixtures: "move", squad: "leave", lineup: "change line-up" } as const;

export function vendorActionOf(random: Generator): VendorAction {
  const what = pick(random, actions);
  const minutes = random.below(12);
  switch (what) {
    case "poll":
      return { what, minutes, hint: random.below(4) === 0, fault: workFaultOf(random, 60) };
    case "late poll": {
      const at = pick(random, waitedParts);
      const meanwhile = pick(random, ["poll", "poll", "poll at once", "staff"] as const);
      const change = changeOf(random, changesOfPart[at]);
      return {
        what,
        minutes,
        at,
        change,
        meanwhile: meanwhile === "staff" ? staffActionOf(random) : meanwhile,
      };
    }
    case "odd replies":
      return { what, minutes, reply: pick(random, oddReplies) };
    case "change":
      return changeOf(random);
    case "staff":
      return staffActionOf(random);
    case "fault": {
      const [kind, operation] = [pick(random, vendorFaults), pick(random, operations)];
      return { what, kind, operation, seconds: pick(random, [30, 600] as const), times: 1 + random.below(3) };
    }
    case "use up":
      return { what, left: random.below(4) };
    case "forget replies":
      return { what };
  }
}
