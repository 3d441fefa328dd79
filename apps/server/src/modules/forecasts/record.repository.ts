import { promiseKinds } from "@teamwright/contract";
import type { ForecastRecord, PromiseKind } from "@teamwright/contract";
import { isSportIndex, shareInterval, sportByIndex } from "@teamwright/domain";
import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { forecastMeasurements, forecastPromises } from "./schema.ts";
import type { MeasuredClaim } from "./schema.ts";

const NEWEST = 50;
const BANDS = 10;

const roundFigure = (value: number): number => Math.round(value * 10_000) / 10_000;

const slugOf = (sport: number) => {
  if (!isSportIndex(sport)) throw new Error(`the database holds a promise of sport ${sport}`);
  return sportByIndex(sport).slug;
};

/** Claims, the sum of their chances, and how many came true. */
interface PromiseSums {
  readonly n: number;
  readonly chances: number;
  readonly hits: number;
}

function reliabilityOf({ n, chances, hits }: PromiseSums) {
  const [low, high] = shareInterval(hits, n);
  return {
    n,
    promised: roundFigure(chances / n),
    real: roundFigure(hits / n),
    low: roundFigure(low / 100),
    high: roundFigure(high / 100),
  };
}

const sumsOf = (list: readonly PromiseSums[]): PromiseSums => ({
  n: list.reduce((sum, { n }) => sum + n, 0),
  chances: list.reduce((sum, { chances }) => sum + chances, 0),
  hits: list.reduce((sum, { hits }) => sum + hits, 0),
});

/** The last measurement of each promise. */
const LAST = sql`select distinct on (${forecastMeasurements.matchId}) * from ${forecastMeasurements}
  order by ${forecastMeasurements.matchId}, ${forecastMeasurements.number} desc`;

const formatRow = z.object({
  sport: z.int(),
  format: z.string(),
  invented: z.boolean(),
  frozen: z.coerce.number(),
  measured: z.coerce.number(),
  voided: z.coerce.number(),
});
const bandRow = z.object({
  sport: z.int(),
  format: z.string(),
  invented: z.boolean(),
  kind: z.enum(promiseKinds),
  band: z.int(),
  n: z.coerce.number(),
  chances: z.coerce.number(),
  hits: z.coerce.number(),
});

const readFormats = (db: Db) =>
  rowsOf(
    db,
    sql`select p.sport, p.format, p.invented, count(*) as frozen,
        count(*) filter (where not m.voided) as measured, count(*) filter (where m.voided) as voided
      from ${forecastPromises} p left join (${LAST}) m on m.match_id = p.match_id
      group by p.sport, p.format, p.invented order by p.invented, p.sport, p.format`,
    formatRow,
  );

const readBands = (db: Db) =>
  rowsOf(
    db,
    sql`select p.sport, p.format, p.invented, claim.kind, least(${BANDS - 1}, floor(claim.chance * ${BANDS}))::int as band,
        count(*) as n, sum(claim.chance) as chances, sum(claim.real) as hits
      from (${LAST}) m join ${forecastPromises} p on p.match_id = m.match_id
      cross join jsonb_to_recordset(m.claims) as claim(kind text, chance float8, real int)
      group by 1, 2, 3, 4, 5 order by 5`,
    bandRow,
  );

/** How right the promises were, by sport and format, and the matches measured last. */
export async function readRecord(db: Db): Promise<ForecastRecord> {
  const [formats, bands, newest] = [await readFormats(db), await readBands(db), await readNewest(db)];
  const keyOf = (row: { sport: number; format: string; invented: boolean }): string =>
    `${row.sport}/${row.format}/${row.invented}`;
  const bandsOf = Map.groupBy(bands, keyOf);
  return {
    formats: formats.map(({ sport, ...row }) => ({
      ...row,
      sport: slugOf(sport),
      kinds: byKind(bandsOf.get(keyOf({ sport, ...row })) ?? []).map(([kind, list]) => ({
        kind,
        ...reliabilityOf(sumsOf(list)),
        bands: list.map((band) => ({
          from: band.band / BANDS,
          to: (band.band + 1) / BANDS,
          ...reliabilityOf(band),
        })),
      })),
    })),
    newest,
  };
}

const byKind = <Row extends { readonly kind: PromiseKind }>(rows: readonly Row[]) =>
  promiseKinds.flatMap((kind): [PromiseKind, Row[]][] => {
    const list = rows.filter((row) => row.kind === kind);
    return list.length === 0 ? [] : [[kind, list]];
  });

async function readNewest(db: Db): Promise<ForecastRecord["newest"]> {
  const last = db
    .selectDistinctOn([forecastMeasurements.matchId])
    .from(forecastMeasurements)
    .orderBy(forecastMeasurements.matchId, desc(forecastMeasurements.number))
    .as("last");
  const rows = await db
    .select({
      matchId: forecastPromises.matchId,
      name: forecastPromises.name,
      sport: forecastPromises.sport,
      format: forecastPromises.format,
      matchTime: forecastPromises.matchTime,
      frozenAt: forecastPromises.frozenAt,
      invented: forecastPromises.invented,
      number: last.number,
      claims: last.claims,
    })
    .from(last)
    .innerJoin(forecastPromises, sql`${forecastPromises.matchId} = ${last.matchId}`)
    .where(sql`not ${last.voided}`)
    .orderBy(desc(forecastPromises.matchTime), forecastPromises.matchId)
    .limit(NEWEST);
  return rows.map(({ number, claims, sport, matchTime, frozenAt, ...row }) => ({
    ...row,
    sport: slugOf(sport),
    matchTime: matchTime.toISOString(),
    frozenAt: frozenAt.toISOString(),
    corrected: number > 1,
    kinds: byKind(claims).map(([kind, list]) => {
      const { n, promised, real } = reliabilityOf(sumsOf(list.map(sumsOfClaim)));
      return { kind, n, promised, real };
    }),
  }));
}

const sumsOfClaim = ({ chance, real }: MeasuredClaim): PromiseSums => ({ n: 1, chances: chance, hits: real });
