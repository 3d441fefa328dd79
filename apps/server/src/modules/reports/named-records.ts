import type { Db } from "#db/database.ts";
import type { NamedRecords } from "./compute/report-form.ts";
import { findPitch } from "./pitch.repository.ts";
import { findSeries } from "./series.repository.ts";
import { findSportTeam } from "./sport-team.repository.ts";

interface RecordIds {
  readonly seriesId: string | null;
  readonly pitchId: string | null;
  readonly teamOneId: string | null;
  readonly teamTwoId: string | null;
}

/** The records of series, pitch and teams with these ids. */
export async function recordsOf(db: Db, ids: RecordIds): Promise<NamedRecords> {
  return {
    series: ids.seriesId === null ? null : await findSeries(db, ids.seriesId),
    pitch: ids.pitchId === null ? null : await findPitch(db, ids.pitchId),
    teams: [
      ids.teamOneId === null ? null : await findSportTeam(db, ids.teamOneId),
      ids.teamTwoId === null ? null : await findSportTeam(db, ids.teamTwoId),
    ],
  };
}
