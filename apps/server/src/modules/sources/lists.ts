import { HOUR_SECONDS } from "@teamwright/domain/durations";
import type { FixtureList } from "./source.ts";

/** The windows of fixtures: those beyond five days once a day, the next day every hour, and every five minutes before a start. */
export const standardLists: readonly FixtureList[] = [
  { name: "ahead", fromDay: 5, toDay: 10, interval: 24 * HOUR_SECONDS },
  { name: "days", fromDay: 1, toDay: 5, interval: 6 * HOUR_SECONDS },
  { name: "day", fromDay: 0, toDay: 1, interval: HOUR_SECONDS, beforeStart: 300 },
];

/** The matches that are being played, for a server that starts in the middle of them. */
export const liveList: FixtureList = {
  name: "live",
  fromDay: 0,
  toDay: 0,
  interval: HOUR_SECONDS,
  live: true,
};
