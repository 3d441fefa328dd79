import type { PlayableForecast } from "@teamwright/forecast";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { forecastPromises } from "./schema.ts";

/** The forecast that was frozen at the match's start; null: none was. */
export async function findDocument(db: Db, matchId: string): Promise<PlayableForecast | null> {
  const [found] = await db
    .select({ document: forecastPromises.document })
    .from(forecastPromises)
    .where(eq(forecastPromises.matchId, matchId));
  return found?.document ?? null;
}
