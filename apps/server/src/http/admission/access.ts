import type { Access, OwnValue, Power } from "@teamwright/contract";
import { refused } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import type { ParsedRequest } from "../parse.ts";
import type { Session } from "../session.ts";

/** What an API key may not do, whatever its account may. */
export function refuseKey(access: Access, session: Session, changes: boolean): RefusedAnswer | null {
  if (session.key === null) return null;
  if (!access.keys || !session.key.scopes.has(changes ? "write" : "read"))
    return refused("not_allowed", { message: "replies.keyNotAllowed" });
  return session.changedPassword ? null : refused("password_change_required");
}

/** The part of an access rule that needs no input: signed in, password changed, powers. Null: allowed so far. */
export function refuseCaller(
  access: Access,
  session: Session | null,
  isExpired: boolean,
): RefusedAnswer | null {
  if (!access.signedIn) return null;
  if (!session) return refused(isExpired ? "session_expired" : "not_logged_in");
  if (!session.changedPassword && !access.beforePasswordChange) return refused("password_change_required");
  if (holdsAny(session, access.powers) && holdsAny(session, access.also)) return null;
  const waits = access.powers.length > 0 && access.powers.some((power) => session.withheld.has(power));
  if (waits) return refused("second_factor_required");
  return refused(access.powers.includes("plan") ? "no_plan" : "not_allowed");
}

const holdsAny = (session: Session, powers: readonly Power[]) =>
  powers.length === 0 || powers.some((power) => session.powers.has(power));

/** The part that compares the parsed input with the session: values that must be the caller's own. */
export function refuseForeign(
  access: Access,
  session: Session | null,
  input: Partial<ParsedRequest>,
): RefusedAnswer | null {
  const foreign = access.own.some((own) => {
    const part = input[own.in];
    return part !== undefined && (!session || !isOwn(own, session, part));
  });
  return foreign ? refused("not_allowed") : null;
}

function isOwn(own: OwnValue, session: Session, part: Readonly<Record<string, unknown>>): boolean {
  if (part[own.field] === (own.by === "id" ? session.accountId : session.phone)) return true;
  // Powers count only after the first password is changed, also in calls that are open before.
  return session.changedPassword && own.unless.some((power) => session.powers.has(power));
}
