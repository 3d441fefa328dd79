import { t } from "#i18n/translate.ts";
import { fail, GENERATION_TYPE, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import * as z from "zod/mini";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import { sameColumns } from "./attempt-versions.ts";
import { database } from "./database.ts";
import type { RecordsDatabase, Row } from "./database.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { readStored } from "./stored-record.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** All attempts of a match as stored rows, with the transfers that name them. */
interface AttemptRows {
  readonly matchId: string;
  readonly match: Row;
  readonly attempts: readonly Row[];
  readonly teams: readonly Row[];
  readonly transfers: readonly Row[];
}

async function rowsOf(matchId: string, db: RecordsDatabase): Promise<AttemptRows> {
  const match = await db.matches.get(matchId);
  if (match === undefined) throw new Error(`No match ${matchId}`);
  const attempts = await db.attempts.where("match_id").equals(matchId).toArray();
  const teams = await db.attemptTeams.where("match_id").equals(matchId).toArray();
  const transfers = await db.transfers.where("match.id").equals(matchId).toArray();
  return { matchId, match, attempts, teams, transfers };
}

async function putRows(rows: AttemptRows, db: RecordsDatabase): Promise<void> {
  const { matchId, match, attempts, teams, transfers } = rows;
  await db.attempts.where("match_id").equals(matchId).delete();
  await db.attemptTeams.where("match_id").equals(matchId).delete();
  await db.matches.put(match);
  await db.attempts.bulkPut(attempts);
  await db.attemptTeams.bulkPut(teams);
  // A transfer may run meanwhile: nothing else of it is written.
  for (const { id, origin } of transfers) await db.transfers.update(String(id), { origin });
}

const attemptOrigin = z.object({ kind: z.literal("attempt"), id: z.string(), path: z.string() });

/** The transfer with the new number of its attempt; the screens of an attempt have it third in their addresses. */
function renumberOrigin(transfer: Row, numbers: ReadonlyMap<unknown, number>): Row {
  const origin = z.safeParse(attemptOrigin, transfer["origin"]).data;
  const number = numbers.get(Number(origin?.id));
  if (origin === undefined || number === undefined) return transfer;
  const path = origin.path
    .split("/")
    .map((part, at) => (at === 3 ? number : part))
    .join("/");
  return { ...transfer, origin: { ...origin, id: String(number), path } };
}

/** The links of an attempt's teams; none in a row of an older version. */
const linksOf = ({ process_names }: Row): Record<string, string> =>
  typeof process_names === "object" && process_names !== null ? { ...process_names } : {};

type AttemptToMerge = Pick<AttemptRecord, "id" | "time" | "number_of_teams">;

const isSame = (row: Row, { id, time, number_of_teams }: AttemptToMerge): boolean =>
  row["id"] === id && row["time"] === time && row["number_of_teams"] === number_of_teams;

/** Another tab may have repaired or shuffled them while the merge was computed. */
function holdsTeams(rows: readonly Row[], id: number, teams: TeamColumns | undefined): boolean {
  const storedTeams = readStored(
    attemptTeams,
    rows.find((row) => row["id"] === id),
  );
  return storedTeams.ok && teams !== undefined && sameColumns(storedTeams.value.teams, teams);
}

export interface Merge {
  readonly matchId: string;
  /** The attempts to merge, as they were read; the players come from the last one. */
  readonly attempts: readonly AttemptToMerge[];
  /** The teams of each as they were read, of which `teams` were made. */
  readonly sets: readonly TeamColumns[];
  readonly teams: TeamColumns;
}

/** The match's attempts before a merge, and what they were after it. */
export interface MergeChange {
  readonly before: AttemptRows;
  readonly after: readonly Row[];
  /** The number after it of every attempt before it. */
  readonly numbers: ReadonlyMap<unknown, number>;
}

/**
 * Replaces several attempts by one and renumbers the match's attempts from 1, as the specification says. Resolves with
 * the change, for `restoreAttempts`. Fails where a number has another attempt by now, because an earlier merge has
 * renumbered them, or other teams.
 */
export async function mergeAttempts(
  { matchId, attempts, sets, teams }: Merge,
  { db = database, now = Date.now() }: { db?: RecordsDatabase; now?: number } = {},
): Promise<Outcome<MergeChange, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", [...db.ofAttempts, db.transfers], async () => {
      const before = await rowsOf(matchId, db);
      if (!attempts.every((attempt) => before.attempts.some((row) => isSame(row, attempt)))) return null;
      if (!attempts.every(({ id }, at) => holdsTeams(before.teams, id, sets[at]))) return null;
      const ids = attempts.map(({ id }) => id);
      const last = before.teams.findLast((row) => ids.includes(Number(row["id"])));
      const players = readStored(attemptTeams, last);
      if (!players.ok) throw new Error(players.error.detail);
      const isKept = (row: Row) => !ids.includes(Number(row["id"]));
      const number = new Map(before.attempts.filter(isKept).map((row, index) => [row["id"], index + 1]));
      const renumber = (rows: readonly Row[]) =>
        rows.filter(isKept).map((row) => ({ ...row, id: number.get(row["id"]) }));
      const id = number.size + 1;
      const numbers = new Map([...number, ...ids.map((each) => [each, id] as const)]);
      const mergedAttempt: AttemptRecord = {
        version: attemptRecord.version as 3,
        match_id: matchId,
        id,
        type: "normal",
        generation_type: GENERATION_TYPE.normal,
        time: now,
        made_with_points: before.attempts.some((row) => !isKept(row) && row["made_with_points"] === true),
        number_of_teams: teams.count,
        requested: teams.count,
        possible: null,
        seed: null,
        selection_strategy: null,
        shortfalls: [],
        shortcut: null,
        leagues: null,
        process_names: Object.assign({}, ...before.attempts.filter((row) => !isKept(row)).map(linksOf)),
      };
      const body = { ...players.value, id, teams };
      const after = [...renumber(before.attempts), { ...mergedAttempt }];
      await putRows(
        {
          matchId,
          match: { ...before.match, next_attempt: id + 1 },
          attempts: after,
          teams: [...renumber(before.teams), body],
          transfers: before.transfers.map((row) => renumberOrigin(row, numbers)),
        },
        db,
      );
      return { before, after, numbers };
    }),
  );
  if (!outcome.ok) return outcome;
  if (outcome.value === null) return fail(notFound());
  noteRecordsChanged("other");
  return succeed(outcome.value);
}

