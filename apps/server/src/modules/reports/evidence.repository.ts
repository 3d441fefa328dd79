import type { Evidence } from "@teamwright/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import type { MatchFormat, MatchGender } from "@teamwright/domain";
import { matches } from "#tables/matches.ts";
import { matchReports, reportSeries } from "./schema.ts";

/** Reports of one series from which its own counts are shown. */
const ENOUGH_OF_SERIES = 20;

/** A kind of match: reports of the same kind are evidence for it. */
export interface MatchKind {
  readonly format: MatchFormat;
  readonly gender: MatchGender;
  /** Records of the series, one for each year. */
  readonly series: { readonly name: string; readonly ids: readonly string[] } | null;
}

/**
 * The kind of a match. Where its feed does not tell format and gender, those of the series' records count, if all of
 * them agree. Null: not known, or no cricket.
 */
export async function kindOf(db: Db, matchId: string): Promise<MatchKind | null> {
  const [match] = await db
    .select({ sport: matches.sport, series: matches.series, format: matches.format, gender: matches.gender })
    .from(matches)
    .where(eq(matches.id, matchId));
  if (match === undefined || match.sport !== 0) return null;
  const records = await db
    .select({ id: reportSeries.id, format: reportSeries.format, gender: reportSeries.gender })
    .from(reportSeries)
    .where(eq(sql`lower(${reportSeries.name})`, match.series.toLowerCase()));
  const only = <Value>(values: readonly Value[]): Value | null =>
    new Set(values).size === 1 ? (values[0] ?? null) : null;
  const format = match.format ?? only(records.map((record) => record.format));
  const gender = match.gender ?? only(records.map((record) => record.gender));
  if (format === null || gender === null) return null;
  const ids = records.flatMap((record) =>
    record.format === format && record.gender === gender ? [record.id] : [],
  );
  return { format, gender, series: ids.length === 0 ? null : { name: match.series, ids } };
}

const of = ({ format, gender }: MatchKind) =>
  and(eq(matchReports.gender, gender), eq(matchReports.format, format));

/** The kind with its series only where enough of its reports have a dream team. */
async function narrowKind(db: Db, kind: MatchKind): Promise<MatchKind> {
  if (kind.series === null) return kind;
  const knownCount = await db.$count(
    matchReports,
    and(
      of(kind),
      inArray(matchReports.seriesId, [...kind.series.ids]),
      sql`${matchReports.points} is not null`,
    ),
  );
  return knownCount >= ENOUGH_OF_SERIES ? kind : { ...kind, series: null };
}

const whole = z.number().int();
const counts = z.array(z.object({ value: z.string(), matches: whole })).nullable();
const rowSchema = z.object({
  dream: whole,
  percentages: whole,
  priced: whole,
  combinations: counts,
  partitions: counts,
  pattern1: counts,
  pattern2: counts,
  credits: z.array(z.object({ credits: z.number(), matches: whole })).nullable(),
});

const countsOf = (expression: string) =>
  sql.raw(
    `(select json_agg(json_build_object('value', value, 'matches', matches) order by matches desc, value collate "C")
      from (select ${expression} as value, count(*)::int as matches from picked
            where ${expression} is not null group by 1) counted)`,
  );

const LARGER_FIRST = "greatest(team_one_players, 11 - team_one_players)";

/** What the dream teams of the kind had; null without a report that has one. */
export async function readEvidence(db: Db, askedKind: MatchKind): Promise<Evidence | null> {
  const kind = await narrowKind(db, askedKind);
  const ids = kind.series?.ids;
  const where = and(of(kind), ids && inArray(matchReports.seriesId, [...ids]));
  const [row] = await rowsOf(
    db,
    // pattern4 is the division at 50 %, pattern1 that at 30 and 70 %.
    sql`with picked as materialized (
      select combination, team_one_players, pattern4, pattern1, credits from ${matchReports}
      where ${where} and ${matchReports.points} is not null
    ) select count(*)::int as dream, count(pattern1)::int as percentages, count(credits)::int as priced,
      ${countsOf("combination")} as combinations,
      ${countsOf(`${LARGER_FIRST} || '-' || (11 - ${LARGER_FIRST})`)} as partitions,
      ${countsOf("pattern4")} as pattern1,
      ${countsOf("pattern1")} as pattern2,
      (select json_agg(json_build_object('credits', credits, 'matches', matches) order by credits)
       from (select credits, count(*)::int as matches from picked where credits is not null group by 1) priced) as credits
      from picked`,
    rowSchema,
  );
  if (row === undefined || row.dream === 0) return null;
  const withTotal = (total: number, values: z.infer<typeof counts>) => ({ of: total, counts: values ?? [] });
  return {
    format: kind.format,
    gender: kind.gender,
    series: kind.series?.name ?? null,
    combinations: withTotal(row.dream, row.combinations),
    partitions: withTotal(row.dream, row.partitions),
    pattern1: withTotal(row.percentages, row.pattern1),
    pattern2: withTotal(row.percentages, row.pattern2),
    credits: { of: row.priced, counts: row.credits ?? [] },
  };
}
