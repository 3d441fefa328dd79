import type { Pitch } from "@teamwright/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { recordKey } from "./record-key.ts";
import { holds } from "#db/holds.ts";
import { listedPage } from "./record-list.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { reportPitches } from "./schema.ts";

type PitchRow = typeof reportPitches.$inferSelect;

export const toPitch = (row: PitchRow): Pitch => ({
  _id: row.id,
  pitchName: row.name,
  pitchCountry: row.country,
  pitchCity: row.city,
});

/** The pitch; an equal one that exists already is returned as it is. */
export async function addPitch(db: Db, fields: Omit<Pitch, "_id">): Promise<Pitch> {
  const key = recordKey(fields.pitchName, fields.pitchCountry, fields.pitchCity);
  const [insertedPitch] = await db
    .insert(reportPitches)
    .values({ key, name: fields.pitchName, country: fields.pitchCountry, city: fields.pitchCity })
    .onConflictDoUpdate({ target: reportPitches.key, set: { key } })
    .returning();
  if (!insertedPitch) throw new Error("a pitch was not stored");
  return toPitch(insertedPitch);
}

interface PitchQuery extends PageOf {
  readonly pitchName?: string | undefined;
  readonly pitchCity?: string | undefined;
  readonly pitchCountry?: Pitch["pitchCountry"] | undefined;
}

/** By name. */
export async function listPitches(db: Db, request: PitchQuery): Promise<RecordPage<Pitch>> {
  const where = and(
    holds(reportPitches.name, request.pitchName),
    holds(reportPitches.city, request.pitchCity),
    request.pitchCountry === undefined ? undefined : eq(reportPitches.country, request.pitchCountry),
  );
  const rows = db
    .select()
    .from(reportPitches)
    .where(where)
    .orderBy(asc(reportPitches.name), reportPitches.id);
  return listedPage(request, rows, db.$count(reportPitches, where), toPitch);
}

export async function findPitch(db: Db, id: string): Promise<Pitch | null> {
  const [row] = await db.select().from(reportPitches).where(eq(reportPitches.id, id));
  return row ? toPitch(row) : null;
}
