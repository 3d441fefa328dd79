import type { AuditEntry } from "@teamwright/contract";
import { inArray } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { findGroupNames } from "../groups/public.ts";
import { matches } from "#tables/matches.ts";

type AuditDetails = AuditEntry["details"];

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const matchOf = ({ match, matchId }: AuditDetails): string | null => textOf(matchId) ?? textOf(match);
const groupOf = ({ group, groupId }: AuditDetails): string | null => textOf(groupId) ?? textOf(group);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isText = (text: string | null): text is string => text !== null;

async function findMatchNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: matches.id, left: matches.leftName, right: matches.rightName })
    .from(matches)
    .where(inArray(matches.id, [...ids]));
  return new Map(rows.map(({ id, left, right }) => [id, `${left} v ${right}`]));
}

/** What the details of entries are about, in words: both sides of the match, the name of the group, or the report. */
export async function thingNames(db: Db, list: readonly AuditDetails[]): Promise<(string | null)[]> {
  const matchIds = [...new Set(list.map(matchOf).filter(isText))];
  const groupIds = [...new Set(list.map(groupOf).filter(isText))].filter((id) => UUID.test(id));
  const matchNames = await findMatchNames(db, matchIds);
  const groupNames = await findGroupNames(db, groupIds);
  return list.map(
    (details) =>
      matchNames.get(matchOf(details) ?? "") ??
      groupNames.get(groupOf(details) ?? "") ??
      // A report that was deleted has no other name left.
      textOf(details["report"]),
  );
}
