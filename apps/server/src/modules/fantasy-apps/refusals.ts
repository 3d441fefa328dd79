import type { ErrorCode } from "@teamwright/domain";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { FantasyAppDifferences } from "#providers/apps.ts";
import type { ProviderFailure, ProviderFailureCode } from "#providers/port.ts";

/** The code of a failure for the browser. Reasons that require the same action share one. */
const codes: Readonly<Record<ProviderFailureCode, ErrorCode>> = {
  unreachable: "app_unknown_outcome",
  timed_out: "app_unknown_outcome",
  invalid_reply: "app_unknown_outcome",
  app_fault: "app_unknown_outcome",
  not_connected: "app_unavailable",
  app_closed: "app_unavailable",
  paused: "app_busy",
  busy: "app_busy",
  too_many_requests: "app_busy",
  session_expired: "app_session_expired",
  match_not_found: "app_match_not_found",
  match_locked: "app_match_locked",
  team_not_found: "app_team_not_found",
  duplicate_team: "app_duplicate_team",
  limit_reached: "app_limit_reached",
  invalid_team: "app_invalid_team",
  invalid_code: "app_invalid_code",
  code_expired: "app_invalid_code",
  refused: "app_refused",
};

/** The refusal of a failed call to the app. */
export function refusalOf({ code, retryAfter }: ProviderFailure, app: FantasyAppDifferences): RefusedAnswer {
  if (code === "session_expired") return sessionExpired(app);
  const refusal = codes[code];
  const wait = retryAfter ?? (refusal === "app_busy" ? 1 : undefined);
  return refused(refusal, wait === undefined ? {} : { retryAfter: wait });
}

export const sessionExpired = (app: FantasyAppDifferences): RefusedAnswer =>
  refused("app_session_expired", { message: "replies.appSessionExpired", values: { app: app.name } });
