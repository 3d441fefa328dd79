import type { Db } from "#db/database.ts";
import { saveDraft } from "../draft.repository.ts";
import { sampleReport } from "./sample-report.ts";

/** A draft of an imported match that fills in nothing but who played. */
export const storeDraft = (db: Db, matchId: string): Promise<void> =>
  saveDraft(db, {
    matchId,
    state: "",
    matchTime: new Date("2026-04-02T14:00:00Z"),
    sections: {
      series: null,
      pitch: null,
      teamOne: null,
      teamTwo: null,
      matchInformation: null,
      matchResult: null,
      dreamTeamData: null,
      playing11Data: sampleReport().playing11Data,
    },
  });
