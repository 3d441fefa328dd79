import { sourceStates } from "../source-state.ts";
import type { PlayState } from "../source-state.ts";

const states: Readonly<Record<PlayState, readonly string[]>> = {
  not_started: ["TBD", "NS"],
  // Suspended and interrupted matches go on, usually on the same day.
  in_progress: ["1H", "HT", "2H", "ET", "BT", "P", "LIVE", "SUSP", "INT"],
  finished: ["FT", "AET", "PEN", "AWD", "WO"],
  postponed: ["PST"],
  abandoned: ["ABD"],
  cancelled: ["CANC"],
};

/** The state behind the vendor's short status; undefined for one that is not known. */
export const stateOf = (short: string): PlayState | undefined =>
  sourceStates.find((state) => states[state].includes(short));
