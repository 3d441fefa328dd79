import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt } from "#db/columns.ts";
import { matches } from "#tables/matches.ts";

/** Teams of one post (an expert's, prime or group post) in the engine's compact format: about 7 bytes per team. */
export const postedTeamSets = pgTable(
  "posted_team_sets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    matchId: text("match_id")
      .notNull()
      .references(() => matches.id),
    teamCount: integer("team_count").notNull(),
    teams: bytes("teams").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("posted_team_sets_match").on(table.matchId)],
);
