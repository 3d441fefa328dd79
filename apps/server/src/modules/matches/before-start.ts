import { fail, matchStatuses, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import { databaseTime, findMatch, lockMatches } from "./match-store.repository.ts";
import { statusAt } from "./match-view.ts";
import type { StoredMatch } from "./stored-match.ts";

/**
 * The match as users see it, if it has not started by the database's clock. Call it in the transaction of the change:
 * it locks the match until the end, so that no import changes its start meanwhile.
 */
export async function findMatchBeforeStart(
  db: Db,
  id: string,
): Promise<Outcome<StoredMatch, "not_found" | "match_started">> {
  await lockMatches(db, [id]);
  const match = await findMatch(db, id);
  if (match === null) return fail("not_found");
  const hasStarted = statusAt(match.shown, await databaseTime(db)) !== matchStatuses.notStarted;
  return hasStarted ? fail("match_started") : succeed(match.shown);
}