/** The rows of a match before its merge: the merged ones as they were, the others as they have become since. */
function rowsBefore({ before, after, numbers }: MergeChange, now: AttemptRows): AttemptRows {
  const mergedCount = after.length;
  const earlier = new Map(
    [...numbers].filter(([, to]) => to !== mergedCount).map(([from, to]) => [to, Number(from)]),
  );
  const joinRows = (wereThere: readonly Row[], areThere: readonly Row[]): Row[] => [
    ...areThere.flatMap((row) => {
      const id = earlier.get(Number(row["id"]));
      return id === undefined ? [] : { ...row, id };
    }),
    ...wereThere.filter((row) => numbers.get(row["id"]) === mergedCount),
  ];
  return {
    matchId: now.matchId,
    match: { ...now.match, next_attempt: before.match["next_attempt"] },
    attempts: joinRows(before.attempts, now.attempts),
    teams: joinRows(before.teams, now.teams),
    transfers: now.transfers.map(
      (row) => before.transfers.find(({ id }) => id === row["id"]) ?? renumberOrigin(row, earlier),
    ),
  };
}

/**
 * Restores what was merged, unless attempts were made or deleted since. What became of the others meanwhile, such as a name
 * or a repair, stays.
 */
export async function restoreAttempts(
  change: MergeChange,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const { before, after } = change;
  const outcome = await storing(() =>
    db.transaction("rw", [...db.ofAttempts, db.transfers], async () => {
      const now = await rowsOf(before.matchId, db);
      const isThere = (row: Row) =>
        now.attempts.some((each) => each["id"] === row["id"] && each["time"] === row["time"]);
      if (now.attempts.length !== after.length || !after.every(isThere)) return false;
      await putRows(rowsBefore(change, now), db);
      return true;
    }),
  );
  if (!outcome.ok) return outcome;
  if (!outcome.value) return fail({ ...notFound(), message: t("replies.conflict") });
  noteRecordsChanged("other");
  return succeed(undefined);
}
