import type { CallFailure } from "./run-transfer.ts";

/** Codes of the product's replies, by their meaning for a transfer. */
const kinds: Readonly<Record<Exclude<CallFailure["kind"], "unknown">, readonly string[]>> = {
  refused: [
    "app_duplicate_team",
    "app_invalid_team",
    "app_team_not_found",
    "app_limit_reached",
    "app_refused",
    "invalid_input",
  ],
  wait: ["app_busy", "too_many_requests"],
  over: [
    "app_session_expired",
    "app_unavailable",
    "app_match_locked",
    "app_match_not_found",
    "match_not_mapped",
    "not_logged_in",
    "session_expired",
    "not_allowed",
    "no_plan",
    "password_change_required",
  ],
};

/** The meaning of a failed call for a transfer. A code that is not listed leaves the outcome unknown. */
export const failureKindOf = (code: string): CallFailure["kind"] =>
  (["refused", "wait", "over"] as const).find((kind) => kinds[kind].includes(code)) ?? "unknown";
