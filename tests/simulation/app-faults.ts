import type { Generator } from "@teamwright/engine/random";
import { pick } from "./mixtures.ts";

const appFaults = [
  "error_500",
  "drop_before",
  "drop_after",
  "session_expired",
  "invalid_reply",
  "wrong_shape",
] as const;
const sendingOperations = ["add_team", "add_team", "edit_team", "list_teams"] as const;
/** Every fault of the sandbox's apps, and operations before a transfer too. */
const everyAppFault = [...appFaults, "slow", "rate_limited", "match_locked", "endless_body"] as const;
const everyOperation = [
  ...sendingOperations,
  "list_teams",
  "list_players",
  "request_code",
  "create_session",
] as const;

/** A fault of the fantasy app: of one call after so many others. */
export interface AppFault {
  readonly kind: (typeof everyAppFault)[number];
  readonly operation: (typeof everyOperation)[number];
  readonly after: number;
  readonly times: 1;
  readonly milliseconds?: number;
  readonly retry_after?: number;
}

/** How late a slow app replies. Milliseconds. */
const SLOW = 200;

/** `every`: of all kinds, and of calls before a transfer too. */
export const appFaultOf = (random: Generator, { every }: { readonly every: boolean }): AppFault => ({
  kind: pick(random, every ? everyAppFault : appFaults),
  operation: pick(random, every ? everyOperation : sendingOperations),
  after: random.below(3),
  times: 1,
  // Waits of a device take no real time, and those of the server's connection to the app do.
  ...(every ? { milliseconds: SLOW, retry_after: 0 } : {}),
});
