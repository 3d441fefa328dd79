import type { TeamColumns } from "@teamwright/engine";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import type { AttemptRecord, AttemptTeams } from "./attempt-record.ts";
import type { RecordsDatabase } from "./database.ts";
import { readableOf, readStored } from "./stored-record.ts";

/** An attempt with its teams, under the number that it has now. */
export interface AttemptVersion {
  readonly attempt: AttemptRecord;
  readonly teams: AttemptTeams;
}

type VersionMark = Pick<AttemptRecord, "time" | "generation_type" | "seed">;

/** Numbers differ between devices, and a merge changes them; the moment in which an attempt was made does not. */
export const isVersionOf = (one: VersionMark, other: VersionMark): boolean =>
  one.time === other.time && one.generation_type === other.generation_type && one.seed === other.seed;

const columnNames = ["members", "captain", "viceCaptain", "credits", "number"] as const;

export const sameColumns = (one: TeamColumns, other: TeamColumns): boolean =>
  one.sport === other.sport &&
  one.count === other.count &&
  columnNames.every((name) => {
    const [a, b] = [one[name], other[name]];
    return a.length === b.length && a.every((value, index) => value === b[index]);
  });

/** What names an attempt that was read before. */
export type ReadAttempt = Pick<AttemptRecord, "match_id" | "id" | "time" | "generation_type" | "seed">;

/**
 * The record now of an attempt that was read before, whatever number a merge has given it; null when it was deleted. Two
 * devices may have changed its teams: then there are two, and null where neither has the number.
 */
export async function recordNow(before: ReadAttempt, db: RecordsDatabase): Promise<AttemptRecord | null> {
  const rows = await db.attempts.where("match_id").equals(before.match_id).toArray();
  const versions = readableOf(attemptRecord, rows).filter((each) => isVersionOf(each, before));
  return versions.find(({ id }) => id === before.id) ?? (versions.length === 1 ? versions[0]! : null);
}

/** What is stored now of an attempt that was read before: mostly one version, with the same teams or others. */
export const findVersions = (before: AttemptRecord, db: RecordsDatabase): Promise<AttemptVersion[]> =>
  db.transaction("r", [db.attempts, db.attemptTeams], async () => {
    const { match_id } = before;
    const rows = readableOf(attemptRecord, await db.attempts.where("match_id").equals(match_id).toArray());
    const versions: AttemptVersion[] = [];
    for (const attempt of rows.filter((each) => isVersionOf(each, before))) {
      const teams = readStored(attemptTeams, await db.attemptTeams.get([match_id, attempt.id]));
      if (teams.ok) versions.push({ attempt, teams: teams.value });
    }
    return versions;
  });
