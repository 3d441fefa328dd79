import type { SourceState } from "../source.ts";

const states: Readonly<Record<SourceState, readonly string[]>> = {
  // Postponed and suspended matches keep their place until a new time is known.
  not_started: ["TBD", "NS", "PST"],
  in_progress: ["1H", "HT", "2H", "ET", "BT", "P", "LIVE", "SUSP", "INT"],
  finished: ["FT", "AET", "PEN", "AWD", "WO"],
  cancelled: ["CANC", "ABD"],
};

/** The state behind the vendor's short status; undefined for one that is not known. */
export const stateOf = (short: string): SourceState | undefined =>
  (["not_started", "in_progress", "finished", "cancelled"] as const).find((state) =>
    states[state].includes(short),
  );
