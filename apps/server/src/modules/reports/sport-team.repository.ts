import type { SportTeam } from "@teamwright/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { recordKey } from "./record-key.ts";
import { holds } from "#db/holds.ts";
import { listedPage } from "./record-list.ts";
import type { RecordPage, PageOf } from "./record-list.ts";
import { reportTeams } from "./schema.ts";

type SportTeamRow = typeof reportTeams.$inferSelect;

export const toSportTeam = (row: SportTeamRow): SportTeam => ({
  _id: row.id,
  sportTeamName: row.name,
  sportTeamCountry: row.country,
  sportTeamCode: row.code,
  sportTeamGender: row.gender,
});

/** The team; one of the same name, country and gender that exists already is returned as it is. */
export async function addSportTeam(db: Db, fields: Omit<SportTeam, "_id">): Promise<SportTeam> {
  const key = recordKey(fields.sportTeamName, fields.sportTeamCountry, fields.sportTeamGender);
  const [insertedTeam] = await db
    .insert(reportTeams)
    .values({
      key,
      name: fields.sportTeamName,
      country: fields.sportTeamCountry,
      code: fields.sportTeamCode,
      gender: fields.sportTeamGender,
    })
    .onConflictDoUpdate({ target: reportTeams.key, set: { key } })
    .returning();
  if (!insertedTeam) throw new Error("a team was not stored");
  return toSportTeam(insertedTeam);
}

interface SportTeamQuery extends PageOf {
  readonly teamName?: string | undefined;
  readonly teamCode?: string | undefined;
  readonly teamCountry?: SportTeam["sportTeamCountry"] | undefined;
}

/** By name. */
export async function listSportTeams(db: Db, request: SportTeamQuery): Promise<RecordPage<SportTeam>> {
  const where = and(
    holds(reportTeams.name, request.teamName),
    holds(reportTeams.code, request.teamCode),
    request.teamCountry === undefined ? undefined : eq(reportTeams.country, request.teamCountry),
  );
  const rows = db.select().from(reportTeams).where(where).orderBy(asc(reportTeams.name), reportTeams.id);
  return listedPage(request, rows, db.$count(reportTeams, where), toSportTeam);
}

export async function findSportTeam(db: Db, id: string): Promise<SportTeam | null> {
  const [row] = await db.select().from(reportTeams).where(eq(reportTeams.id, id));
  return row ? toSportTeam(row) : null;
}

/** The only team of that name; null where there is none, or several, such as men and women. */
export async function findSportTeamNamed(db: Db, name: string): Promise<SportTeam | null> {
  const rows = await db
    .select()
    .from(reportTeams)
    .where(eq(sql`lower(${reportTeams.name})`, name.toLowerCase()))
    .limit(2);
  return rows.length === 1 && rows[0] ? toSportTeam(rows[0]) : null;
}
