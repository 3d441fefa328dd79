import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, SportSlug } from "@teamwright/domain";
import type { Db } from "../../db/database.ts";
import { writeAudit } from "../audit/public.ts";
import {
  cleanText,
  FEED_LIMITS,
  formatProblem,
  readFiles,
  warningsOf,
  writeFeedRun,
} from "../feeds/public.ts";
import type { FeedAdapter, FeedFile, FeedMatch, FeedProblem } from "../feeds/public.ts";
import type { Change } from "./changes.ts";
import { lineupOutAfter } from "./line-up.ts";
import { timeProblems } from "./check-time.ts";
import { databaseTime, findMatches, lockMatches, saveMatches } from "./match-store.repository.ts";
import { withOverrides } from "./overrides.ts";
import { BY_HAND } from "./from-source/priority.ts";
import { writeObservations } from "./from-source/observations.repository.ts";
import { givenParts } from "./from-source/parts.ts";
import { planMatch } from "./plan-match.ts";
import type { StoredMatch } from "./stored-match.ts";

export interface ImportRequest {
  readonly adapter: FeedAdapter;
  readonly files: readonly FeedFile[];
  readonly origin: "command" | "upload" | "push" | "source" | "demo";
  readonly actorId: string | null;
  /** Reports the changes and stores nothing. */
  readonly preview: boolean;
  /** Changes the matches before they are compared with the stored ones: another time, no points. */
  readonly adjust?: (matches: readonly FeedMatch[]) => readonly FeedMatch[];
}

export interface ImportedMatch {
  readonly id: string;
  readonly title: string;
  readonly sport: SportSlug;
  readonly created: boolean;
  readonly changes: readonly Change[];
}

export interface ImportReport {
  readonly matches: readonly ImportedMatch[];
  /** Each changed match as users saw it before and see it now; for `announce` after the commit. */
  readonly shown: readonly { readonly before: StoredMatch | null; readonly after: StoredMatch }[];
  /** What was stored although it looks wrong. */
  readonly warnings: readonly FeedProblem[];
}

/**
 * Reads files, compares them with the stored matches and stores them, all or nothing: at the first problem only the
 * record of the refused run is written. The problems of a refused import include the warnings. Every match is locked from the comparison to the commit.
 */
export async function importMatches(
  db: Db,
  request: ImportRequest,
): Promise<Outcome<ImportReport, readonly FeedProblem[]>> {
  const read = await readFiles(request.adapter, request.files);
  const outcome = read.ok
    ? await db.transaction((tx) => store(tx, request, (request.adjust ?? ((all) => all))(read.value)))
    : read;
  if (!request.preview) await record(db, request, outcome);
  return outcome;
}

async function store(
  db: Db,
  { adapter, preview }: ImportRequest,
  given: readonly FeedMatch[],
): Promise<Outcome<ImportReport, readonly FeedProblem[]>> {
  const problems: FeedProblem[] = [];
  const warnings: FeedProblem[] = warningsOf(given);
  const now = await databaseTime(db);
  const matches: ImportedMatch[] = [];
  const shown: { before: StoredMatch | null; after: StoredMatch }[] = [];
  const saved: StoredMatch[] = [];
  const ids = given.map((match) => match.id);
  await lockMatches(db, ids);
  const known = new Map((await findMatches(db, ids)).map((match) => [match.stored.id, match]));
  for (const match of given) {
    const kept = known.get(match.id) ?? null;
    const plan = planMatch(kept?.stored ?? null, match, adapter.name);
    if (!plan.ok) {
      problems.push(...plan.error);
      continue;
    }
    const { after, changes } = plan.value;
    warnings.push(...plan.value.warnings);
    problems.push(...timeProblems(after, match, now));
    matches.push({
      id: after.id,
      title: `${after.sides[0].name} v ${after.sides[1].name}`,
      sport: sportByIndex(after.sport).slug,
      created: kept === null,
      changes,
    });
    if (changes.length === 0) continue;
    const before = kept?.shown ?? null;
    const seen = withOverrides(after, kept?.overrides ?? []);
    const lineupsOut = lineupOutAfter(before, seen);
    saved.push({ ...after, lineupsOut });
    shown.push({ before, after: { ...seen, lineupsOut } });
  }
  if (problems.length > 0) return fail([...problems, ...warnings]);
  if (!preview) {
    await saveMatches(db, saved);
    await observe(db, given, now);
  }
  return succeed({ matches, shown, warnings });
}

/** An import by hand is observed now, so that no reply that a source gave before replaces it. */
async function observe(db: Db, given: readonly FeedMatch[], observedAt: Date): Promise<void> {
  await writeObservations(
    db,
    given.flatMap((match) =>
      givenParts(match).map((part) => ({ ...part, matchId: match.id, source: BY_HAND, observedAt })),
    ),
  );
}

async function record(
  db: Db,
  request: ImportRequest,
  outcome: Outcome<ImportReport, readonly FeedProblem[]>,
): Promise<void> {
  const files = request.files.map((file) => cleanText(file.name).slice(0, 200));
  const matches = outcome.ok ? outcome.value.matches : [];
  const problems = outcome.ok ? outcome.value.warnings : outcome.error;
  const count = (test: (match: ImportedMatch) => boolean): number => matches.filter(test).length;
  await writeFeedRun(db, {
    feed: request.adapter.name,
    origin: request.origin,
    actorId: request.actorId,
    files,
    done: outcome.ok,
    created: count((match) => match.created),
    changed: count((match) => !match.created && match.changes.length > 0),
    unchanged: count((match) => !match.created && match.changes.length === 0),
    // A problem quotes the file, which may contain text that the database cannot store.
    problems: problems
      .slice(0, FEED_LIMITS.problems)
      .map((problem) => cleanText(formatProblem(problem).slice(0, 500))),
  });
  if (outcome.ok && request.actorId !== null)
    await writeAudit(db, {
      actorId: request.actorId,
      action: "match.import",
      details: { feed: request.adapter.name, files },
    });
}
