import type { AuditAction, MatchChange } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { isRefused } from "#http/handler.ts";
import { writeAudit } from "../audit/public.ts";
import { announce } from "./announce.ts";
import { changesBetween } from "./changes.ts";
import { checkMatch } from "./check-match.ts";
import { lineupOutAfter } from "./line-up.ts";
import { findMatch, keepLineupsOut, lockMatches } from "./match-store.repository.ts";
import type { KeptMatch } from "./match-store.repository.ts";

/** Runs the change on the match, locked until the commit; then checks, audits and announces what users see changed. */
export async function changeMatch(
  { db, deps, afterCommit }: Scope,
  id: string,
  { actorId, action }: { readonly actorId: string; readonly action: AuditAction },
  change: (kept: KeptMatch) => Promise<RefusedAnswer | null>,
) {
  await lockMatches(db, [id]);
  const before = await findMatch(db, id);
  if (before === null) return refused("not_found");
  const refusal = await change(before);
  if (isRefused(refusal)) return refusal;
  const match = await findMatch(db, id);
  if (match === null) return refused("not_found");
  const lineupsOut = lineupOutAfter(before.shown, match.shown);
  if (lineupsOut !== match.stored.lineupsOut) await keepLineupsOut(db, id, lineupsOut);
  const after = { ...match.shown, lineupsOut };
  const reasons: string[] = [];
  checkMatch(after, (field, reason) => reasons.push(`${field}: ${reason}`));
  if (reasons.length > 0) return refused("invalid_input", { field: "changes", message: reasons.join("\n") });
  const roles = sportByIndex(after.sport).roles;
  const changes = changesBetween(before.shown, after, (role) => roles[role]?.code ?? String(role));
  await writeAudit(db, { actorId, action, details: { match: id, changes: changes.map(asJson) } });
  afterCommit(() => announce(deps.bus, before.shown, after));
  return done("", { data: { changes } });
}

const asJson = ({ subject, player_index: playerIndex, field, from, to }: MatchChange) => ({
  subject,
  player_index: playerIndex,
  field,
  from,
  to,
});
