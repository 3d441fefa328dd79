import type { MatchChange } from "@teamwright/contract";
import { fail, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { FeedMatch, FeedProblem, FeedSide, Origin } from "../match-model/public.ts";
import { fitsTotals, warningOf } from "../match-model/public.ts";
import { changesBetween } from "./changes.ts";
import { checkMatch } from "./check-match.ts";
import { mergePlayers } from "./merge-players.ts";
import { shortNameOf } from "./short-name.ts";
import type { FeedSides, ReasonReporter } from "./squad-line-ups.ts";
import type { StoredMatch, StoredSide } from "./stored-match.ts";

export interface MatchPlan {
  readonly before: StoredMatch | null;
  readonly after: StoredMatch;
  /** Empty: the import changes nothing. */
  readonly changes: MatchChange[];
  /** What is stored although it looks wrong. */
  readonly warnings: readonly FeedProblem[];
}

/**
 * The result of storing this feed's match over the stored one. A pure function that makes all decisions of an import.
 */
export function planMatch(
  before: StoredMatch | null,
  feedMatch: FeedMatch,
  feed: string,
): Outcome<MatchPlan, readonly FeedProblem[]> {
  const problems: FeedProblem[] = [];
  const report = (field: string, reason: string, origin: Origin = feedMatch.origin): void => {
    const { file, row } = origin;
    problems.push({ file, ...(row === undefined ? {} : { row }), match: feedMatch.id, field, reason });
  };
  if (before !== null && before.sport !== feedMatch.sport)
    report("sport", `is stored as ${sportByIndex(before.sport).slug}; a match cannot change its sport`);
  if (problems.length > 0) return fail(problems);

  const feedSides = turnSides(before, feedMatch.sides);
  const sides = [
    mergeSide(before, 0, feedSides[0], report),
    mergeSide(before, 1, feedSides[1], report),
  ] as const;
  const sport = sportByIndex(feedMatch.sport);
  const players = mergePlayers(before?.players ?? [], {
    feedSides,
    sides,
    sport,
    partial: feedMatch.partial,
    report,
  });
  const matchTime =
    feedMatch.match_time === undefined ? before?.matchTime : new Date(feedMatch.match_time).toISOString();
  if (matchTime === undefined) report("match_time", "is missing, and the match is new");
  const after: StoredMatch = {
    id: feedMatch.id,
    sport: feedMatch.sport,
    feed,
    matchTime: matchTime ?? "",
    series: feedMatch.series ?? before?.series ?? "",
    state: feedMatch.status ?? before?.state ?? "not_started",
    lineupsOut: before?.lineupsOut ?? false,
    apps: feedMatch.apps ?? before?.apps ?? [],
    scoring: mergeScoring(before, feedMatch),
    format: feedMatch.format ?? feedMatch.summary?.format ?? before?.format ?? null,
    gender: feedMatch.gender ?? feedMatch.summary?.gender ?? before?.gender ?? null,
    summary: feedMatch.summary === undefined ? (before?.summary ?? null) : feedMatch.summary,
    venue: feedMatch.venue ?? venueOf(feedMatch) ?? before?.venue ?? null,
    hidden: false,
    sides,
    players,
  };
  checkMatch(after, report);
  if (problems.length > 0) return fail(problems);
  const changes = changesBetween(before, after, (role) => sport.roles[role]?.code ?? String(role));
  return succeed({ before, after, changes, warnings: warningsAbout(after, feedMatch) });
}

function warningsAbout(after: StoredMatch, { origin, summary }: FeedMatch): FeedProblem[] {
  const about = { file: origin.file, match: after.id };
  const warnings: FeedProblem[] = [];
  if (summary && !fitsTotals(summary))
    warnings.push({
      ...about,
      field: "summary.result",
      reason: "has another margin than the innings' scores",
    });
  if (after.state === "finished" && after.players.every(({ points }) => points === null))
    warnings.push({ ...about, field: "points", reason: "are missing, and the match is finished" });
  return warnings.map(warningOf);
}

const venueOf = ({ summary }: FeedMatch): string | undefined =>
  summary?.venue ? [summary.venue.name, summary.venue.city].filter(Boolean).join(", ") : undefined;

/** Points that arrive without a rule-set do not belong to the stored rule-set. */
function mergeScoring(before: StoredMatch | null, feedMatch: FeedMatch): StoredMatch["scoring"] {
  if (feedMatch.scoring !== undefined)
    return feedMatch.scoring && { ruleSet: feedMatch.scoring.rule_set, warnings: feedMatch.scoring.warnings };
  const hasPoints = feedMatch.sides.some((side) =>
    side.players?.some((player) => player.points !== undefined),
  );
  return hasPoints ? null : (before?.scoring ?? null);
}

/** A feed may list the guests first this time: the sides then follow the stored match. */
export function turnSides(before: StoredMatch | null, sides: FeedSides): FeedSides {
  if (before === null) return sides;
  const [left, right] = before.sides;
  const isSwapped = left.name !== right.name && sides[0].name === right.name && sides[1].name === left.name;
  return isSwapped ? [sides[1], sides[0]] : sides;
}

function mergeSide(
  before: StoredMatch | null,
  side: 0 | 1,
  feedSide: FeedSide,
  report: ReasonReporter,
): StoredSide {
  const storedSide = before?.sides[side];
  const name = feedSide.name ?? storedSide?.name ?? "";
  if (name === "") report(side === 0 ? "left.name" : "right.name", "is missing, and the match is new");
  return {
    name,
    shortName: feedSide.short_name ?? storedSide?.shortName ?? shortNameOf(name),
    image: feedSide.image ?? storedSide?.image ?? "",
  };
}
