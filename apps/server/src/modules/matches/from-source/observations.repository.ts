import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { matchObservations } from "../schema.ts";
import type { PartOf } from "./parts.ts";

/** When a part of a match was last observed, and by whom. */
export interface Observation extends PartOf {
  readonly source: string;
  readonly observedAt: Date;
}

/** The side of a part that is of the match itself. */
const NO_SIDE = -1;

export async function readObservations(db: Db, matchId: string): Promise<Observation[]> {
  const rows = await db.select().from(matchObservations).where(eq(matchObservations.matchId, matchId));
  return rows.map(({ part, side, source, observedAt }) => ({
    part,
    side: side === 0 || side === 1 ? side : null,
    source,
    observedAt,
  }));
}

/** Rows of one statement: five columns each. */
const ROWS_AT_ONCE = 2000;

export async function writeObservations(
  db: Db,
  observations: readonly (Observation & { readonly matchId: string })[],
): Promise<void> {
  const rows = observations.map(({ side, ...rest }) => ({ ...rest, side: side ?? NO_SIDE }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await writeRows(db, rows.slice(from, from + ROWS_AT_ONCE));
}

async function writeRows(db: Db, rows: (typeof matchObservations.$inferInsert)[]): Promise<void> {
  await db
    .insert(matchObservations)
    .values(rows)
    .onConflictDoUpdate({
      target: [matchObservations.matchId, matchObservations.part, matchObservations.side],
      set: { source: sql`excluded.source`, observedAt: sql`excluded.observed_at` },
    });
}
