import { setImmediate as turn } from "node:timers/promises";
import type { Deps } from "#http/deps.ts";
import { readPlayedMatch } from "#modules/feeds/public.ts";
import { formatProblem } from "#modules/match-model/public.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";
import { forgetReplies } from "../cached-replies.ts";
import { insertReports, reportedSources } from "../report.repository.ts";
import type { NewReport } from "../report.repository.ts";
import type { KnownRoles } from "./known-roles.ts";
import type { MatchFile } from "./match-files.ts";
import { openRecordIndex } from "./record-index.ts";
import type { RecordIndex } from "./record-index.ts";
import { reportOf } from "./report-of.ts";

/** Matches of one transaction. */
const BATCH = 100;

export interface HistoryCounts {
  readonly files: number;
  readonly done: number;
  readonly added: number;
  /** Reported already. */
  readonly known: number;
  readonly withDreamTeam: number;
  readonly problems: number;
}

export interface HistoryImport {
  readonly files: readonly MatchFile[];
  readonly roles: KnownRoles;
  onProgress(counts: HistoryCounts): void;
  onProblem(line: string): void;
}

export const sourceOf = (number: string): string => `cricsheet-${number}`;

/**
 * Adds a report of each match that has none. A file is imported whole or not at all; what was stored stays stored when
 * the import is interrupted, and the next one goes on from there.
 */
export async function importHistory(deps: Deps, request: HistoryImport): Promise<HistoryCounts> {
  const { db } = deps.database;
  const knownSources = await reportedSources(db);
  const records = await openRecordIndex(db);
  const counts = {
    files: request.files.length,
    done: 0,
    added: 0,
    known: 0,
    withDreamTeam: 0,
    problems: 0,
  };
  for (let from = 0; from < request.files.length; from += BATCH) {
    const batch = request.files.slice(from, from + BATCH);
    const fresh = batch.filter(({ number }) => !knownSources.has(sourceOf(number)));
    counts.known += batch.length - fresh.length;
    const matches: ReadMatch[] = [];
    for (const file of fresh) {
      const read = await readMatch(file, request.roles);
      if (Array.isArray(read)) {
        counts.problems += 1;
        request.onProblem(read.map(formatProblem).join("; "));
      } else matches.push(read);
      // A server that runs the import answers calls between two matches.
      await turn();
    }
    if (matches.length > 0) {
      const reports = await store(deps, records, matches);
      counts.added += reports.length;
      counts.withDreamTeam += reports.filter(({ combination }) => combination !== null).length;
    }
    counts.done += batch.length;
    request.onProgress(counts);
  }
  if (counts.added > 0) forgetReplies(deps);
  return counts;
}

type ReadMatch = Extract<ReturnType<typeof readPlayedMatch>, { ok: true }>["value"];

async function readMatch(file: MatchFile, roles: KnownRoles): Promise<ReadMatch | FeedProblem[]> {
  let content: string;
  try {
    content = await file.read();
  } catch (error) {
    return [{ file: file.name, reason: error instanceof Error ? error.message : "cannot be read" }];
  }
  const read = readPlayedMatch({ name: file.name, content }, (id) => roles.get(id));
  return read.ok ? read.value : [...read.error];
}

const store = (deps: Deps, records: RecordIndex, matches: readonly ReadMatch[]): Promise<NewReport[]> =>
  deps.transaction(async (tx) => {
    const reports: NewReport[] = [];
    for (const { number, summary, players, ruleSet } of matches) {
      const { seriesId, pitchId, teams } = await records.recordsOf(tx, summary);
      reports.push({
        ...reportOf(summary, players, teams, ruleSet),
        source: sourceOf(number),
        gender: summary.gender,
        format: summary.format,
        seriesId,
        pitchId,
        teamOneId: teams[0]._id,
        teamTwoId: teams[1]._id,
      });
    }
    await insertReports(tx, reports);
    return reports;
  });
