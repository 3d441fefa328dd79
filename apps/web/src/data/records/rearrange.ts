import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { attemptTeams } from "./attempt-record.ts";
import { database } from "./database.ts";
import { readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Replaces the teams of an attempt: by the same ones in another order, or by repaired ones. All or nothing. */
export async function replaceTeams(
  matchId: string,
  attemptId: number,
  teams: TeamColumns,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const key: [string, number] = [matchId, attemptId];
  const outcome = await storing(() =>
    db.transaction("rw", [db.attempts, db.attemptTeams], async () => {
      const storedTeams = readStored(attemptTeams, await db.attemptTeams.get(key));
      if (!storedTeams.ok) return false;
      await db.attemptTeams.put({ ...storedTeams.value, teams });
      await db.attempts.update(key, { number_of_teams: teams.count });
      return true;
    }),
  );
  if (!outcome.ok) return outcome;
  return outcome.value ? { ok: true, value: undefined } : fail(notFound());
}
