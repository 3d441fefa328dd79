import type { Disruption } from "@teamwright/domain";
import { serverNow, useHasStarted } from "./server-clock.ts";

interface Planned {
  readonly match_time: string;
  readonly disruption?: Disruption | undefined;
}

/** Whether no team can be sent for the match any more: by its time, unless it is postponed or called off. */
const begunBy = (disruption: Disruption | undefined, timeHasCome: boolean): boolean =>
  disruption === undefined ? timeHasCome : disruption !== "postponed";

export const hasBegun = ({ match_time, disruption }: Planned, now = serverNow()): boolean =>
  begunBy(disruption, Date.parse(match_time) <= now);

/** Renders again whenever one of the matches begins. */
export function useMatchStarts(matches: readonly Planned[]): void {
  const times = matches.map(({ match_time }) => match_time);
  useHasStarted(
    times
      .filter((time) => Date.parse(time) > serverNow())
      .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0],
  );
}

/** Renders again when the time comes. False until the match is loaded. */
export function useHasBegun(match: Planned | undefined): boolean {
  return begunBy(match?.disruption, useHasStarted(match?.match_time));
}
