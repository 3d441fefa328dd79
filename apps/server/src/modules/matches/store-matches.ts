import type { ImportedMatch } from "@teamwright/contract";
import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import { warningsOf } from "../match-model/public.ts";
import type { FeedMatch, FeedProblem } from "../match-model/public.ts";
import { lineupOutAfter } from "./line-up.ts";
import { timeProblems } from "./check-time.ts";
import { databaseTime, findMatches, lockMatches, saveMatches } from "./match-store.repository.ts";
import { withOverrides } from "./overrides.ts";
import { BY_HAND } from "./from-source/priority.ts";
import { writeObservations } from "./from-source/observations.repository.ts";
import { givenParts } from "./from-source/parts.ts";
import { planMatch } from "./plan-match.ts";
import type { StoredMatch } from "./stored-match.ts";

export interface ImportReport {
  readonly matches: readonly ImportedMatch[];
  /** Each changed match as users saw it before and see it now; for `announce` after the commit. */
  readonly shown: readonly { readonly before: StoredMatch | null; readonly after: StoredMatch }[];
  /** What was stored although it looks wrong. */
  readonly warnings: readonly FeedProblem[];
}

/**
 * Compares matches of a feed with the stored ones and stores them, all or nothing. The problems of a refusal include the
 * warnings. Every match is locked from the comparison to the commit: call it in a transaction.
 */
export async function storeMatches(
  db: Db,
  feedMatches: readonly FeedMatch[],
  { feed, preview }: { readonly feed: string; readonly preview: boolean },
): Promise<Outcome<ImportReport, readonly FeedProblem[]>> {
  const problems: FeedProblem[] = [];
  const warnings: FeedProblem[] = warningsOf(feedMatches);
  const now = await databaseTime(db);
  const matches: ImportedMatch[] = [];
  const changedMatches: { before: StoredMatch | null; after: StoredMatch }[] = [];
  const savedMatches: StoredMatch[] = [];
  const ids = feedMatches.map((match) => match.id);
  await lockMatches(db, ids);
  const storedById = new Map((await findMatches(db, ids)).map((match) => [match.stored.id, match]));
  for (const match of feedMatches) {
    const storedMatch = storedById.get(match.id) ?? null;
    const plan = planMatch(storedMatch?.stored ?? null, match, feed);
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
      created: storedMatch === null,
      changes,
    });
    if (changes.length === 0) continue;
    const before = storedMatch?.shown ?? null;
    const shownMatch = withOverrides(after, storedMatch?.overrides ?? []);
    const lineupsOut = lineupOutAfter(before, shownMatch);
    savedMatches.push({ ...after, lineupsOut });
    changedMatches.push({ before, after: { ...shownMatch, lineupsOut } });
  }
  if (problems.length > 0) return fail([...problems, ...warnings]);
  if (!preview) {
    await saveMatches(db, savedMatches);
    await observe(db, feedMatches, now);
  }
  return succeed({ matches, shown: changedMatches, warnings });
}

/** An import by hand is observed now, so that no reply that a source gave before replaces it. */
async function observe(db: Db, feedMatches: readonly FeedMatch[], observedAt: Date): Promise<void> {
  await writeObservations(
    db,
    feedMatches.flatMap((match) =>
      givenParts(match).map((part) => ({ ...part, matchId: match.id, source: BY_HAND, observedAt })),
    ),
  );
}
