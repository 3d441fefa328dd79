import { z } from "zod";

/** The operations of the protocol, by their names in faults. */
export const operations = [
  "request_code",
  "create_session",
  "read_session",
  "revoke_session",
  "list_matches",
  "list_players",
  "list_teams",
  "add_team",
  "edit_team",
  "create_link",
  // Of vendors of match data.
  "list_fixtures",
  "read_squad",
  "read_lineup",
  "read_score",
] as const;
export type Operation = (typeof operations)[number];

export const faultKinds = [
  "slow",
  "error_500",
  "rate_limited",
  "drop_before",
  "drop_after",
  "session_expired",
  "match_locked",
  "invalid_reply",
  "wrong_shape",
  "endless_body",
  "quota_used",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const faultLabels: Readonly<Record<FaultKind, string>> = {
  slow: "Slow reply",
  error_500: "Reply 500",
  rate_limited: "Reply 429 with Retry-After",
  drop_before: "Drop the connection before the change",
  drop_after: "Drop the connection after the change",
  session_expired: "End the session",
  match_locked: "Match locked",
  invalid_reply: "Reply that is no JSON",
  wrong_shape: "JSON of another shape",
  endless_body: "Body that never ends",
  quota_used: "Quota of the vendor used up",
};

/** A fault in effect: it skips the first `after` calls, then affects `times` of them. */
export const givenFault = z.strictObject({
  kind: z.enum(faultKinds),
  /** An app or a vendor. Absent: every one. */
  app: z.string().optional(),
  /** Absent: every operation. */
  operation: z.enum(operations).optional(),
  after: z.int().min(0).max(100_000).default(0),
  times: z.int().min(1).max(100_000).default(100_000),
  /** The delay. */
  milliseconds: z.int().min(0).max(600_000).default(5000),
  /** Value of Retry-After. */
  retry_after: z.int().min(0).max(3600).default(2),
});
export type GivenFault = z.infer<typeof givenFault>;

export const fault = givenFault.extend({ id: z.string(), seen: z.int(), hit: z.int() });
export type Fault = z.infer<typeof fault>;

const concerns = (one: Fault, app: string, operation: Operation): boolean =>
  (one.app === undefined || one.app === app) && (one.operation === undefined || one.operation === operation);

/** Counts a call and returns the faults that affect it. */
export function takeFaults(faults: readonly Fault[], app: string, operation: Operation): Fault[] {
  const hits: Fault[] = [];
  for (const one of faults) {
    if (!concerns(one, app, operation) || one.hit >= one.times) continue;
    one.seen += 1;
    if (one.seen <= one.after) continue;
    one.hit += 1;
    hits.push(one);
  }
  return hits;
}
