import { contract } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import type { Refused } from "../../http/answer.ts";
import type { Scope } from "../../http/deps.ts";
import { handle, isRefused } from "../../http/handler.ts";
import { announce } from "../../matches/announce.ts";
import { changesBetween } from "../../matches/changes.ts";
import type { Change } from "../../matches/changes.ts";
import { checkMatch } from "../../matches/check-match.ts";
import { lineupOutAfter } from "../../matches/line-up.ts";
import {
  findMatch,
  keepLineupsOut,
  liftOverride,
  lockMatches,
  setOverride,
} from "../../matches/match-store.repository.ts";
import type { KeptMatch } from "../../matches/match-store.repository.ts";
import { parseOverride } from "../../matches/overrides.ts";
import { writeAudit } from "../../records/audit.repository.ts";

/** Sets values by hand, all or none of them. */
export const setOverrides = handle(contract.matchAdmin.override, async (context) => {
  const { params, body, session, db } = context;
  const change = async (kept: KeptMatch): Promise<Refused | null> => {
    for (const [place, { player_index: playerIndex, field, value }] of body.changes.entries()) {
      const at = `changes.${place}`;
      const known =
        playerIndex === null || kept.stored.players.some((player) => player.index === playerIndex);
      if (!known)
        return refused("invalid_input", { field: at, message: `The match has no player ${playerIndex}` });
      const parsed = parseOverride(kept.stored.sport, { playerIndex, field, value });
      if (!parsed.ok) return refused("invalid_input", { field: at, message: `${field} ${parsed.error}` });
      await setOverride(db, kept.stored.id, { playerIndex, field, value: parsed.value }, session.accountId);
    }
    return null;
  };
  return changed(context, params.id, session.accountId, "match.override", change);
});

/** Lifts values set by hand; lifting one that is not set changes nothing. */
export const liftOverrides = handle(contract.matchAdmin.lift, async (context) => {
  const { params, body, session, db } = context;
  const change = async (): Promise<null> => {
    for (const { player_index: playerIndex, field } of body.changes)
      await liftOverride(db, params.id, playerIndex, field);
    return null;
  };
  return changed(context, params.id, session.accountId, "match.lift", change);
});

/** Runs the change on the match, held until the commit; then checks, audits and announces what people see differently. */
async function changed(
  { db, deps, afterCommit }: Scope,
  id: string,
  actorId: string,
  action: string,
  change: (kept: KeptMatch) => Promise<Refused | null>,
) {
  await lockMatches(db, [id]);
  const before = await findMatch(db, id);
  if (before === null) return refused("not_found");
  const refusal = await change(before);
  if (isRefused(refusal)) return refusal;
  const found = await findMatch(db, id);
  if (found === null) return refused("not_found");
  const lineupsOut = lineupOutAfter(before.shown, found.shown);
  if (lineupsOut !== found.stored.lineupsOut) await keepLineupsOut(db, id, lineupsOut);
  const after = { ...found.shown, lineupsOut };
  const reasons: string[] = [];
  checkMatch(after, (field, reason) => reasons.push(`${field}: ${reason}`));
  if (reasons.length > 0) return refused("invalid_input", { field: "changes", message: reasons.join("\n") });
  const roles = sportByIndex(after.sport).roles;
  const changes = changesBetween(before.shown, after, (role) => roles[role]?.code ?? String(role));
  await writeAudit(db, { actorId, action, details: { match: id, changes: changes.map(asJson) } });
  afterCommit(() => announce(deps.bus, before.shown, after));
  return done("", { data: { changes } });
}

const asJson = ({ subject, player_index: playerIndex, field, from, to }: Change) => ({
  subject,
  player_index: playerIndex,
  field,
  from,
  to,
});
