import type { Access, OwnValue } from "@teamwright/contract";
import { refused } from "../http/answer.ts";
import type { Refused } from "../http/answer.ts";
import type { Parsed } from "../http/parse.ts";
import type { Session } from "../records/session-store.ts";

/** The part of an access rule that needs no input: signed in, password changed, powers. Null: allowed so far. */
export function refuseCaller(access: Access, session: Session | null, expired: boolean): Refused | null {
  if (!access.signedIn) return null;
  if (!session) return refused(expired ? "session_expired" : "not_logged_in");
  if (!session.changedPassword && !access.beforePasswordChange) return refused("password_change_required");
  if (access.powers.length === 0 || access.powers.some((power) => session.powers.has(power))) return null;
  return refused(access.powers.includes("plan") ? "no_plan" : "not_allowed");
}

/** The part that compares the input with the session: ids and phone numbers that must be the caller's own. */
export function refuseForeign(access: Access, session: Session | null, input: Parsed): Refused | null {
  const foreign = access.own.some((own) => !session || !isOwn(own, session, input));
  return foreign ? refused("not_allowed") : null;
}

function isOwn(own: OwnValue, session: Session, input: Parsed): boolean {
  const value = input[own.in][own.field];
  if (value === (own.by === "id" ? session.accountId : session.phone)) return true;
  return own.unless.some((power) => session.powers.has(power));
}
