import type { MatchFormat, MatchGender } from "@teamwright/domain";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { matchReports } from "./schema.ts";

const player = z.object({
  player_fixed_id: z.string(),
  role: z.int(),
  credits: z.number().nullable(),
  points: z.number(),
});

const row = z.object({
  source: z.string().nullable(),
  time: z.coerce.date(),
  left: z.string(),
  right: z.string(),
  rules: z.string().nullable(),
  left_players: z.array(player),
  right_players: z.array(player),
});

/** The line-ups of a report with their points. `source` is the match that it is about. */
export type PastReport = z.infer<typeof row>;

export interface WantedReports {
  readonly format: MatchFormat;
  readonly gender: MatchGender;
  readonly before: Date;
  readonly limit: number;
}

/** The newest reports of a kind of cricket match, newest first. */
export const findPastReports = (
  db: Db,
  { format, gender, before, limit }: WantedReports,
): Promise<PastReport[]> =>
  rowsOf(
    db,
    sql`select ${matchReports.source} as source, ${matchReports.matchTime} as time,
        ${matchReports.leftTeamName} as left, ${matchReports.rightTeamName} as right,
        ${matchReports.data} ->> 'rule_set' as rules,
        ${matchReports.data} #> '{playing11Data,leftTeamData}' as left_players,
        ${matchReports.data} #> '{playing11Data,rightTeamData}' as right_players
      from ${matchReports}
      where ${matchReports.gender} = ${gender} and ${matchReports.format} = ${format}
        and ${matchReports.matchTime} < ${before.toISOString()}
      order by ${matchReports.matchTime} desc nulls first, ${matchReports.id} limit ${limit}`,
    row,
  );
