import { t } from "#i18n/translate.ts";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { findVersions, sameColumns } from "./attempt-versions.ts";
import { database } from "./database.ts";
import type { RecordsDatabase } from "./database.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

export interface TeamsChange {
  /** What the attempt holds: it stays as it is where another tab or device has changed that meanwhile. */
  readonly from: TeamColumns;
  readonly to: TeamColumns;
}

/** Whether another version of the attempt has these teams: another device has sent again what is to be undone. */
async function areHere(key: [string, number], teams: TeamColumns, db: RecordsDatabase): Promise<boolean> {
  const attempt = readStored(attemptRecord, await db.attempts.get(key));
  const versions = attempt.ok ? await findVersions(attempt.value, db) : [];
  return versions.some((each) => each.attempt.id !== key[1] && sameColumns(each.teams.teams, teams));
}

/** Replaces the teams of an attempt: by the same ones in another order, or by repaired ones. All or nothing. */
export async function replaceTeams(
  matchId: string,
  attemptId: number,
  { from, to }: TeamsChange,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const key: [string, number] = [matchId, attemptId];
  const outcome = await storing(() =>
    db.transaction("rw", [db.attempts, db.attemptTeams], async () => {
      const storedTeams = readStored(attemptTeams, await db.attemptTeams.get(key));
      if (!storedTeams.ok) return notFound();
      if (!sameColumns(storedTeams.value.teams, from) || (await areHere(key, to, db)))
        return { ...notFound(), message: t("replies.conflict") };
      await db.attemptTeams.put({ ...storedTeams.value, teams: to });
      await db.attempts.update(key, { number_of_teams: to.count });
      return null;
    }),
  );
  if (!outcome.ok) return outcome;
  if (outcome.value !== null) return fail(outcome.value);
  noteRecordsChanged("other");
  return succeed(undefined);
}
