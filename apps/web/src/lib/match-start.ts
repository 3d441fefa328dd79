import type { Disruption } from "@teamwright/domain";
import { serverNow, useHasStarted } from "./server-clock.ts";

interface PlannedStart {
  readonly match_time: string;
  readonly disruption?: Disruption | undefined;
}

/** Whether no team can be sent for the match any more: by its time, unless it is postponed or called off. */
const begunBy = (disruption: Disruption | undefined, timeHasCome: boolean): boolean =>
  disruption === undefined ? timeHasCome : disruption !== "postponed";

export const hasBegun = ({ match_time, disruption }: PlannedStart, now = serverNow()): boolean =>
  begunBy(disruption, Date.parse(match_time) <= now);

/** Renders again whenever one of the matches, sorted by time, begins. */
export function useMatchStarts(matches: readonly PlannedStart[]): void {
  const now = serverNow();
  useHasStarted(matches.find(({ match_time }) => Date.parse(match_time) > now)?.match_time);
}

/** Renders again when the time comes. False until the match is loaded. */
export function useHasBegun(match: PlannedStart | undefined): boolean {
  return begunBy(match?.disruption, useHasStarted(match?.match_time));
}
