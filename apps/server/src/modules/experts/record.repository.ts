import type { ExpertFigures, ExpertProfile } from "@teamwright/contract";
import { recordRates } from "@teamwright/contract";
import { isSportIndex, shareInterval, sportByIndex } from "@teamwright/domain";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { TIME } from "../matches/public.ts";
import type { PerTeam } from "./measure.ts";
import { expertPostRecords, expertPosts } from "./schema.ts";

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

function interval(hits: number, matches: number): [low: number, high: number] {
  const [low, high] = shareInterval(hits, matches);
  return [oneDecimal(low), oneDecimal(high)];
}

interface MeasuredMatch {
  readonly matchId: string;
  readonly sport: number;
  readonly bestRank: number;
  readonly possible: number;
  readonly captainHit: boolean;
  readonly viceCaptainHit: boolean;
  readonly creditsInside: boolean;
  readonly partitionInside: boolean;
  readonly combinationInside: boolean;
  readonly dreamPlayers: number;
  readonly medianRank: number;
  readonly numberOfTeams: number;
  readonly perTeam: PerTeam | null;
  readonly byChance: PerTeam | null;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
const roundFigure = (value: number, digits: number): number => Number(value.toPrecision(digits));

const hitColumns = {
  captain: "captainHit",
  viceCaptain: "viceCaptainHit",
  credits: "creditsInside",
  partition: "partitionInside",
  combination: "combinationInside",
} as const satisfies Record<(typeof recordRates)[number], keyof MeasuredMatch>;

/**
 * The chance that none of as many random allowed teams is as good: all of them come from the teams behind the best rank,
 * drawn without repetition.
 */
function chanceToBeat(group: readonly MeasuredMatch[]): number {
  const { possible } = group[0]!;
  const best = Math.min(...group.map(({ bestRank }) => bestRank));
  const teams = group.reduce((sum, { numberOfTeams }) => sum + numberOfTeams, 0);
  let chance = 1;
  for (let drawn = 0; drawn < teams && chance > 0; drawn++)
    chance *= Math.max(0, possible - best - drawn) / (possible - drawn);
  return chance;
}

/** Standard normal quantile of a two-sided interval of 95 %, and the variance of a share that chance draws evenly. */
const Z = 1.959964;
const EVEN_VARIANCE = 1 / 12;

function beatenOf(groups: readonly (readonly MeasuredMatch[])[]): ExpertFigures["beaten"] {
  const mean = groups.reduce((sum, group) => sum + chanceToBeat(group), 0) / groups.length;
  const half = Z * Math.sqrt(EVEN_VARIANCE / groups.length);
  const percent = (share: number) => oneDecimal(100 * Math.min(1, Math.max(0, share)));
  return { percent: percent(mean), interval: [percent(mean - half), percent(mean + half)] };
}

/** Means over all teams of the posts that were measured with them. */
function perTeamOf(posts: readonly MeasuredMatch[]): ExpertFigures["perTeam"] {
  const countedPosts = posts.flatMap(({ numberOfTeams: teams, perTeam, byChance }) =>
    perTeam && byChance ? [{ teams, perTeam, byChance }] : [],
  );
  const teams = countedPosts.reduce((sum, post) => sum + post.teams, 0);
  if (teams === 0) return null;
  const mean = (of: keyof PerTeam, from: "perTeam" | "byChance") =>
    countedPosts.reduce((sum, post) => sum + post.teams * post[from][of], 0) / teams;
  const figure = (of: keyof PerTeam, scale: number) => ({
    of: oneDecimal(scale * mean(of, "perTeam")),
    byChance: oneDecimal(scale * mean(of, "byChance")),
  });
  return {
    teams,
    captain: figure("captain", 100),
    viceCaptain: figure("viceCaptain", 100),
    dreamPlayers: figure("dreamPlayers", 1),
  };
}

/** The figures of all measured posts: several posts of one match are one match. Null where nothing was measured. */
export function figuresOf(posts: readonly MeasuredMatch[]): ExpertFigures | null {
  const groups = [...Map.groupBy(posts, (post) => post.matchId).values()];
  if (groups.length === 0) return null;
  const rates = recordRates.map((of) => {
    const hits = groups.filter((group) => group.some((post) => post[hitColumns[of]])).length;
    return { of, hits, interval: interval(hits, groups.length) };
  });
  const best = groups.map((group) => Math.min(...group.map((post) => (100 * post.bestRank) / post.possible)));
  const namedCounts = groups.map((group) => Math.max(...group.map((post) => post.dreamPlayers)));
  const sport = posts[0]?.sport ?? 0;
  return {
    matches: groups.length,
    posts: posts.length,
    bestPercent: roundFigure(median(best), 3),
    beaten: beatenOf(groups),
    medianPercent: roundFigure(
      median(groups.map((group) => median(group.map((post) => (100 * post.medianRank) / post.possible)))),
      3,
    ),
    perTeam: perTeamOf(posts),
    rates,
    dreamPlayers: roundFigure(namedCounts.reduce((sum, count) => sum + count, 0) / namedCounts.length, 3),
    teamSize: isSportIndex(sport) ? sportByIndex(sport).teamSize : 11,
  };
}

/** Accounts as posting experts, with their records; each once. */
export async function findExperts(db: Db, ids: readonly string[]): Promise<ExpertProfile[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  const people = await db
    .select({ id: accounts.id, phone: accounts.phone, name: accounts.name, since: accounts.createdAt })
    .from(accounts)
    .where(inArray(accounts.id, uniqueIds))
    .orderBy(accounts.createdAt);
  const measuredRows = await db
    .select({
      accountId: expertPosts.accountId,
      matchId: expertPosts.matchId,
      sport: matches.sport,
      bestRank: expertPostRecords.bestRank,
      possible: expertPostRecords.possible,
      captainHit: expertPostRecords.captainHit,
      viceCaptainHit: expertPostRecords.viceCaptainHit,
      creditsInside: expertPostRecords.creditsInside,
      partitionInside: expertPostRecords.partitionInside,
      combinationInside: expertPostRecords.combinationInside,
      dreamPlayers: expertPostRecords.dreamPlayers,
      medianRank: expertPostRecords.medianRank,
      numberOfTeams: expertPosts.numberOfTeams,
      perTeam: expertPostRecords.perTeam,
      byChance: expertPostRecords.byChance,
    })
    .from(expertPostRecords)
    .innerJoin(expertPosts, eq(expertPosts.id, expertPostRecords.postId))
    .innerJoin(matches, eq(matches.id, expertPosts.matchId))
    .where(inArray(expertPosts.accountId, uniqueIds));
  return people.map(({ id, phone, name, since }) => ({
    _id: id,
    phoneNumber: phone,
    name,
    avatar: "",
    since: since.toISOString(),
    record: figuresOf(measuredRows.filter(({ accountId }) => accountId === id)),
  }));
}

/** The latest posts of an expert, withdrawn ones included, with what was measured. */
export async function postsOfExpert(db: Db, accountId: string, limit: number) {
  const rows = await db
    .select({
      post: expertPosts,
      match: matches,
      time: TIME.mapWith(matches.matchTime),
      record: expertPostRecords,
    })
    .from(expertPosts)
    .innerJoin(matches, eq(matches.id, expertPosts.matchId))
    .leftJoin(expertPostRecords, eq(expertPostRecords.postId, expertPosts.id))
    .where(eq(expertPosts.accountId, accountId))
    .orderBy(desc(TIME), desc(expertPosts.createdAt))
    .limit(limit);
  return rows.map(({ post, match, time, record }) => ({
    _id: post.id,
    matchId: match.id,
    seriesName: match.series,
    leftName: match.leftShortName,
    rightName: match.rightShortName,
    matchTime: time.toISOString(),
    numberOfTeams: post.numberOfTeams,
    withdrawn: post.withdrawnAt !== null,
    bestRank: record?.bestRank ?? null,
    possible: record?.possible ?? null,
    captainHit: record?.captainHit ?? null,
  }));
}

/** The posts of a match, withdrawn ones too, with the fingerprint that they were measured by. */
export async function postsToMeasure(db: Db, matchId: string) {
  return db
    .select({
      id: expertPosts.id,
      accountId: expertPosts.accountId,
      teamSetId: expertPosts.teamSetId,
      fingerprint: expertPostRecords.fingerprint,
    })
    .from(expertPosts)
    .leftJoin(expertPostRecords, eq(expertPostRecords.postId, expertPosts.id))
    .where(eq(expertPosts.matchId, matchId))
    .orderBy(expertPosts.createdAt);
}

/** Matches with posts that began in the last `days`. */
export async function matchesToMeasure(db: Db, days: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: expertPosts.matchId })
    .from(expertPosts)
    .innerJoin(matches, eq(matches.id, expertPosts.matchId))
    .where(and(sql`${TIME} between now() - make_interval(days => ${days}) and now()`));
  return rows.map(({ id }) => id);
}

export async function saveRecord(db: Db, record: typeof expertPostRecords.$inferInsert): Promise<void> {
  const values = { ...record, measuredAt: sql`now()` };
  await db
    .insert(expertPostRecords)
    .values(record)
    .onConflictDoUpdate({ target: expertPostRecords.postId, set: values });
}
