import type { Generator } from "@teamwright/engine/random";
import type { ServiceReply } from "../../apps/server/src/modules/notices/testing/push-service.ts";
import { pick } from "./mixtures.ts";

/** What befalls the process that works, after so many queries. */
export interface WorkFault {
  readonly kind: "killed" | "full";
  readonly queries: number;
}

interface Work {
  readonly what: "detect" | "sweep" | "fan out" | "send";
  readonly fault: WorkFault | null;
}

/** What happens around the notices of a match. Numbers name players, browsers and kinds. */
export type BellAction =
  | { readonly what: "line-ups"; readonly out: number }
  | { readonly what: "move"; readonly minutes: number }
  | { readonly what: "move by hand"; readonly minutes: number }
  | { readonly what: "wait" | "finish" | "unsubscribe" | "sign out" | "sign in" }
  | {
      readonly what: "watch";
      readonly stored: boolean;
      readonly untransferred: boolean;
      readonly players: readonly number[];
    }
  | { readonly what: "settings"; readonly off: number; readonly quiet: boolean }
  | { readonly what: "subscribe"; readonly browser: number }
  | { readonly what: "push fault"; readonly browser: number; readonly replies: readonly ServiceReply[] }
  | Work;

/** Players who may be out: four of the left side, and the last one of the right side. */
export const WATCHABLE = 5;
export const BROWSERS = 4;

const actions = [
  ...Array.from({ length: 4 }, () => "watch" as const),
  ...Array.from({ length: 4 }, () => "line-ups" as const),
  ...Array.from({ length: 3 }, () => "move" as const),
  "move by hand",
  "move by hand",
  "wait",
  "wait",
  "finish",
  "settings",
  "settings",
  ...Array.from({ length: 4 }, () => "subscribe" as const),
  "unsubscribe",
  "sign out",
  "sign in",
  "sign in",
  ...Array.from({ length: 4 }, () => "push fault" as const),
  ...Array.from({ length: 5 }, () => "detect" as const),
  "sweep",
  "sweep",
  ...Array.from({ length: 6 }, () => "fan out" as const),
  ...Array.from({ length: 6 }, () => "send" as const),
] as const;

/** Of the start from now: far away, soon, so soon that people are told, and past. */
const MINUTES = [3 * 24 * 60, 3 * 24 * 60, 200, 40, 12, 10, -5] as const;

const pushReplies: readonly ServiceReply[] = [
  { status: 410 },
  { status: 404 },
  { status: 429, retryAfter: 3 },
  { status: 429 },
  { status: 500 },
  { dropped: "before" },
  { dropped: "after" },
];

export const workFaultOf = (random: Generator, queries = 10): WorkFault | null =>
  random.below(3) === 0 ? { kind: pick(random, ["killed", "full"]), queries: random.below(queries) } : null;

export function bellActionOf(random: Generator): BellAction {
  const what = pick(random, actions);
  switch (what) {
    case "line-ups":
      return { what, out: random.below(WATCHABLE - 1) };
    case "move":
    case "move by hand":
      return { what, minutes: pick(random, MINUTES) };
    case "watch": {
      const players = Array.from({ length: WATCHABLE }, (_, at) => at).filter(() => random.below(2) === 0);
      return { what, stored: random.below(3) > 0, untransferred: random.below(3) > 0, players };
    }
    case "settings":
      return { what, off: random.below(8), quiet: random.below(4) === 0 };
    case "subscribe":
      return { what, browser: random.below(BROWSERS) };
    case "push fault": {
      const replies = Array.from({ length: 1 + random.below(2) }, () => pick(random, pushReplies));
      return { what, browser: random.below(BROWSERS), replies };
    }
    case "detect":
    case "sweep":
    case "fan out":
    case "send":
      return { what, fault: workFaultOf(random) };
    case "wait":
    case "finish":
    case "unsubscribe":
    case "sign out":
    case "sign in":
      return { what };
  }
}
